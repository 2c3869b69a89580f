/** Commands for a shell that check a shuffle without this page. */
import type { Table } from "../api/types";

interface Command {
  what: "code" | "seed" | "record";
  command: string;
}

type RevealedTable = Pick<Table, "code" | "seed_hash" | "contributions" | "secret">;

/** None if the server revealed something that does not belong into a command. */
export function commandsOf({ code, seed_hash, contributions, secret }: RevealedTable): Command[] {
  const added = contributions.flatMap((digits, seat) => (digits === null ? [] : [`${seat}:${digits}`]));
  const isPlain = [code, seed_hash, secret ?? "", ...added].every((text) => /^[\w:-]*$/.test(text));
  if (secret === null || !isPlain) return [];
  const commands: Command[] = [
    { what: "code", command: `printf 'orbis seed commitment\\n${secret}' | sha256sum` },
  ];
  if (added.length) {
    const text = ["orbis seed", secret, ...added].join("\\n");
    commands.push({ what: "seed", command: `printf '${text}' | sha256sum` });
  }
  commands.push({
    what: "record",
    command: `orbis verify ${code}.orbis.json --seed-hash ${seed_hash}`,
  });
  return commands;
}
