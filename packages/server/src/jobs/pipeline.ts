import type { Drawing } from "@x/drawings";
import { assess, byProject, exportFiles, type Fabrication, type GivenActions, isAnnex } from "@x/fabrication";
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
  const fromDefaults = defaultsFor(drawing, actions, defaults);
  const fabrication = assess(drawing, {
    national_annex: isAnnex(annex) ? annex : "EN",
    actions: [...actions, ...fromDefaults],
    corrections,
    ...(register && { register }),
  });
  const said = withSource(fabrication, new Set(fromDefaults.map(({ mark }) => mark)));
  const made = await exportFiles(said, exportFormats, {
    ...(pdf ? { pdf } : { members: read }),
    ...(corrections.length > 0 ? { corrections } : {}),
  });
  const files = made.flatMap(({ path, bytes }): MadeFile[] =>
    isExportFormat(path) ? [{ format: path, type: contentTypeOf(path), bytes }] : [],
  );
  return { result: resultFrom(drawing, said), files, summary: said.summary };
}

/** The project's defaults stand behind the file and the drawing's own schedule. */
function defaultsFor(
  drawing: Drawing,
  given: readonly GivenActions[],
  defaults: readonly GivenActions[],
): GivenActions[] {
  if (given.some(({ mark }) => mark === "*")) return [];
  const taken = new Set(given.map(({ mark }) => mark));
  for (const { mark, actions } of drawing.members) if (actions && Object.keys(actions).length > 0) taken.add(mark);
  return defaults.filter(({ mark }) => !taken.has(mark));
}

function withSource(fabrication: Fabrication, marks: ReadonlySet<string>): Fabrication {
  if (marks.size === 0) return fabrication;
  const members = fabrication.members.map((member) =>
    member.actions.from === "file" && marks.has(member.mark)
      ? {
          ...member,
          actions: {
            ...member.actions,
            from: "project default" as const,
            reason: byProject,
          },
        }
      : member,
  );
  return { ...fabrication, members };
}
