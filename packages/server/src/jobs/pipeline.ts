import type { JobOutcome } from "@x/api";
import type { Drawing } from "@x/drawings";
import { assess, exportFiles, type Fabrication, type GivenActions, isAnnex } from "@x/fabrication";
import { type Override, override } from "@x/fabrication/members";
import { contentTypeOf, exportFormats, isExportFormat } from "@x/words/workshop";
import type { MadeResult } from "./result.ts";
import { resultFrom } from "./result.ts";

/** A file that a job makes. */
export interface MadeFile {
  readonly format: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface Assessed {
  readonly result: MadeResult;
  readonly files: readonly MadeFile[];
  readonly summary: Fabrication["summary"];
  readonly outcome: JobOutcome;
}

export interface AssessTask {
  /** For the package; without one it is the list of members. */
  readonly pdf?: Uint8Array;
  readonly drawing: Drawing;
  readonly corrections: readonly Override[];
  readonly actions: readonly GivenActions[];
  /** Of the project, by mark: for members of which neither file nor drawing says anything. */
  readonly defaults: readonly GivenActions[];
  readonly annex: string;
  /** marks that were given out before it */
  readonly register?: Fabrication["register"] | undefined;
}

/** From what was read to what a workshop builds, and the files of it. */
export async function assessDrawing({
  pdf,
  drawing: read,
  corrections,
  actions,
  defaults,
  annex,
  register,
}: AssessTask): Promise<Assessed> {
  const drawing = override(read, corrections);
  const options = {
    national_annex: isAnnex(annex) ? annex : ("EN" as const),
    actions: [...actions, ...defaultsFor(drawing, actions, defaults)],
    corrections,
    ...(register && { register }),
  };
  const fabrication = assess(drawing, options);
  const made = await exportFiles(fabrication, exportFormats, {
    ...(pdf ? { pdf } : { members: read }),
    ...(corrections.length > 0 ? { corrections } : {}),
    again: { list: drawing, options },
  });
  const files = made.flatMap(({ path, bytes }): MadeFile[] =>
    isExportFormat(path) ? [{ format: path, type: contentTypeOf(path), bytes }] : [],
  );
  return {
    result: resultFrom(drawing, fabrication),
    files,
    summary: fabrication.summary,
    outcome: outcomeOf(fabrication),
  };
}

/** The verdict is that of the report; what nobody has designed has not passed. */
function outcomeOf({ members, joints, base_plates, unresolved, summary }: OfOutcome): JobOutcome {
  const utilizations = [
    ...members.map(({ check }) => check?.utilization),
    ...[...joints, ...base_plates].map(({ utilization }) => utilization),
  ].filter((one): one is number => one !== undefined && Number.isFinite(one));
  const { state, total_mass_kg, unweighed_count } = summary;
  const worst = utilizations.reduce<number | null>((most, one) => Math.max(most ?? 0, one), null);
  return { state, max_utilization: worst, unresolved_count: unresolved.length, total_mass_kg, unweighed_count };
}

type OfOutcome = Pick<Fabrication, "members" | "joints" | "base_plates" | "unresolved" | "summary">;

/** The project's defaults stand behind the file and the drawing's own schedule. */
function defaultsFor(
  drawing: Drawing,
  given: readonly GivenActions[],
  defaults: readonly GivenActions[],
): GivenActions[] {
  if (given.some(({ mark }) => mark === "*")) return [];
  const taken = new Set(given.map(({ mark }) => mark));
  for (const { mark, actions } of drawing.members) if (actions && Object.keys(actions).length > 0) taken.add(mark);
  return defaults.filter(({ mark }) => !taken.has(mark)).map((one) => ({ ...one, from: "project default" as const }));
}
