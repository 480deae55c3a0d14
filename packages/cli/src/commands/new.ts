import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Check, isInvalidInput, template } from "@x/eurocode/engine";
import { english, listed, messages } from "@x/eurocode/message";
import { suggestions } from "@x/eurocode/text";
import type { Command } from "commander";
import { exitCode, relayed, Stop, unwritable } from "../exit.ts";
import { aliases, endpoints, kindNamed } from "../standards.ts";

const stops = messages("newCommand", {
  noKind: '{check} has no kind "{given}" Known: {known}',
  noStandard:
    'there are no standard joints of the kind "{given}" in the guides that are known here; there are of {known}',
  noBeams: "--beams names no profile",
  onlyBeams: "{option} is only for --beams",
  notWithBeams: "{option} is not for --beams",
  tooShallow: "no standard joint fits {beams}: two rows of M20 at 70 mm need a clear depth of 150 mm",
  noneFits: "no standard joint fits {beams} on this support",
  nearKind: '{check} has no kind "{given}"; did you mean {near}? Known: {known}',
});

interface Options {
  readonly kind?: string;
  readonly plain?: true;
  readonly csv?: true;
  readonly schema?: true;
  readonly output?: string;
  readonly beams?: string;
  readonly support?: string;
  readonly grade?: string;
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
    .option(
      "--beams <profiles>",
      "fin-plate, header-plate, angle-cleats: the standard joints of the guides (SCI P358, Steel Buildings in Europe) for these beams, as a list",
    )
    .option("--support <profile>", "with --beams: the column")
    .option("--grade <steel>", "with --beams: steel of beams, plates and column, such as S275")
    .option("-o, --output <file>", "write the input there, and its schema beside it")
    .addHelpText(
      "after",
      `
Examples:
  x new en-1993-1-8 > bolts.json
  x new bolts -o bolts.json
  x new en-1993-1-8 --kind bolt --plain
  x new end-plate > joint.json
  x new fin-plate --beams "IPE 300, IPE 400" --grade S275 -o fin-plates.json
  x check fin-plates.json --out fin-plates.csv --pdf fin-plates.pdf
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

async function textOf(known: Check, { beams, ...options }: Options): Promise<string> {
  const { kind, plain, csv, schema } = options;
  if (beams !== undefined) return standardText(kind ?? "", beams, options);
  for (const option of ["support", "grade"] as const)
    if (options[option] !== undefined) throw new Stop(stops.onlyBeams({ option: `--${option}` }));
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
  if (csv) return tableOf([known.kinds[kind ?? known.choice?.standard ?? kinds[0] ?? ""]?.example ?? {}]);
  return template(known, { ...(kind === undefined ? {} : { kind }), comments: plain !== true, file: true });
}

/** What is standard of a kind of joint, as a list: the reaction of each is its resistance. */
async function standardText(kind: string, beams: string, options: Options): Promise<string> {
  const { findStandardJoints } = await import("@x/eurocode/en-1993-1-8/simple-joints/catalogue");
  const { support, grade, csv, schema } = options;
  const known = ["fin-plate", "header-plate", "angle-cleats"] as const;
  const chosen = known.find((one) => one === kind);
  if (!chosen) throw new Stop(stops.noStandard({ given: kind, known: listed("plain", known) }));
  if (schema) throw new Stop(stops.notWithBeams({ option: "--schema" }));
  const profiles = new Map(
    beams
      .split(",")
      .flatMap((one) => (one.trim() === "" ? [] : [[one.replaceAll(/\s/g, "").toUpperCase(), one.trim()]])),
  );
  if (profiles.size === 0) throw new Stop(stops.noBeams);
  const steel = grade === undefined ? {} : { steel_grade: grade };
  const ofSupport = support === undefined ? {} : { support: { profile: support, ...steel } };
  const found = [...profiles.values()].map((profile) => ({
    profile,
    ...refusing(() => findStandardJoints(chosen, { beam: { profile, ...steel }, ...ofSupport })),
  }));
  const connections = found.flatMap(({ joints }) => joints);
  const leftOut = found.flatMap((one) => one.leftOut);
  if (connections.length === 0) {
    const details = leftOut.map(({ mark, why }) => ({ path: mark, message: why }));
    throw new Stop((details.length === 0 ? stops.tooShallow : stops.noneFits)({ beams }), exitCode.invalid, details);
  }
  const shallow = found.filter(({ joints, leftOut: out }) => joints.length + out.length === 0);
  for (const { profile } of shallow) process.stderr.write(`${english(stops.tooShallow({ beams: profile }))}\n`);
  for (const { mark, why } of leftOut) process.stderr.write(`left out ${mark}: ${why}\n`);
  if (csv) return tableOf(connections);
  return `${JSON.stringify({ check: "en-1993-1-8", connections }, null, 1)}\n`;
}

/** A profile or a grade that there is not, as a check says it. */
function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    throw new Stop(relayed(error), exitCode.invalid, error.problems);
  }
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

/** The fields of items as headings, their values below them; a list is written in its cell as JSON. */
function tableOf(items: readonly unknown[]): string {
  const headings = new Set<string>();
  const rows = items.map((item) => {
    const cells = new Map<string, string>();
    const add = (value: unknown, path: string): void => {
      if (value !== null && typeof value === "object" && !Array.isArray(value))
        for (const [name, inner] of Object.entries(value)) add(inner, path === "" ? name : `${path}.${name}`);
      else cells.set(path, Array.isArray(value) ? JSON.stringify(value) : String(value));
    };
    add(item, "");
    for (const name of cells.keys()) headings.add(name);
    return cells;
  });
  const lines = [[...headings], ...rows.map((cells) => [...headings].map((name) => cells.get(name) ?? ""))];
  return lines.map((cells) => `${cells.map(quoted).join(",")}\n`).join("");
}

const quoted = (text: string): string => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
