import { type Check, defineKind } from "../engine/kind.ts";
import { calculateMember, prepareCases } from "./calculation.ts";
import { lightestProfile } from "./prepared.ts";
import { actionNames, memberSchema, overrides } from "./schema.ts";

export const memberKind = defineKind({
  name: "member",
  title: "Steel member",
  schema: memberSchema,
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
  prepareCases,
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
  suggest(item, annex, overrides, series) {
    const found = lightestProfile(item, annex, overrides, series);
    return (
      found && {
        reads: `${found.profile}, ${found.G_kg_m.toFixed(1)} kg/m`,
        change: {
          profile: found.profile,
          ...(found.load_height_mm === undefined ? {} : { load_height_mm: found.load_height_mm }),
        },
        utilization: found.utilization,
        ...(found.rarer === undefined ? {} : { rarer: found.rarer }),
      }
    );
  },
  label: ({ profile, section, steel_grade, f_y_MPa }) =>
    `${profile ?? `own ${section?.shape ?? "section"}`} ${steel_grade ?? (f_y_MPa === undefined ? "S355" : `f_y ${f_y_MPa}`)}`,
  run(sheet, item) {
    calculateMember(sheet, item);
    return undefined;
  },
});

export const steelMembers: Check = {
  endpoint: "en-1993-1-1",
  standard: "EN 1993-1-1:2005+A1:2014",
  title: "Steel members",
  about:
    "Steel members under axial force, bending and shear: classification, cross-section, flexural, torsional and lateral-torsional buckling, and their interaction.",
  many: "members",
  kinds: { member: memberKind },
  top: { overrides: overrides.optional() },
  example: { national_annex: "EN", members: [memberKind.example] },
};
