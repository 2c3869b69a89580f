/** Which characters a font has, read from its WOFF2 file: https://www.w3.org/TR/WOFF2/ */
import { brotliDecompressSync } from "node:zlib";

const HEADER_SIZE = 48;
const [CMAP, GLYF, LOCA, OTHER_TAG] = [0, 10, 11, 63]; // in the list of known tags

/** The code points for which there is a glyph. */
export function characters(file: Buffer): Set<number> {
  const cmap = readCmap(file);
  const found = new Set<number>();
  for (let at = 0; at < cmap.readUInt16BE(2); at++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * at));
    if (table.readUInt16BE(0) === 4) readSegments(table, found);
    if (table.readUInt16BE(0) === 12) readGroups(table, found);
  }
  return found;
}

/** All tables are compressed as one, in the order of the directory. */
function readCmap(file: Buffer): Buffer {
  let at = HEADER_SIZE;
  const readLength = () => {
    for (let length = 0; ;) {
      const byte = file.readUInt8(at++);
      length = length * 128 + (byte & 127);
      if (byte < 128) return length;
    }
  };
  const tables = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const [tag, transformation] = [flags & 63, flags >> 6];
    if (tag === OTHER_TAG) at += 4;
    const length = readLength();
    const transformed = tag === GLYF || tag === LOCA ? transformation !== 3 : transformation !== 0;
    return { tag, length: transformed ? readLength() : length };
  });
  const content = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const number = tables.findIndex(({ tag }) => tag === CMAP);
  const start = tables.slice(0, number).reduce((sum, { length }) => sum + length, 0);
  return content.subarray(start, start + tables[number]!.length);
}

/** Format 4, for the first 65,536 characters. */
function readSegments(table: Buffer, found: Set<number>): void {
  const size = table.readUInt16BE(6); // twice the number of segments
  const [ends, starts] = [14, 16 + size];
  const [deltas, offsets] = [starts + size, starts + 2 * size];
  for (let at = 0; at < size; at += 2) {
    const [first, last] = [table.readUInt16BE(starts + at), table.readUInt16BE(ends + at)];
    const offset = table.readUInt16BE(offsets + at);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = offset ? table.readUInt16BE(offsets + at + offset + 2 * (code - first)) : code;
      if (glyph && (glyph + table.readUInt16BE(deltas + at)) & 0xffff) found.add(code);
    }
  }
}

/** Format 12, for all. */
function readGroups(table: Buffer, found: Set<number>): void {
  for (let at = 0; at < table.readUInt32BE(12); at++) {
    const group = 16 + 12 * at;
    for (let code = table.readUInt32BE(group); code <= table.readUInt32BE(group + 4); code++) found.add(code);
  }
}
