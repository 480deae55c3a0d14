import fc from "fast-check";
import { annexCodes } from "../../src/annexes/index.ts";
import type { CheckResult, ItemResult } from "../../src/basis/result.ts";
import { steelMembers } from "../../src/en-1993-1-1/check.ts";
import { runCheck } from "../../src/engine/run-check.ts";

export const calculate = (request: Record<string, unknown>): CheckResult => runCheck(steelMembers, request);

/** One member of a request. */
export function calculated(item: Record<string, unknown>, more: Record<string, unknown> = {}): ItemResult {
  const { result } = calculate({ members: [{ mark: "M", ...item }], ...more });
  const [member] = result.members as ItemResult[]; // the check answers with the items it was asked for
  if (!member) throw new Error("no member");
  return member;
}

/** A number among the values of a member. */
export const figure = (name: string, item: Record<string, unknown>, more: Record<string, unknown> = {}): number =>
  Number(calculated(item, more).values[name]);

export const utilizationOf = (
  id: string,
  item: Record<string, unknown>,
  more: Record<string, unknown> = {},
): number | undefined =>
  calculated(item, more).verifications.find((verification) => verification.id === id)?.utilization;

// Members for the property tests: every shape, own and of the catalogue, with every option the schema knows.

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });

const profiles = fc.constantFrom(
  "IPE 80",
  "IPE 300",
  "IPE 600",
  "IPE A 300",
  "IPN 200",
  "HE 100 A",
  "HE 300 B",
  "HE 1000 A",
  "HE 300 M",
  "UB 457x191x67",
  "UC 254x254x73",
  "UPE 200",
  "UPN 160",
  "PFC 230x90x32",
  "L 100x100x10",
  "L 150x150x10",
  "L 200x100x12",
  "T 1/2 IPE 300",
  "SHS 100x5",
  "SHS 400x6.3",
  "RHS 200x100x5",
  "RHS 500x200x8",
  "CHS 219.1x10",
  "CHS 508x16",
  "FL 200x20",
  "RD 50",
  "SQ 60",
);

const size = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });

const flanged = (shape: "I" | "channel" | "tee") =>
  fc
    .record({
      h: size(60, 2000),
      b: size(40, 600),
      t_w: size(3, 40),
      t_f: size(3, 80),
      welded: fc.boolean(),
      a: size(0, 8),
    })
    .map(({ h, b, t_w, t_f, welded, a }) => ({
      shape,
      h_mm: h,
      b_mm: b,
      t_w_mm: Math.min(t_w, b / 3),
      t_f_mm: Math.min(t_f, h / 3),
      ...(welded ? { fabrication: "welded" as const, a_mm: a } : {}),
    }));

const ownSections = fc.oneof(
  flanged("I"),
  flanged("channel"),
  flanged("tee"),
  fc
    .record({
      h: size(30, 1500),
      b: size(30, 1500),
      t: size(2, 40),
      fabrication: fc.constantFrom("welded", "hot-finished", "cold-formed"),
    })
    .map(({ h, b, t, fabrication }) => ({
      shape: "RHS",
      h_mm: h,
      b_mm: b,
      t_mm: Math.min(t, h / 7, b / 7),
      fabrication,
    })),
  fc
    .record({ d: size(20, 1000), t: size(2, 40) })
    .map(({ d, t }) => ({ shape: "CHS", d_mm: d, t_mm: Math.max(Math.min(t, d / 3), d / 55) })),
  fc
    .record({ h: size(20, 300), b: size(20, 300), t: size(2, 40) })
    .map(({ h, b, t }) => ({ shape: "angle", h_mm: h, b_mm: b, t_mm: Math.min(t, h / 4, b / 4) })),
  fc.record({ b: size(5, 500), t: size(2, 100) }).map(({ b, t }) => ({ shape: "flat", b_mm: b, t_mm: t })),
  size(5, 300).map((d) => ({ shape: "round", d_mm: d })),
);

const moments = fc.oneof(
  fc.constant({}),
  fc.double({ min: -1, max: 1, noNaN: true }).map((psi_y) => ({ psi_y, psi_z: -psi_y })),
  fc
    .constantFrom("udl", "point-load", "udl-fixed", "point-load-fixed")
    .map((name) => ({ moment_shape_y: name, moment_shape_z: name })),
);

const diagrams = fc
  .array(fc.double({ min: -200, max: 200, noNaN: true }), { minLength: 3, maxLength: 9 })
  .filter((d) => d.some((M) => Math.abs(M) > 1));

const forces = {
  N_Ed: optional(fc.oneof(fc.constant(0), fc.double({ min: -3000, max: 3000, noNaN: true }))),
  M_y_Ed: optional(fc.oneof(fc.constant(0), fc.double({ min: -500, max: 500, noNaN: true }))),
  M_z_Ed: optional(fc.oneof(fc.constant(0), fc.double({ min: -100, max: 100, noNaN: true }))),
  V_z_Ed: optional(fc.double({ min: -2000, max: 2000, noNaN: true })),
  V_y_Ed: optional(fc.double({ min: -500, max: 500, noNaN: true })),
  T_Ed: fc.option(fc.double({ min: -20, max: 20, noNaN: true }), { nil: undefined, freq: 1 }),
};

const options = fc.record({
  length_mm: size(200, 20_000),
  steel_grade: optional(fc.constantFrom("S235", "S275", "S355", "S420", "S460")),
  f_y_MPa: optional(size(200, 460)),
  strength_table: optional(fc.constantFrom("en-1993-1-1", "product-standard")),
  section_class: optional(fc.constantFrom(1, 2, 3, 4)),
  L_cr_z_mm: optional(size(200, 20_000)),
  L_LT_mm: optional(size(200, 20_000)),
  lateral_restraint: optional(fc.constantFrom("none", "continuous")),
  susceptible_to_torsion: optional(fc.boolean()),
  load_height_mm: optional(size(-300, 300)),
  k_z: optional(size(0.5, 1)),
  sway_y: optional(fc.boolean()),
  ltb_method: optional(fc.constantFrom("general", "rolled")),
  apply_f: optional(fc.boolean()),
  interaction_method: optional(fc.constantFrom(1, 2)),
  stiffener_spacing_mm: optional(size(300, 5000)),
  rigid_end_post: optional(fc.boolean()),
  q_ser_kN_m: optional(size(-50, 50)),
  deflection_limit: fc.constant(undefined),
});

const section = fc.oneof(
  profiles.map((profile) => ({ profile })),
  ownSections.map((section) => ({ section })),
);

const defined = (item: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));

/** With its forces. */
export const anyMember: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(section, options, moments, fc.record(forces), optional(diagrams))
  .map(([s, o, m, f, diagram]) => {
    const item = { mark: "M", N_Ed: 1, ...defined({ ...o, ...f }), ...s };
    if (diagram === undefined) return shearOfMoments({ ...item, ...m });
    const { M_y_Ed: _, load_height_mm: __, ...rest } = item as Record<string, unknown>;
    return shearOfMoments({ ...rest, M_y_diagram: diagram });
  });

/** Where moments have a shape, their shear is theirs: one drawn at random would be refused. */
export function shearOfMoments(item: Record<string, unknown>): Record<string, unknown> {
  const { V_z_Ed, V_y_Ed, ...rest } = item;
  const shaped = (axis: "y" | "z") =>
    (item[`psi_${axis}`] ?? item[`moment_shape_${axis}`] ?? item[`M_${axis}_diagram`]) !== undefined;
  return defined({ ...rest, V_z_Ed: shaped("y") ? undefined : V_z_Ed, V_y_Ed: shaped("z") ? undefined : V_y_Ed });
}

/** Without forces, for load cases. */
export const anyPrepared: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(section, options, moments)
  .map(([s, o, m]) => ({ mark: "M", ...defined(o), ...s, ...m }));

export const anyForces: fc.Arbitrary<Record<string, number>> = fc
  .record(forces)
  .map((f) => defined(f) as Record<string, number>);

export const anyAnnex = fc.constantFrom(...annexCodes);

/** Figures no engineer would give, but the schema allows: from the least to the greatest, by powers of ten. */
const anywhere = (least: number, most: number) =>
  optional(fc.double({ min: Math.log10(least), max: Math.log10(most), noNaN: true }).map((x) => 10 ** x));

export const extremes: fc.Arbitrary<Record<string, unknown>> = fc
  .record({
    L_cr_y_mm: anywhere(50, 1e6),
    L_LT_mm: anywhere(50, 1e6),
    L_cr_T_mm: anywhere(50, 1e6),
    N_Ed: anywhere(1e-6, 1e8),
    M_z_Ed: anywhere(1e-6, 1e8),
    V_z_Ed: anywhere(1e-6, 1e8),
    V_y_Ed: anywhere(1e-6, 1e8),
    T_Ed: anywhere(1e-6, 1e8),
    f_y_MPa: anywhere(1, 460),
    E_MPa: anywhere(50_000, 220_000),
    C_1: anywhere(0.5, 6),
    k_c: anywhere(0.4, 1),
    C_mLT: anywhere(1, 10),
    C_my: anywhere(0.4, 3),
    C_my_0: anywhere(0.1, 3),
    N_cr_y_kN: anywhere(1e-3, 30),
    N_cr_z_kN: anywhere(1e-3, 5),
    M_cr_kNm: anywhere(1e-3, 5),
    k_z: anywhere(0.3, 10),
    k_w: anywhere(0.3, 10),
    properties: optional(
      fc
        .record({
          A_mm2: anywhere(1, 2e3),
          I_y_mm4: anywhere(1, 3e6),
          I_z_mm4: anywhere(1, 3e5),
          W_pl_y_mm3: anywhere(1e3, 5e4),
          W_pl_z_mm3: anywhere(1e3, 2e4),
          I_t_mm4: anywhere(1, 5e4),
          I_w_mm6: anywhere(1, 1e9),
          y_0_mm: optional(size(-10_000, 10_000)),
          z_0_mm: optional(size(-10_000, 10_000)),
        })
        // an elastic modulus is no more than the plastic one
        .map(({ W_pl_y_mm3: y, W_pl_z_mm3: z, ...others }) => ({
          ...others,
          ...(y === undefined ? {} : { W_pl_y_mm3: y, W_el_y_mm3: 0.8 * y }),
          ...(z === undefined ? {} : { W_pl_z_mm3: z, W_el_z_mm3: 0.8 * z }),
        }))
        .map(defined),
    ),
  })
  // a length beside the critical value that follows from it would have to agree with it
  .map((all) => ({
    ...all,
    ...(all.N_cr_y_kN === undefined ? {} : { L_cr_y_mm: undefined }),
    ...(all.N_cr_z_kN === undefined ? {} : { L_cr_z_mm: undefined }),
    ...(all.M_cr_kNm === undefined ? {} : { L_LT_mm: undefined }),
    ...(all.C_my_0 === undefined ? {} : { interaction_method: 1 }),
    ...(all.k_c === undefined ? {} : { apply_f: true }),
  }))
  .map(defined);
