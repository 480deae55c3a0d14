/** Drawing -> Fabrication: roles, actions, checks, joints, parts, assemblies. Pure: the same drawing and options give the same. */
import { type AnnexCode, InvalidInput, resolveDesignation, section } from "@x/eurocode";
import type {
  Assembly,
  EndCut,
  FabricatedMember,
  Fabrication,
  FabricationSummary,
  MemberEnd,
  ProfilePart,
} from "../fabrication.ts";
import type { Drawing, DrawnMember, Override } from "../model.ts";
import { printable, safeName, uniqueNames } from "../names.ts";
import { bare } from "../understanding/identity.ts";
import { type ActionSources, actionsOf, byMark, type ChosenActions, tributaryWidths } from "./actions.ts";
import { chooseJoint } from "./joints/choose.ts";
import { axesOf, type JointEnd, type JointMember } from "./joints/end.ts";
import { fittingsOf } from "./joints/fittings.ts";
import { type Sized, sizeJoint } from "./joints/size.ts";
import { type Checked, checkMembers, type Request } from "./member-checks.ts";
import { type AssessmentOptions, type ProjectSettings, projectSchema } from "./options.ts";
import { type PlacedFittings, Register } from "./register.ts";
import { roleOf } from "./roles.ts";
import { rectangle, round2, round3, weighedProfile } from "./solid.ts";
import { supportsOf } from "./supports.ts";

export type AssessmentStage = "roles" | "checks" | "joints" | "parts";
export type OnStage = (stage: AssessmentStage, done: number, of: number) => void;

export function assess(drawing: Drawing, options: AssessmentOptions = {}, onStage: OnStage = () => {}): Fabrication {
  const annex: AnnexCode = options.national_annex ?? "EN";
  const project = projectSchema.parse(options.project ?? {});
  const said = new Said();
  onStage("roles", 0, drawing.members.length);
  const rows = rowsOf(drawing, options, project, said);
  onStage("checks", 0, rows.length);
  const checks = checkRows(rows, annex);
  onStage("joints", 0, rows.length);
  const register = new Register(rows.map(({ id }) => id));
  const built = joints(rows, { annex, project }, register, said, onStage);
  onStage("parts", 0, rows.length);
  drawnParts(drawing, register, said);
  const members = rows.map((row, i) => memberOf(row, checks[i] ?? {}, built[i]?.ends));
  const parts = {
    profiles: built.flatMap(({ profile }) => (profile ? [profile] : [])),
    plates: register.plates,
    fittings: register.fittings,
    bolts: register.bolts,
    welds: register.welds,
  };
  const assemblies = built.flatMap(({ assembly }) => (assembly ? [assembly(parts)] : []));
  tell(members, register, drawing, said);
  return {
    drawing_info: drawing.drawing_info,
    settings: {
      national_annex: annex,
      language: options.language ?? "en",
      stock_lengths_mm: [...project.stock_lengths_mm].sort((a, b) => a - b),
      saw_cut_mm: project.saw_cut_mm,
      default_grade: drawing.drawing_info.default_grade ?? project.default_grade,
    },
    members,
    joints: register.joints,
    welds: register.weldChecks,
    base_plates: register.basePlates,
    parts,
    assemblies,
    loose: register.loose,
    summary: summaryOf(members, parts, register),
    assumptions: said.assumptions,
    warnings: [...drawing.warnings, ...said.warnings],
    unresolved: drawing.unresolved,
  };
}

class Said {
  readonly #assumptions = new Set<string>();
  readonly #warnings = new Map<string, string[]>();
  assume(text: string): void {
    this.#assumptions.add(text);
  }
  /** What is said of several members stands once. */
  warn(text: string, of?: string): void {
    const list = this.#warnings.get(text) ?? [];
    if (of !== undefined) list.push(of);
    this.#warnings.set(text, list);
  }
  get assumptions(): string[] {
    return [...this.#assumptions];
  }
  get warnings(): string[] {
    return [...this.#warnings].map(([text, of]) => (of.length === 0 ? text : `${few(of)}: ${text}`));
  }
}

function few(names: readonly string[]): string {
  const SHOWN = 5;
  const unique = [...new Set(names)];
  return unique.length > SHOWN + 1
    ? `${unique.slice(0, SHOWN).join(", ")} and ${unique.length - SHOWN} more`
    : unique.join(", ");
}

// ---------------------------------------------------------------- rows

interface Row {
  readonly id: string;
  readonly drawn: DrawnMember;
  readonly correction: Override | undefined;
  readonly steel_grade: string;
  readonly grade_assumed: boolean;
  readonly role: FabricatedMember["role"];
  readonly actions: ChosenActions;
  readonly quantity: number;
}

function rowsOf(drawing: Drawing, options: AssessmentOptions, project: ProjectSettings, said: Said): Row[] {
  const corrections = new Map((options.corrections ?? []).map((one) => [bare(one.mark), one]));
  const used = new Set<string>();
  const name = uniqueNames();
  const given = byMark(options.actions ?? []);
  const sources: ActionSources = { byMark: given, project, widthOf: tributaryWidths(drawing.members) };
  const rows = drawing.members.map((drawn): Row => {
    const id = name(safeName(drawn.mark, safeName(drawn.profile ?? drawn.section, "member")));
    const key = [bare(drawn.mark), bare(id)].find((one) => one !== "" && corrections.has(one));
    const correction = key === undefined ? undefined : corrections.get(key);
    if (key !== undefined) used.add(key);
    const role = roleOf(drawn, correction);
    const fallback = drawing.drawing_info.default_grade ?? project.default_grade;
    const steel_grade = drawn.steel_grade ?? fallback;
    return {
      id,
      drawn,
      correction,
      steel_grade: printable(steel_grade, 40),
      grade_assumed: drawn.steel_grade === undefined && drawing.drawing_info.default_grade === undefined,
      role,
      actions: actionsOf(drawn, role.value, correction, sources),
      quantity: drawn.quantity ?? 1,
    };
  });
  const marks = new Set(drawing.members.map(({ mark }) => bare(mark)));
  for (const [key, { mark, remove }] of corrections)
    if (!used.has(key) && !marks.has(key) && !remove)
      said.warn(`a correction of ${printable(mark, 60)}: the drawing has no such mark`);
  for (const [key, [first]] of given)
    if (first && key !== "*" && !marks.has(key))
      said.warn(`actions are given for ${printable(first.mark, 60)}, which the drawing does not have`);
  return rows;
}

// ---------------------------------------------------------------- checks

function checkRows(rows: readonly Row[], annex: AnnexCode): Checked[] {
  const results: Checked[] = rows.map(() => ({}));
  const requests: { request: Request; index: number }[] = [];
  rows.forEach((row, index) => {
    const request = requestOf(row);
    if (typeof request === "string") results[index] = { refused: request };
    else requests.push({ request, index });
  });
  const checked = checkMembers(
    requests.map(({ request }) => request),
    annex,
  );
  requests.forEach(({ index }, i) => {
    results[index] = checked[i] ?? {};
  });
  refuseCorrections(rows, results);
  return results;
}

function requestOf({ id, drawn, steel_grade, actions, correction }: Row): Request | string {
  if (drawn.profile === undefined) return `the catalogue has no ${printable(drawn.section, 60)}`;
  if (drawn.length_mm === undefined) return "the drawing gives no length";
  if (Object.keys(actions.values).length === 0 && !actions.load_cases) return actions.reason;
  return {
    mark: id,
    profile: drawn.profile,
    length_mm: drawn.length_mm,
    steel_grade,
    ...(actions.load_cases ? { load_cases: actions.load_cases } : actions.values),
    ...actions.shape,
    ...correction?.check,
  };
}

/** A field that a person set and the check refuses is an error of that person's file. */
function refuseCorrections(rows: readonly Row[], results: readonly Checked[]): void {
  const problems = rows.flatMap(({ correction, drawn }, i) => {
    const refused = results[i]?.refused;
    if (!correction?.check || refused === undefined) return [];
    const names = Object.keys(correction.check).filter((name) => refused.includes(name));
    return names.map((name) => ({
      path: `corrections of ${printable(drawn.mark, 60)}: check.${name}`,
      message: refused,
    }));
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}

// ---------------------------------------------------------------- joints, parts, assemblies

interface Built {
  readonly ends: FabricatedMember["ends"];
  readonly profile?: ProfilePart;
  readonly assembly?: (parts: Fabrication["parts"]) => Assembly;
}

function joints(
  rows: readonly Row[],
  context: { readonly annex: AnnexCode; readonly project: ProjectSettings },
  register: Register,
  said: Said,
  onStage: OnStage,
): Built[] {
  const supports = supportsOf(rows);
  const sizes = new Map<string, Sized | { readonly refused: string }>();
  const problems: InvalidInput["problems"][number][] = [];
  const built = rows.map((row, i): Built => {
    if (i % 20 === 0) onStage("joints", i, rows.length);
    const { profile } = row.drawn;
    if (profile === undefined) return { ends: both("its section is unknown") };
    const member = jointMember(row, profile);
    const ends = (["start", "end"] as const).map((end) => {
      const correction = row.correction?.[end];
      const support = supports(row.id, end, correction?.support);
      const at: JointEnd = { member, end, ...(correction && { correction }), ...(support && { support }) };
      if (correction?.support !== undefined && !support)
        said.warn(`its support ${printable(correction.support, 60)} is not a mark of the drawing`, shown(row));
      const choice = chooseJoint(at, context.project);
      const key = JSON.stringify([
        choice,
        member.profile,
        member.steel_grade,
        member.role,
        member.length_mm,
        member.actions,
        member.actionsFrom,
        member.uplift,
        support,
        correction?.set,
      ]);
      try {
        const sized = sizes.get(key) ?? sizeJoint(at, choice, context);
        sizes.set(key, sized);
        return { at, choice, sized };
      } catch (error) {
        if (!(error instanceof InvalidInput)) throw error;
        problems.push(...error.problems);
        return { at, choice, sized: { refused: "the correction cannot be" } };
      }
    });
    return build(row, profile, ends, register, said);
  });
  if (problems.length > 0) throw new InvalidInput(problems.slice(0, 100));
  return built;
}

const both = (reason: string): FabricatedMember["ends"] => ({ start: { reason }, end: { reason } });
const shown = ({ drawn, id }: Row): string => printable(drawn.mark, 40) || id;

function jointMember({ id, drawn, role, steel_grade, actions, quantity }: Row, profile: string): JointMember {
  return {
    id,
    mark: printable(drawn.mark, 60),
    role: role.value,
    profile,
    steel_grade,
    ...(drawn.length_mm !== undefined && { length_mm: drawn.length_mm }),
    quantity,
    actions: actions.values,
    actionsFrom: actions.from,
    ...upliftOf(actions),
  };
}

/** Load cases may pull where the greatest force pushes. The sign of a printed force is not known: there it is no uplift. */
function upliftOf({ from, load_cases, values }: ChosenActions): { uplift?: number } {
  if (from === "drawing" || !load_cases || (values.N_Ed ?? 0) <= 0) return {};
  const least = Math.min(...load_cases.map(({ N_Ed }) => (typeof N_Ed === "number" ? N_Ed : 0)));
  return least < 0 ? { uplift: least } : {};
}

const SIMPLE: readonly string[] = ["fin-plate", "header-plate", "angle-cleats"];

interface SizedEnd {
  readonly at: JointEnd;
  readonly choice: ReturnType<typeof chooseJoint>;
  readonly sized: Sized | { readonly refused: string };
}

const SQUARE: EndCut = { about_y_deg: 0, about_z_deg: 0 };

function build(row: Row, profile: string, ends: readonly SizedEnd[], register: Register, said: Said): Built {
  const length = row.drawn.length_mm;
  const massEach = row.drawn.mass_kg === undefined ? undefined : row.drawn.mass_kg / row.quantity;
  const whole = length !== undefined && massEach !== undefined;
  const placed: PlacedFittings[] = [];
  const holes: ProfilePart["holes"][number][] = [];
  const copes: ProfilePart["copes"][number][] = [];
  const named: string[] = [];
  const results = ends.map(({ at, choice, sized }): MemberEnd => {
    if ("refused" in sized) {
      if (choice.type !== undefined) said.warn(`no ${choice.type} at its ends: ${sized.refused}`, shown(row));
      return { reason: sized.refused };
    }
    const joint = register.joint(at, sized, choice.reason, choice.assumed);
    if (SIMPLE.includes(sized.type) && (at.member.actions.N_Ed ?? 0) !== 0)
      said.warn("its axial force is not verified in its simple joints", shown(row));
    if (sized.type === "column-base" && at.member.actionsFrom === "drawing" && (at.member.actions.N_Ed ?? 0) !== 0)
      said.warn("its base is made for the printed axial force in compression: uplift is not verified", shown(row));
    named.push(joint.id);
    const fittings = fittingsOf(at, sized.type, joint.requests, sized.weldOf);
    const inside = fittings.holes.filter(
      ({ x_mm, d_mm }) => length !== undefined && x_mm > d_mm / 2 && x_mm < length - d_mm / 2,
    );
    if (whole && inside.length < fittings.holes.length)
      said.warn("is shorter than its joints: holes beyond its end are left out", shown(row));
    holes.push(...inside.map((hole) => ({ ...hole, joint: joint.id })));
    copes.push(...fittings.copes);
    placed.push(register.place(joint, fittings, row.quantity, whole));
    return { joint: joint.id, reason: choice.reason };
  });
  const [start, end] = results;
  const outcome = { start: start ?? { reason: "" }, end: end ?? { reason: "" } };
  if (!whole) return { ends: outcome };
  const part = weighedProfile({
    id: row.id,
    mark: printable(row.drawn.mark, 60),
    profile,
    steel_grade: row.steel_grade,
    length_mm: length,
    quantity: row.quantity,
    cuts: { start: SQUARE, end: SQUARE },
    holes: holes.sort((a, b) => a.wall.localeCompare(b.wall) || a.x_mm - b.x_mm || a.across_mm - b.across_mm),
    copes,
    mass_kg: round3(massEach),
  });
  return {
    ends: outcome,
    profile: part,
    assembly: (parts) => assemblyOf(row, part, placed, [...new Set(named)], parts),
  };
}

function assemblyOf(
  row: Row,
  part: ProfilePart,
  placed: readonly PlacedFittings[],
  joints: readonly string[],
  parts: Fabrication["parts"],
): Assembly {
  const plates = placed.flatMap((one) => one.plates);
  const welds = placed.flatMap((one) => one.welds);
  const plateOf = new Map(parts.plates.map((plate) => [plate.id, plate]));
  const weldOf = new Map(parts.welds.map((weld) => [weld.id, weld]));
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const plateMass = sum(plates.map(({ part: id }) => plateOf.get(id)?.mass_kg ?? 0));
  const weldMass = sum(
    welds.map(({ part: id }) => {
      const weld = weldOf.get(id);
      return weld ? weld.mass_kg / weld.quantity : 0;
    }),
  );
  const axes = axesOf("start", part.length_mm);
  return {
    id: row.id,
    mark: part.mark,
    quantity: row.quantity,
    role: row.role.value,
    profiles: [{ part: part.id, frame: { origin: axes.point(0, 0, 0), x: [1, 0, 0], y: [0, 1, 0] } }],
    plates,
    fittings: placed.flatMap((one) => one.pieces),
    neighbours: placed.flatMap((one) => one.neighbours),
    bolts: placed.flatMap((one) => one.bolts),
    welds,
    joints,
    mass_kg: round3(part.mass_kg + plateMass + weldMass),
    surface_m2: round3(part.surface_m2 + sum(plates.map(({ part: id }) => plateOf.get(id)?.surface_m2 ?? 0))),
    ...(row.drawn.place && row.drawn.place.length > 0 && { place: row.drawn.place }),
  };
}

/** Plates and bolts that the drawing itself lists. */
function drawnParts(drawing: Drawing, register: Register, said: Said): void {
  let count = 0;
  for (const row of drawing.other_rows) {
    const quantity = row.quantity ?? 1;
    if (row.kind === "plate") {
      const size = plateSize(row);
      if (!size) continue;
      const [t, width, length] = size;
      count++;
      const mark = safeName(row.mark ?? "", `drawn-${count}`);
      register.drawnPlate(
        {
          use: "drawn",
          t_mm: t,
          outline: rectangle(length, width),
          holes: [],
          steel_grade: printable(row.steel_grade ?? drawing.drawing_info.default_grade ?? "S355", 40),
        },
        mark,
        quantity,
      );
    } else if (row.kind === "fastener" && row.fastener) {
      const { size, grade = "8.8", length_mm } = row.fastener;
      if (!/^M\d{1,2}$/.test(size) || length_mm === undefined) continue;
      register.drawnBolt({ kind: "bolt", size, grade: printable(grade, 10), grip_mm: 0, length_mm }, quantity, "site");
    }
  }
  if (count > 0)
    said.warn(
      `the drawing lists ${count} plates of its own: they are counted beside those of the joints that are made here`,
    );
}

function plateSize(row: Drawing["other_rows"][number]): [number, number, number] | undefined {
  const { t_mm, width_mm, length_mm } = row.plate ?? {};
  if (t_mm !== undefined && width_mm !== undefined && length_mm !== undefined) return [t_mm, width_mm, length_mm];
  if (row.section === undefined || row.length_mm === undefined) return undefined;
  const found = resolveDesignation(row.section);
  if (!("kind" in found) || found.kind !== "section") return undefined;
  const { dimensions } = section(found.canonical) ?? {};
  const { b_mm, t_mm: t } = dimensions ?? {};
  return b_mm === undefined || t === undefined ? undefined : [t, b_mm, row.length_mm];
}

// ---------------------------------------------------------------- members, sums, sentences

function memberOf(row: Row, checked: Checked, ends: FabricatedMember["ends"] | undefined): FabricatedMember {
  const { id, drawn, steel_grade, grade_assumed, role, quantity } = row;
  const { shape: _, ...actions } = row.actions;
  const perMetre = drawn.profile === undefined ? undefined : section(drawn.profile)?.properties.A_L_m2_m;
  const surface =
    perMetre === undefined || drawn.length_mm === undefined
      ? undefined
      : (perMetre * drawn.length_mm * quantity) / 1000;
  const remarks = [
    ...(drawn.profile === undefined ? ["unknown section"] : []),
    ...(drawn.length_mm === undefined ? ["no length"] : []),
    ...(drawn.quantity === undefined ? ["no quantity: counted as 1"] : []),
    ...(grade_assumed ? [`grade assumed: ${steel_grade}`] : []),
    ...(checked.check && !checked.check.passed ? [failed(checked.check)] : []),
    ...(drawn.notes ?? []).map((text) => printable(text)),
  ];
  return {
    id,
    mark: drawn.mark,
    section: drawn.section,
    ...(drawn.profile !== undefined && { profile: drawn.profile }),
    ...(drawn.family !== undefined && { family: drawn.family }),
    steel_grade,
    ...(grade_assumed && { grade_assumed: true as const }),
    ...(drawn.length_mm !== undefined && { length_mm: drawn.length_mm }),
    quantity,
    ...(drawn.quantity === undefined && { quantity_assumed: true as const }),
    ...(drawn.mass_kg !== undefined && { mass_kg: drawn.mass_kg }),
    ...(surface !== undefined && { surface_m2: round2(surface) }),
    role,
    actions,
    ...(checked.check && { check: checked.check }),
    ...(checked.refused !== undefined && { unchecked: checked.refused }),
    ends: ends ?? both("no joint"),
    ...(drawn.place && drawn.place.length > 0 && { place: drawn.place }),
    remarks: [...new Set(remarks)],
    source: drawn.source,
  };
}

const failed = ({ utilization, verification, clause, lightest }: NonNullable<FabricatedMember["check"]>): string =>
  `does not pass: ${percent(utilization)} ${verification} (${clause})${lightest ? `; ${lightest.profile} would pass` : ""}`;

const percent = (fraction: number): string => `${Math.round(fraction * 1000) / 10} %`;

function tell(members: readonly FabricatedMember[], register: Register, drawing: Drawing, said: Said): void {
  for (const { mark, id, actions, unchecked, check, grade_assumed } of members) {
    const name = printable(mark, 40) || id;
    if (actions.from === "self-weight")
      said.warn("no actions are given: checked under its own weight alone, joints made for assumed forces", name);
    if (unchecked !== undefined) said.warn(`is not checked: ${unchecked}`, name);
    if (check && !check.passed)
      said.warn(
        `does not pass${check.lightest ? `; the lightest of its family that does is ${check.lightest.profile}` : ", and no heavier profile of its family does"}`,
        name,
      );
    if (grade_assumed) said.warn("the drawing gives no steel grade: the project's default is taken", name);
    for (const text of check?.warnings ?? []) said.warn(text, name);
  }
  for (const { id, passed, warnings, actions } of register.joints) {
    if (!passed) said.warn("the joint does not pass", id);
    for (const text of warnings) said.warn(text, id);
    if (actions.from === "none")
      said.assume(
        "Where no force of a joint is known, it is a share of what the member can carry; each joint says which.",
      );
  }
  said.assume("Lengths are those to cut: nothing is taken off for end plates, gaps or welds.");
  said.assume("Ends are cut square.");
  said.assume(
    "Buckling lengths are the lengths of the members, ends pinned, and nothing restrains them in between; a correction can set them.",
  );
  if (register.joints.some(({ assumed }) => assumed))
    said.assume(
      "Joints are not read on the drawing: they are chosen by rules and sized here; a correction can change each dimension.",
    );
  if (register.loose.some(({ note }) => /that carries it/.test(note))) {
    said.assume("Members that carry others are not drilled for them: the drawing does not tell where they meet.");
    said.warn(
      "plates to be welded to the supporting member are loose parts: the drawing does not tell which member that is",
    );
  }
  if (!drawing.members.some(({ place }) => place && place.length > 0))
    said.assume("The drawing gives no places: in the model members stand side by side, by mark.");
}

function summaryOf(
  members: readonly FabricatedMember[],
  parts: Fabrication["parts"],
  register: Register,
): FabricationSummary {
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const plates = sum(parts.plates.map(({ mass_kg, quantity }) => mass_kg * quantity));
  const cut = sum(parts.fittings.map(({ mass_kg, quantity }) => mass_kg * quantity));
  const bolts = sum(parts.bolts.map(({ mass_kg, quantity }) => mass_kg * quantity));
  const welds = sum(parts.welds.map(({ mass_kg }) => mass_kg));
  const checks = members.flatMap(({ check }) => (check ? [check] : []));
  const joints = register.joints;
  return {
    total_mass_kg: round2(sum(members.map(({ mass_kg }) => mass_kg ?? 0))),
    member_count: sum(members.map(({ quantity }) => quantity)),
    row_count: members.length,
    plates_mass_kg: round2(plates),
    cut_fittings_mass_kg: round2(cut),
    bolts_mass_kg: round2(bolts),
    welds_mass_kg: round2(welds),
    fittings_mass_kg: round2(plates + cut + bolts + welds),
    surface_m2: round2(
      sum(members.map(({ surface_m2 }) => surface_m2 ?? 0)) +
        sum(parts.plates.map(({ surface_m2, quantity }) => surface_m2 * quantity)) +
        sum(parts.fittings.map(({ surface_m2, quantity }) => surface_m2 * quantity)),
    ),
    passed_count: checks.filter(({ passed }) => passed).length,
    failed_count: checks.filter(({ passed }) => !passed).length,
    unchecked_count: members.length - checks.length,
    failed_joints: joints.filter(({ passed }) => !passed).length,
    max_utilization: Math.max(0, ...checks.map(({ utilization }) => utilization)),
  };
}
