/** What lies on the pictures of the rules, by ids of the standard tiles. */
import type { Color, Place } from "../api/types";

export interface PictureCell {
  row: number;
  /** 0 is the cell left of the bottom row. */
  column: number;
  /** None: an empty cell. */
  tile?: string;
  face?: "up" | "wilderness";
  cancelled?: boolean;
  /** Pointed out, allowed or not. */
  mark?: "ring" | "near" | "yes" | "no";
}

export interface PicturePyramid {
  rows: number;
  bottom: number;
  width: number;
  cells: readonly PictureCell[];
}

const row = (number: number, ...columns: number[]): PictureCell[] =>
  columns.map((column) => ({ row: number, column }));

const NEIGHBORS = new Set(["2.1", "2.3", "1.2", "1.3", "3.1", "3.2"]);

export const PYRAMIDS = {
  pyramid: [
    {
      rows: 4,
      bottom: 5,
      width: 5,
      cells: [...row(1, 1, 2, 3, 4, 5), ...row(2, 1, 2, 3, 4), ...row(3, 1, 2, 3), ...row(4, 1, 2)].map(
        (cell) => {
          const name = `${cell.row}.${cell.column}`;
          if (name === "2.2") return { ...cell, mark: "ring" as const };
          return NEIGHBORS.has(name) ? { ...cell, mark: "near" as const } : cell;
        },
      ),
    },
  ],
  placement: [
    {
      rows: 2,
      bottom: 3,
      width: 5,
      cells: [
        { row: 1, column: 0, mark: "yes" },
        { row: 1, column: 1, tile: "R1b" },
        { row: 1, column: 2, tile: "Y1d" },
        { row: 1, column: 3, tile: "G1b" },
        { row: 1, column: 4, mark: "yes" },
        { row: 2, column: 1, mark: "no" },
        { row: 2, column: 2, mark: "yes" },
        { row: 2, column: 3, mark: "no" },
      ],
    },
  ],
  wilderness: [
    {
      rows: 2,
      bottom: 2,
      width: 2,
      cells: [
        { row: 1, column: 1, tile: "G1a", face: "wilderness" },
        { row: 1, column: 2, tile: "Y1d" },
        { row: 2, column: 1, tile: "B2a" },
      ],
    },
  ],
  "forest-neighbors": [
    {
      rows: 3,
      bottom: 4,
      width: 4,
      cells: [
        { row: 1, column: 1, tile: "B1a" },
        { row: 1, column: 2, tile: "G1b", mark: "near" },
        { row: 1, column: 3, tile: "R1b" },
        { row: 1, column: 4, tile: "W1a" },
        { row: 2, column: 1, tile: "Y2c", face: "wilderness", mark: "near" },
        { row: 2, column: 2, tile: "G2a", mark: "ring" },
        { row: 2, column: 3, tile: "W2b", mark: "near" },
        { row: 3, column: 1 },
        { row: 3, column: 2 },
      ],
    },
  ],
  village: [
    { rows: 1, bottom: 1, width: 1, cells: [{ row: 1, column: 1, tile: "Y2d" }] },
    { rows: 1, bottom: 1, width: 1, cells: [{ row: 1, column: 1, tile: "Y2d", cancelled: true }] },
  ],
  irrigation: [
    {
      rows: 2,
      bottom: 2,
      width: 2,
      cells: [
        { row: 1, column: 1, tile: "R1a", mark: "near" },
        { row: 1, column: 2, tile: "B1a" },
        { row: 2, column: 1, tile: "B2a" },
      ],
    },
    {
      rows: 2,
      bottom: 2,
      width: 2,
      cells: [
        { row: 1, column: 1, tile: "B1c" },
        { row: 1, column: 2, tile: "Y1d" },
        { row: 2, column: 1, tile: "B2a", cancelled: true },
      ],
    },
  ],
} satisfies Record<string, readonly PicturePyramid[]>;

interface PictureFigure {
  color: Color;
  is?: "new" | "gone";
}

export interface PicturePlace {
  tile: string;
  figures?: readonly PictureFigure[];
  mark?: "ring";
}

const figures = (letters: string, is?: PictureFigure["is"]): PictureFigure[] =>
  [...letters].map((letter) => ({ color: letter as Color, is }));

/** The display of T1: b1 is chosen. */
export const GENERATED: Readonly<Record<Place, PicturePlace>> = {
  a1: { tile: "R1b", figures: figures("B", "new") },
  b1: { tile: "B1a", figures: figures("RY"), mark: "ring" },
  c1: { tile: "G1b", figures: [...figures("W"), ...figures("B", "new")] },
  a2: { tile: "W1a" },
  b2: { tile: "Y1d", figures: [...figures("R"), ...figures("B", "new")] },
  c2: { tile: "B1c" },
  a3: { tile: "G1d" },
  b3: { tile: "R1d", figures: figures("Y") },
  c3: { tile: "W1d" },
};

/** The volcano of E4, and some tiles of the display. */
export const ERUPTED: readonly PicturePlace[] = [
  { tile: "R2b", mark: "ring" },
  { tile: "G1b", figures: [...figures("YY", "gone"), ...figures("B")] },
  { tile: "W2a", figures: figures("R") },
  { tile: "B2c", figures: [...figures("Y", "gone"), ...figures("W")] },
];

/** The players of F1, best first. */
export const RANKING = [
  { name: "a", symbols: 4, mystic: 3 },
  { name: "b", symbols: 2, mystic: 11 },
  { name: "c", symbols: 2, mystic: 8 },
] as const;
