/** The forms of the server's API under the names that this page uses. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Action = Schemas["ToldAction"]["action"];
export type Allowed = Schemas["AllowedForm"];
export type Changes = Schemas["ChangesForm"];
export type Color = "R" | "B" | "Y" | "G" | "W";
export type CreateTable = Schemas["CreateTable"];
export type ErrorForm = Schemas["ErrorForm"];
export type Event = Schemas["MessageForm"]["events"][number];
export type God = Schemas["GodForm"]["god"];
export type JudgedTurn = Schemas["JudgedTurn"];
export type Hint = Schemas["HintForm"];
export type Level = NonNullable<Schemas["SeatForm"]["level"]>;
export type Message = Schemas["MessageForm"];
export type Place = Schemas["TakeForm"]["place"];
export type PlacedTile = Schemas["PlacedTile"];
export type PlayerPoints = Schemas["PlayerPoints"];
export type PlayerScore = Schemas["PlayerScoreForm"];
export type PlayerState = Schemas["PlayerState"];
export type Preview = Schemas["PreviewForm"];
export type Refusal = Schemas["RefusalForm"];
export type Refused = Schemas["RefusedForm"];
export type Region = Schemas["RegionForm"];
export type Replay = Schemas["ReplayForm"];
export type Review = Schemas["ReviewForm"];
export type ReviewResult = Schemas["ReviewResult"];
export type ReviewedTurn = Schemas["ReviewedTurn"];
export type Score = Schemas["ScoreForm"];
export type Seat = Schemas["SeatForm"];
export type Signal = Schemas["SignalForm"];
export type Snapshot = Schemas["SnapshotForm"];
export type State = Schemas["StateForm"];
export type Table = Schemas["TableForm"];
export type TableSummary = Schemas["TableSummary"];
export type TileSet = Schemas["TileSetContent"];
export type ToldAction = Schemas["ToldAction"];
export type TurnAnswer = Schemas["TurnAnswer"];
export type TurnEvent = Schemas["TurnEvent"];
export type Worshipers = Schemas["Worshipers"];

export const COLORS: readonly Color[] = ["R", "B", "Y", "G", "W"];
export const PLACES: readonly Place[] = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
