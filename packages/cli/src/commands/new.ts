import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Check, template } from "@x/eurocode/engine";
import { listed, messages } from "@x/eurocode/message";
import { suggestions } from "@x/eurocode/text";
import type { Command } from "commander";
import { Stop, unwritable } from "../exit.ts";
import { aliases, endpoints, kindNamed } from "../standards.ts";

const stops = messages("newCommand", {
  noKind: '{check} has no kind "{given}" Known: {known}',
  nearKind: '{check} has no kind "{given}"; did you mean {near}? Known: {known}',
});

interface Options {
  readonly kind?: string;
  readonly plain?: true;
  readonly csv?: true;
  readonly schema?: true;
  readonly output?: string;
}

export function addNew(program: Command): void {
  program
    .command("new")
    .description(
      `Prints a starting input: JSON with comments, which x check reads as it is. Short names: ${Object.keys(aliases).join(", ")}; or the name of a kind: beam, fin-plate, snow.`,
    )
    .argument("<endpoint>", `the check, or a kind: ${endpoints.join(", ")}`)
    .option("--kind <kind>", "the kind of connection, of checks that have several")
    .option("--plain", "without comments and optional fields")
    .option("--csv", "a table with one example row; headings name the fields, nested by dots")
    .option("--schema", "the JSON Schema of its files, by which editors complete")
    .option("-o, --output <file>", "write the input there, and its schema beside it")
    .addHelpText(
      "after",
      `
Examples:
  x new en-1993-1-8 > bolts.json
  x new bolts -o bolts.json
  x new en-1993-1-8 --kind bolt --plain
  x new end-plate > joint.json
  x new en-1993-1-1 --csv > members.csv`,
    )
    .action(async (endpoint: string, options: Options) => {
      const { check: known, kind } = await kindNamed(endpoint);
      const text = await textOf(known, { ...(kind === undefined ? {} : { kind }), ...options });
      if (options.output === undefined) {
        process.stdout.write(text);
        return;
      }
      save(options.output, text);
      if (!options.csv && !options.schema)
        save(join(dirname(options.output), `${known.endpoint}.schema.json`), await schemaText(known));
    });
}

async function textOf(known: Check, { kind, plain, csv, schema }: Options): Promise<string> {
  const kinds = Object.keys(known.kinds);
  if (kind !== undefined && !kinds.includes(kind)) {
    const [near] = suggestions(kind, kinds);
    throw new Stop(
      near === undefined
        ? stops.noKind({ check: known.endpoint, given: kind, known: listed("plain", kinds) })
        : stops.nearKind({ check: known.endpoint, given: kind, near, known: listed("plain", kinds) }),
    );
  }
  if (schema) return schemaText(known);
  if (csv) return tableOf(known.kinds[kind ?? known.choice?.standard ?? kinds[0] ?? ""]?.example ?? {});
  return template(known, { ...(kind === undefined ? {} : { kind }), comments: plain !== true, file: true });
}

async function schemaText(known: Check): Promise<string> {
  const { schemaOf } = await import("../schema.ts");
  return `${JSON.stringify(schemaOf(known), null, 1)}\n`;
}

function save(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw unwritable(file, error);
  }
  process.stderr.write(`wrote ${file}\n`);
}

/** The fields of an example as headings, its values below them; a list is written in its cell as JSON. */
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
