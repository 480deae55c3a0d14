/** Drawing -> Fabrication: roles, actions, checks, joints, parts, assemblies. Pure: the same drawing and options give the same. */
import type { AnnexCode } from "@x/eurocode";
import type { Fabrication, Papers } from "../fabrication.ts";
import { withMarks } from "../marks.ts";
import { sectionOfCell } from "../members/designation.ts";
import type { MemberList } from "../members/model.ts";
import { type Assigned, assigned, assigns, drawnParts, listedPlates, takeMarks } from "./drawn-parts.ts";
import type { ListedPlates } from "./joints/choose.ts";
import { type AssessmentOptions, type ProjectSettings, projectSchema } from "./options.ts";
import { piecesOf } from "./pieces.ts";
import { Register } from "./register.ts";
import { memberOf, summaryOf, tell } from "./results.ts";
import { checkRows, recheckDrilled } from "./row-checks.ts";
import { rowsOf } from "./rows.ts";
import { Said } from "./said.ts";
import { whole } from "./says.ts";
import { sayStock } from "./stock.ts";

export type AssessmentStage = "roles" | "checks" | "joints" | "parts";
export type OnStage = (stage: AssessmentStage, done: number, of: number) => void;

export function assess(drawing: MemberList, options: AssessmentOptions = {}, onStage: OnStage = () => {}): Fabrication {
  const { corrections = [] } = options;
  const said = new Said();
  if (!assigns(corrections))
    return assessed(drawing, options, { listed: listedPlates(drawing, corrections), parts: [], said }, onStage);
  // which joints parts are given to is known when they are made
  const first = assessed(drawing, options, { listed: new Map(), parts: [], said: new Said() }, () => {});
  const given = assigned(drawing, corrections, first.joints, said);
  const listed = listedPlates(drawing, corrections);
  return assessed(
    drawing,
    { ...options, corrections: given.corrections },
    { listed, parts: given.parts, said },
    onStage,
  );
}

interface OfList {
  /** plates that the list has itself: joints with such plates are made on request */
  readonly listed: ListedPlates;
  readonly parts: readonly Assigned[];
  readonly said: Said;
}

function assessed(
  drawing: MemberList,
  options: AssessmentOptions,
  { listed, parts: given, said }: OfList,
  onStage: OnStage,
): Fabrication {
  const annex: AnnexCode = options.national_annex ?? "EN";
  const project = projectSchema.parse(options.project ?? {});
  onStage("roles", 0, drawing.members.length);
  const rows = rowsOf(drawing, options, project, said);
  onStage("checks", 0, rows.length);
  const checks = checkRows(rows, annex);
  onStage("joints", 0, rows.length);
  const register = new Register(rows.flatMap(({ id, mirrored }) => [id, ...(mirrored ? [mirrored.id] : [])]));
  const built = piecesOf(rows, { annex, project, listed }, register, said, (done) =>
    onStage("joints", done, rows.length),
  );
  onStage("parts", 0, rows.length);
  takeMarks(given, register, said);
  drawnParts(drawing, options.corrections ?? [], register, said);
  const drilled = recheckDrilled(rows, built, annex, said);
  const members = rows.map((row, i) => memberOf(row, drilled.get(row.id) ?? checks[i] ?? {}, built[i]?.ends));
  const parts = {
    profiles: built.flatMap(({ profiles = [] }) => profiles),
    plates: register.plates,
    fittings: register.fittings,
    bolts: register.bolts,
    welds: register.welds,
  };
  const { joints } = register;
  const assemblies = built.flatMap(({ assemblies: of }) => of?.({ parts, members, joints }) ?? []);
  const { remarked, renamed, ...marked } = withMarks(
    { drawing_info: drawing.drawing_info, members, parts, assemblies },
    options.register,
  );
  tell(members, register, drawing, said);
  for (const { kind, id, from, to } of remarked)
    said.warn(kind === "part" ? whole.otherPart({ to }) : whole.otherAssembly({ to }), from, id);
  for (const { kind, id, from, to } of renamed)
    said.warn(kind === "part" ? whole.renamedPart({ from, to }) : whole.renamedAssembly({ from, to }), to, id);
  sayStock(marked.parts, project, said);
  const warned = members.map((member) => ({ ...member, warnings: said.about(member.id) }));
  return {
    drawing_info: drawing.drawing_info,
    settings: settingsOf(drawing, options, project, annex),
    members: warned,
    joints,
    welds: register.weldChecks,
    base_plates: register.basePlates,
    ...marked,
    loose: register.loose,
    summary: summaryOf(members, parts, register),
    assumptions: said.assumptions,
    warnings: [...drawing.warnings, ...said.warnings],
    unresolved: drawing.unresolved,
  };
}

function settingsOf(
  { drawing_info }: MemberList,
  { language = "en" }: AssessmentOptions,
  project: ProjectSettings,
  national_annex: AnnexCode,
): Fabrication["settings"] {
  const { client, firm, people, status, date, execution } = project;
  return {
    national_annex,
    language,
    stock_lengths_mm: [...project.stock_lengths_mm].sort((a, b) => a - b),
    saw_cut_mm: project.saw_cut_mm,
    trim_mm: project.trim_mm,
    usable_remnant_mm: project.usable_remnant_mm,
    plate_sheets_mm: project.plate_sheets_mm,
    plate_gap_mm: project.plate_gap_mm,
    plate_edge_mm: project.plate_edge_mm,
    ...(project.georeference && { georeference: project.georeference }),
    ...(project.single_part_sheets && { single_part_sheets: true }),
    remnants: project.remnants.map(({ profile, steel_grade, length_mm, quantity, name }, i) => ({
      profile: sectionOfCell(profile)?.profile ?? profile,
      ...(steel_grade !== undefined && { steel_grade }),
      length_mm,
      quantity,
      name: name ?? `R${i + 1}`,
    })),
    default_grade: drawing_info.default_grade ?? project.default_grade,
    ...given({ client, firm, people, status, date, execution }),
  };
}

/** Without what is not there, at any depth. */
const given = (papers: object): Papers => JSON.parse(JSON.stringify(papers)) as Papers; // plain data, of the project's schema
