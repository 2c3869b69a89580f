/** A finished universe as a picture that can be kept and sent: a PNG, drawn by the browser itself. */
import { embedFonts } from "./fontFaces";
import { clipPaths, standalone } from "./standalone";

const SVG = "http://www.w3.org/2000/svg";
/** In the units of the picture. */
const SIDE = 1200;
const MARGIN = 60;
const TITLE_HEIGHT = 130;
const FOOT_HEIGHT = 60;
const PIXELS = 1600;

interface Caption {
  title: string;
  foot: string;
}

/** A picture of what lies in an element on the screen: every tile there, under a caption. */
export async function drawPng(element: HTMLElement, caption: Caption): Promise<Blob> {
  const picture = composeSvg(element);
  const fonts = create("style", {});
  fonts.textContent = await embedFonts(picture.textContent ?? "");
  picture.prepend(fonts);
  const text = new XMLSerializer().serializeToString(picture);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = PIXELS;
  const context = canvas.getContext("2d")!;
  context.drawImage(image, 0, 0, PIXELS, PIXELS);
  await writeCaption(context, caption);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("There is no picture"))), "image/png"),
  );
}

/** Names can be in any script, and unlike an SVG image, a canvas can use all fonts of the page. */
async function writeCaption(context: CanvasRenderingContext2D, { title, foot }: Caption): Promise<void> {
  const lines = [
    { text: title, y: 92, font: `700 ${titleSize(title)}px ${rootValue("--font")}` },
    { text: foot, y: SIDE - 28, font: `26px ${rootValue("--font")}` },
  ];
  await Promise.all(lines.map(({ text, font }) => document.fonts.load(font, text)));
  context.scale(PIXELS / SIDE, PIXELS / SIDE);
  context.fillStyle = rootValue("--text");
  context.textAlign = "center";
  for (const { text, y, font } of lines) {
    context.font = font;
    context.fillText(text, SIDE / 2, y, SIDE - 2 * MARGIN);
  }
}

/** Let the browser save a file. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function composeSvg(element: HTMLElement): SVGElement {
  const root = create("svg", { width: PIXELS, height: PIXELS, viewBox: `0 0 ${SIDE} ${SIDE}` });
  const tiles = create("g", {});
  for (const tile of placedTiles(element)) tiles.append(tile);
  const defs = create("defs", {});
  defs.append(...clipPaths(tiles), aether(rootValue("--aether-high"), rootValue("--aether-low")));
  const sky = create("rect", { width: SIDE, height: SIDE, fill: "url(#aether)" });
  root.append(defs, sky, tiles);
  return root;
}

/** The value of a variable of the style sheets, in light or dark. */
function rootValue(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** The tiles where they lie, as large as the picture has room. */
function placedTiles(element: HTMLElement): SVGElement[] {
  const box = element.getBoundingClientRect();
  const room = SIDE - TITLE_HEIGHT - FOOT_HEIGHT;
  const scale = Math.min((SIDE - 2 * MARGIN) / box.width, room / box.height);
  const left = (SIDE - box.width * scale) / 2;
  const top = TITLE_HEIGHT + (room - box.height * scale) / 2;
  return [...element.querySelectorAll("svg")].map((svg) => {
    const at = svg.getBoundingClientRect();
    const copy = standalone(svg);
    copy.setAttribute("x", String(left + (at.left - box.left) * scale));
    copy.setAttribute("y", String(top + (at.top - box.top) * scale));
    copy.setAttribute("width", String(at.width * scale));
    copy.setAttribute("height", String(at.height * scale));
    return copy;
  });
}

function aether(high: string, low: string): SVGElement {
  const gradient = create("linearGradient", { id: "aether", x1: 0, y1: 0, x2: 0, y2: 1 });
  gradient.append(
    create("stop", { offset: 0, "stop-color": high }),
    create("stop", { offset: 1, "stop-color": low }),
  );
  return gradient;
}

/** Long names are written smaller, and those in wide letters also narrower. */
const titleSize = (title: string) => Math.min(60, (SIDE - 2 * MARGIN) / (title.length * 0.56));

function create(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
