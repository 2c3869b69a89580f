/** Tile sets as files: saved as `orbis tiles --json` writes them, and read from JSON. */
import type { Content } from "./draft";

/** As many bytes as the server reads. */
const MAX_BYTES = 1_000_000;
const MAX_NAME = 60;

/** What is in a file, or why it cannot be read. */
export type FileContent = { data: unknown } | { problem: "toml" | "wrong" | "large" };

export async function readFile(file: Pick<File, "name" | "size" | "text">): Promise<FileContent> {
  if (file.size > MAX_BYTES) return { problem: "large" };
  try {
    return { data: JSON.parse(await file.text()) };
  } catch {
    return { problem: /\.toml$/i.test(file.name) ? "toml" : "wrong" };
  }
}

/** Let the browser save a set. */
export function saveFile(content: Content): void {
  const link = document.createElement("a");
  const text = `${JSON.stringify(content, null, 1)}\n`;
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${fileName(content.name)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** A name without characters that some file systems refuse. */
function fileName(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .trim()
      .slice(0, MAX_NAME) || "tiles"
  );
}
