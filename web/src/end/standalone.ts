/** A picture of the page as an SVG that needs nothing else: neither the sprite nor the style sheets. */
import { resolveVariables } from "./variables";

const SVG = "http://www.w3.org/2000/svg";
/** What style sheets may say of a picture's parts. */
const STYLED = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
];
const DROPPED = new Set(["class", "style", "id", "role", "aria-hidden", "aria-label", "focusable"]);
/** They say where a used symbol lies; the rest of a `use` is inherited by what it shows. */
const PLACED = ["x", "y", "width", "height"];

type Lookup = (name: string) => string;

/** A copy of an SVG on the screen, in which everything that it uses is drawn out. */
export function standalone(svg: SVGSVGElement): SVGElement {
  const copy = copyShown(svg) as SVGElement;
  copy.setAttribute("viewBox", svg.getAttribute("viewBox") ?? "");
  return copy;
}

/** The clip paths of the sprite that a picture refers to. */
export function clipPaths(picture: Element): SVGElement[] {
  const clipped = picture.querySelectorAll("[clip-path]");
  const ids = new Set([...clipped].map((part) => /#([\w-]+)/.exec(part.getAttribute("clip-path")!)?.[1]));
  return [...ids].flatMap((id) => {
    const path = id ? document.getElementById(id) : null;
    return path ? [path.cloneNode(true) as SVGElement] : [];
  });
}

/** A part that is on the screen: style sheets have their say. */
function copyShown(part: Element): Element {
  const style = getComputedStyle(part);
  const lookup: Lookup = (name) => style.getPropertyValue(name);
  const copy = part.localName === "use" ? drawUse(part, lookup) : copyPart(part, lookup);
  for (const name of STYLED) copy.setAttribute(name, style.getPropertyValue(name));
  if (part.localName !== "use") {
    for (const child of part.childNodes) {
      if (child instanceof Element) copy.append(copyShown(child));
      else if (child.nodeType === Node.TEXT_NODE) copy.append(child.textContent ?? "");
    }
  }
  return copy;
}

/** A part of the sprite, with the variables of the element that uses it. */
function copyUsed(part: Element, lookup: Lookup): Element {
  if (part.localName === "use") return drawUse(part, lookup);
  const copy = copyPart(part, lookup);
  for (const child of part.children) copy.append(copyUsed(child, lookup));
  return copy;
}

function copyPart(part: Element, lookup: Lookup, without: readonly string[] = []): Element {
  const copy = document.createElementNS(SVG, part.localName);
  for (const { name, value } of part.attributes) {
    if (DROPPED.has(name) || without.includes(name)) continue;
    copy.setAttribute(name, resolveVariables(value, lookup));
  }
  return copy;
}

/** A `use` as a group with what it shows. */
function drawUse(use: Element, lookup: Lookup): Element {
  const group = document.createElementNS(SVG, "g");
  const inherited = copyPart(use, lookup, ["href", ...PLACED]);
  for (const { name, value } of inherited.attributes) group.setAttribute(name, value);
  const used = document.querySelector(use.getAttribute("href") ?? "");
  if (!used) return group;
  const viewport = document.createElementNS(SVG, "svg");
  for (const name of PLACED) {
    const value = use.getAttribute(name);
    if (value !== null) viewport.setAttribute(name, value);
  }
  viewport.setAttribute("viewBox", used.getAttribute("viewBox") ?? "0 0 100 100");
  for (const child of used.children) viewport.append(copyUsed(child, lookup));
  group.append(viewport);
  return group;
}
