/** A QR code as one path. */
import { encode } from "uqr";

/** Light modules around the code, as scanners need them. */
const BORDER = 4;

interface QrPicture {
  size: number;
  path: string;
}

export function qrPicture(text: string): QrPicture {
  const { size, data } = encode(text, { ecc: "M", border: BORDER });
  return { size, path: data.map(rowPath).join("") };
}

/** Dark modules beside each other are one rectangle, so that no seams show between them. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    let end = x;
    while (row[end]) end++;
    path += `M${x} ${y}h${end - x}v1h${x - end}z`;
    x = end;
  }
  return path;
}
