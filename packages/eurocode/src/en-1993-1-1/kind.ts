import { strict } from "../basis/fields.ts";
import { type Check, defineKind, type Kind, type SecondGeneration } from "../engine/kind.ts";
import { calculateMember, prepareCases, warnOfCases } from "./calculation.ts";
import type { CaseActions, Room } from "./room.ts";
import { actionNames, type MemberItem, memberFields, overrides } from "./schema.ts";

// The kind of a steel member with the rooms that it is to have.

export const fieldsWith = (rooms: readonly Room[]): typeof memberFields =>
  Object.assign({}, memberFields, ...rooms.map(({ fields }) => fields));

/** The item as a load case makes it. */
const withCase =
  (rooms: readonly Room[]) =>
  (item: MemberItem, loadCase: Readonly<Record<string, unknown>>): MemberItem => {
    const actions = loadCase as CaseActions; // as the schema of a load case has it
    return Object.assign({}, item, loadCase, ...rooms.map((room) => room.withCase?.(item, actions)));
  };

function nameOf({ profile, section, built_up, steel_grade, f_y_MPa }: MemberItem): string {
  const own = built_up ? `2 × ${chordOf(built_up)}` : `own ${section?.shape ?? "section"}`;
  return `${profile ?? own} ${steel_grade ?? (f_y_MPa === undefined ? "S355" : `f_y ${f_y_MPa}`)}`;
}

const chordOf = ({ chord }: NonNullable<MemberItem["built_up"]>): string =>
  typeof chord === "string" ? chord : chord.shape;

/** Loads without a name are F1, F2, …; a list without torques is no torsion. */
function withMarks(item: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { concentrated_loads: loads, torsion } = item;
  const nameless = (load: unknown): boolean =>
    load !== null && typeof load === "object" && !("mark" in load && load.mark !== null && load.mark !== "");
  const named =
    Array.isArray(loads) && loads.some(nameless)
      ? { concentrated_loads: loads.map((load, i) => (nameless(load) ? { ...load, mark: `F${i + 1}` } : load)) }
      : {};
  const isIdle =
    torsion !== null &&
    typeof torsion === "object" &&
    "loads" in torsion &&
    Array.isArray(torsion.loads) &&
    torsion.loads.length === 0;
  if (!("concentrated_loads" in named) && !isIdle) return item;
  const { torsion: _, ...others } = item;
  return { ...(isIdle ? others : item), ...named };
}

const memberKindWith = (rooms: readonly Room[], suggest: Kind["suggest"]): Kind =>
  defineKind({
    name: "member",
    title: "Steel member",
    schema: strict(() => fieldsWith(rooms)),
    everyday: withMarks,
    example: {
      mark: "B1",
      profile: "IPE 300",
      steel_grade: "S355",
      length_mm: 6000,
      N_Ed: 120,
      M_y_Ed: 65,
      V_z_Ed: 45,
      moment_shape_y: "udl",
      L_cr_z_mm: 3000,
      L_LT_mm: 3000,
    },
    actions: [...actionNames],
    inCases: Object.assign({}, ...rooms.map((room) => room.inCases)),
    withCase: withCase(rooms),
    fromActions(sheet, item: MemberItem, combined) {
      warnOfCases(sheet, item, combined.effects, rooms);
      return { item: Object.assign({}, ...rooms.map((room) => room.fromActions?.(sheet, item, combined).item)) };
    },
    ofCases: (sheet, item: MemberItem, cases) => warnOfCases(sheet, item, cases, rooms),
    prepareCases: (sheet, item) => prepareCases(sheet, item, rooms),
    ofCompression: [
      "L_cr_y_mm",
      "L_cr_z_mm",
      "L_cr_T_mm",
      "L_cr_v_mm",
      "N_cr_y_kN",
      "N_cr_z_kN",
      "N_cr_T_kN",
      "N_cr_TF_kN",
      "buckling_curve_y",
      "buckling_curve_z",
      "sway_y",
      "sway_z",
      "lattice_web_member",
    ],
    ...(suggest ? { suggest } : {}),
    label: nameOf,
    run(sheet, item) {
      calculateMember(sheet, item, rooms);
      return undefined;
    },
  });

export function membersWith(
  rooms: readonly Room[],
  { suggest, second }: { readonly suggest?: Kind["suggest"]; readonly second?: SecondGeneration } = {},
): Check & { readonly kinds: { readonly member: Kind } } {
  const member = memberKindWith(rooms, suggest);
  return {
    endpoint: "en-1993-1-1",
    standard: "EN 1993-1-1:2005+A1:2014",
    title: "Steel members",
    about:
      "Steel members under axial force, bending and shear: classification, cross-section, flexural, torsional and lateral-torsional buckling, and their interaction.",
    many: "members",
    kinds: { member },
    top: { overrides: overrides.optional() },
    example: { national_annex: "EN", members: [member.example] },
    ...(second ? { second } : {}),
  };
}
