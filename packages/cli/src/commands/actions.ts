import { actionsOfBeam, type BeamActions, beamFields } from "@x/eurocode/beams";
import { type FieldDescription, isInvalidInput } from "@x/eurocode/engine";
import type { Command } from "commander";
import { exitCode, relayed, Stop } from "../exit.ts";
import { readInput } from "../input.ts";
import { isRecord } from "../json.ts";
import { beamTable, casesTable } from "../print/beam.ts";
import { table } from "../print/text.ts";

const example = `{
  "spans_mm": [6000, 5000],
  "left": "pinned",
  "right": "pinned",
  "loads": [
    { "q_kN_m": 12.5 },
    { "P_kN": 40, "span": 1, "x_mm": 2500 }
  ],
  "profile": "IPE 300"
}
`;

export function addActions(program: Command): void {
  program
    .command("actions")
    .description(
      "Reactions, shear forces, moments and deflections of a single-span, cantilever or continuous beam, and the fields of en-1993-1-1 for each span.",
    )
    .argument("[file]", "a JSON file with spans and loads, or - for stdin; without it an example is printed")
    .option("--json", "print JSON")
    .option("--members", "print the spans as members of en-1993-1-1, for x check")
    .addHelpText(
      "after",
      () => `
Fields:
${fieldTable(beamFields(), "")}

Ends are pinned, fixed or free; supports between spans are pinned. Loads act downwards, sagging moments are positive.

Examples:
  x actions > beam.json
  x actions beam.json
  x actions beam.json --members > members.json

"actions" in place of "loads" (each with id, nature, category and loads as q_kN_m, P_kN, or q_kN_m2 and spacing_m) are printed one by
one, with patterns of imposed loads, and what is greatest in their combinations by EN 1990. With
"member" (profile; species, b, h; or fck, fyk, h and, of a beam, b), x check beam.json combines them by EN 1990, span by span, and gives the verdict.
Fields: docs/concepts.md, "A beam from its loads".`,
    )
    .action(async (file: string | undefined, options: { json?: true; members?: true }) => {
      if (file === undefined) {
        process.stdout.write(example);
        return;
      }
      const { value, file: name } = readInput(file);
      try {
        if (isRecord(value) && Object.hasOwn(value, "actions")) {
          await printCases(value, options);
          return;
        }
        const actions = actionsOfBeam(value);
        if (options.members) process.stdout.write(`${JSON.stringify(membersOf(actions, value), null, 2)}\n`);
        else if (options.json) process.stdout.write(`${JSON.stringify(actions, null, 2)}\n`);
        else process.stdout.write(beamTable(actions));
      } catch (error) {
        if (!isInvalidInput(error)) throw error;
        throw new Stop(
          relayed(error),
          exitCode.invalid,
          error.problems.map((problem) => ({ file: name, ...problem })),
        );
      }
    });
}

/** A beam with its loads by case: each of them, and their combinations; with a member its spans as a request of its check. */
async function printCases(
  value: Readonly<Record<string, unknown>>,
  options: { json?: true; members?: true },
): Promise<void> {
  const { casesOfBeam, designOfBeam } = await import("@x/eurocode/beams/design");
  const written = options.members
    ? `${JSON.stringify(designOfBeam(value).request, null, 2)}\n`
    : options.json
      ? `${JSON.stringify(casesOfBeam(value), null, 2)}\n`
      : casesTable(casesOfBeam(value));
  process.stdout.write(written);
}

export function fieldTable(fields: readonly FieldDescription[], before: string): string {
  const rowsOf = (list: readonly FieldDescription[], path: string): string[][] =>
    list.flatMap(({ name, unit, description, required, type, fields: inner }) => [
      [path + name, required ? "required" : "", unit, description],
      ...rowsOf(inner, `${path}${name}${type === "list" ? "[]" : ""}.`),
    ]);
  return table(rowsOf(fields, before), [{}, {}, {}, {}]);
}

/** A request of en-1993-1-1; the profile is that of the beam where it has one. */
function membersOf({ spans }: BeamActions, beam: unknown): object {
  const profile =
    beam !== null && typeof beam === "object" && "profile" in beam && typeof beam.profile === "string"
      ? { profile: beam.profile }
      : {};
  return { members: spans.map(({ member }, i) => ({ mark: `span ${i + 1}`, ...profile, ...member })) };
}
