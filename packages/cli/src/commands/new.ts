import { suggestions, template } from "@x/eurocode/engine";
import type { Command } from "commander";
import { Stop } from "../exit.ts";
import { checkOf, endpoints } from "../standards.ts";

interface Options {
  readonly kind?: string;
  readonly plain?: true;
  readonly csv?: true;
}

export function addNew(program: Command): void {
  program
    .command("new")
    .summary("print a starting input with every field explained")
    .description("Prints a starting input: JSON with comments, which x check reads as it is.")
    .argument("<endpoint>", `the check: ${endpoints.join(", ")}`)
    .option("--kind <kind>", "the kind of connection, of checks that have several")
    .option("--plain", "without comments and optional fields")
    .option("--csv", "a table with one example row; headings name the fields, nested by dots")
    .addHelpText(
      "after",
      `
Examples:
  x new en-1993-1-8 > bolts.json
  x new en-1993-1-8 --kind bolt --plain
  x new en-1993-1-1 --csv > members.csv`,
    )
    .action(async (endpoint: string, { kind, plain, csv }: Options) => {
      const known = await checkOf(endpoint);
      const kinds = Object.keys(known.kinds);
      if (kind !== undefined && !kinds.includes(kind)) {
        const [near] = suggestions(kind, kinds);
        throw new Stop(
          `${endpoint} has no kind "${kind}"${near ? `; did you mean ${near}?` : ""} Known: ${kinds.join(", ")}`,
        );
      }
      if (csv)
        process.stdout.write(tableOf(known.kinds[kind ?? known.choice?.standard ?? kinds[0] ?? ""]?.example ?? {}));
      else process.stdout.write(template(known, { ...(kind === undefined ? {} : { kind }), comments: plain !== true }));
    });
}

/** The fields of an example as headings, its values below them; a list stands in its cell as JSON. */
function tableOf(example: unknown): string {
  const cells: [name: string, value: string][] = [];
  const add = (value: unknown, path: string): void => {
    if (value !== null && typeof value === "object" && !Array.isArray(value))
      for (const [name, inner] of Object.entries(value)) add(inner, path === "" ? name : `${path}.${name}`);
    else cells.push([path, Array.isArray(value) ? JSON.stringify(value) : String(value)]);
  };
  add(example, "");
  return [0, 1].map((at) => `${cells.map((cell) => quoted(cell[at] ?? "")).join(",")}\n`).join("");
}

const quoted = (text: string): string => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
