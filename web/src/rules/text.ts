/** The texts of rules: paragraphs in which `((T3))` is a link to another rule and `[[R]]` a symbol. */

export type Piece = { kind: "text" | "symbols"; text: string } | { kind: "link"; rule: string };

export function paragraphs(text: string): Piece[][] {
  return text.split(/\n\s*\n/).map((paragraph) =>
    paragraph.split(/(\(\(\w+\)\)|\[\[[^\]]*\]\])/).flatMap((part): Piece[] => {
      if (!part.trim()) return part ? [{ kind: "text", text: " " }] : [];
      const link = /^\(\((\w+)\)\)$/.exec(part);
      if (link?.[1]) return [{ kind: "link", rule: link[1] }];
      return [{ kind: part.startsWith("[[") ? "symbols" : "text", text: part }];
    }),
  );
}

/** What is searched: the words alone. */
export function bare(text: string): string {
  return text.replace(/\(\(\w+\)\)|\[\[[^\]]*\]\]/g, " ");
}
