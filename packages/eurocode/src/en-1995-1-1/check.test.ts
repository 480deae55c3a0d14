import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { annexCodes, check, InvalidInput, type ItemResult } from "../index.ts";
import { timbers } from "../materials/index.ts";

const run = (member: Record<string, unknown>, top: Record<string, unknown> = {}) =>
  check("en-1995-1-1", { ...top, members: [{ mark: "M", species: "C24", b: 80, h: 200, length_mm: 3000, ...member }] });
const item = (member: Record<string, unknown>, top: Record<string, unknown> = {}): ItemResult =>
  // one member goes in, one comes out
  (run(member, top).result.members as ItemResult[])[0] as ItemResult;
const utilization = (result: ItemResult, id: string) =>
  result.verifications.find((v) => v.id === id)?.utilization ?? Number.NaN;
const problemsOf = (member: Record<string, unknown>) => {
  try {
    run(member);
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ path }) => path.replace("members[0].", ""));
    throw error;
  }
};

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const words = <const T extends readonly unknown[]>(...list: T) => fc.constantFrom(...list);
/** JSON has no undefined. */
const clean = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

const durations = words("permanent", "long-term", "medium-term", "short-term", "instantaneous", "short/instantaneous");

const actions = {
  M_y_Ed: optional(real(-1e6, 1e6)),
  M_z_Ed: optional(real(-1e3, 1e3)),
  N_Ed: optional(real(-1e6, 1e6)),
  V_z_Ed: real(-1e4, 1e4),
  V_y_Ed: optional(real(-1e3, 1e3)),
  T_Ed: optional(real(-1e3, 1e3)),
};

const anyMember = fc
  .record({
    b: real(5, 5000),
    h: real(5, 5000),
    length_mm: real(10, 200_000),
    species: words(...timbers.keys()),
    service_class: words(1, 2, 3),
    load_duration: durations,
    lateral_restraint: optional(words("none", "continuous")),
    ltb_case: optional(words("uniform-moment", "udl", "point-load", "cantilever-udl", "cantilever-point-load")),
    loaded_edge: optional(words("centroid", "compression", "tension")),
    sigma_m_crit_formula: optional(words("6.31", "6.32")),
    L_cr_y_mm: optional(real(10, 200_000)),
    depth: real(0.01, 1),
    notched: fc.boolean(),
    x_mm: real(0, 10_000),
    i: real(0, 100),
    bearing: optional(
      fc.record({
        F_c_Ed: real(0, 1e6),
        length_mm: real(1, 20_000),
        a_mm: real(0, 1000),
        support: words("discrete", "continuous", "none"),
        alpha_deg: real(0, 90),
      }),
    ),
    tapered: optional(fc.record({ alpha_deg: real(0, 45), edge: words("compression", "tension") })),
    serviceability: optional(
      fc.record({
        g_kN_m: real(0, 1e4),
        variable: fc.array(
          fc.record({ q_kN_m: real(0, 1e4), Q_kN: real(0, 1e5), psi_0: real(0, 1), psi_2: real(0, 1) }),
          { minLength: 1, maxLength: 4 },
        ),
        static_system: words("simple", "cantilever"),
        shear_deformation: fc.boolean(),
        precamber_mm: real(0, 5000),
      }),
    ),
    vibration: optional(
      fc.record({
        width_mm: real(100, 1e6),
        mass_kg_m2: real(1, 1e4),
        spacing_mm: real(10, 1e4),
        deck: fc.record({ t_mm: real(1, 60), E_MPa: real(1, 1e4) }),
      }),
    ),
    fire: optional(
      fc.record({
        duration_min: real(1, 240),
        t_ch_min: optional(real(0, 100)),
        exposed: optional(words(["bottom"], ["left", "right"], ["top", "bottom", "left", "right"])),
      }),
    ),
    apex: optional(
      fc.record({
        shape: words("double-tapered", "curved", "pitched-cambered"),
        h_ap_mm: real(5, 5000),
        alpha_ap_deg: real(0, 30),
        r_in_mm: real(100, 1e6),
        t_mm: real(1, 100),
        beta_deg: real(0.1, 60),
        V_ap_Ed: real(-100, 100),
      }),
    ),
    ...actions,
  })
  .map(({ depth, notched, x_mm, i, apex, ...rest }) => {
    const h_ef_mm = Math.max(5, depth * rest.h);
    const timber = timbers.get(String(rest.species));
    const glued = timber?.type === "glulam" || timber?.type === "LVL";
    const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
    const steep = apex ? cos(apex.alpha_ap_deg) / cos(apex.beta_deg - apex.alpha_ap_deg) : 1;
    const curved = apex && {
      ...apex,
      // a pitched edge must not cut the curve below it
      ...(steep < 1 ? { r_in_mm: Math.min(apex.r_in_mm, 200), h_ap_mm: Math.max(apex.h_ap_mm, 400) } : {}),
      ...(apex.shape === "double-tapered" ? { r_in_mm: undefined } : {}),
      ...(apex.shape === "curved" ? { alpha_ap_deg: 0 } : {}),
    };
    return clean({
      ...rest,
      ...(notched ? { notch: { h_ef_mm, x_mm, i } } : {}),
      ...(glued && curved ? { apex: curved } : {}),
      ...(timber?.type === "LVL" ? { orientation: rest.b > rest.h ? "flatwise" : "edgewise" } : {}),
    });
  });

/** Random members may be what no clause covers: those are refused with a sentence. */
function accepted(member: Record<string, unknown>, top: Record<string, unknown> = {}): ItemResult | undefined {
  try {
    return item(member, top);
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

describe("any member", () => {
  law(
    "never gives a number that is none",
    () =>
      fc.property(anyMember, words(...annexCodes), (member, national_annex) => {
        const result = accepted(member, { national_annex });
        if (!result) return;
        for (const [name, value] of Object.entries(result.values)) {
          if (typeof value === "number") expect(Number.isFinite(value), `${name} = ${value}`).toBe(true);
        }
        for (const v of result.verifications) {
          expect(Number.isFinite(v.demand) && v.demand >= 0, `${v.id}: demand ${v.demand}`).toBe(true);
          expect(Number.isFinite(v.resistance) && v.resistance >= 0, `${v.id}: resistance ${v.resistance}`).toBe(true);
          expect(Number.isFinite(v.utilization)).toBe(true);
        }
      }),
    { numRuns: 400 },
  );

  law(
    "load cases are judged as the member alone under each of them",
    () =>
      fc.property(
        anyMember,
        fc.array(fc.record({ ...actions, load_duration: optional(durations) }), { minLength: 1, maxLength: 4 }),
        (member, cases) => {
          const still = Object.fromEntries(Object.entries(member).filter(([name]) => !(name in actions)));
          const load_cases = cases.map((one, i) => ({ ...clean(one), id: `LC${i}` }));
          const together = accepted({ ...still, load_cases });
          if (!together) return;
          const shown = together.load_cases as { id: string; utilization: number }[];
          for (const [i, one] of cases.entries()) {
            const alone = accepted({ ...still, V_z_Ed: 0, ...clean(one) });
            expect(shown[i]?.utilization).toBeCloseTo(alone?.utilization ?? Number.NaN, 9);
          }
          expect(together.utilization).toBe(Math.max(...shown.map((one) => one.utilization)));
        },
      ),
    { numRuns: 60 },
  );

  test("a longer duration never raises a strength", () => {
    const order = ["instantaneous", "short/instantaneous", "short-term", "medium-term", "long-term", "permanent"];
    for (const service_class of [1, 2, 3]) {
      const strengths = order.map(
        (load_duration) => item({ M_y_Ed: 1, service_class, load_duration }).values.f_m_y_d_MPa as number,
      );
      expect([...strengths].sort((a, b) => b - a)).toEqual(strengths);
    }
  });

  law("a square section is the same about both axes", () =>
    fc.property(real(20, 400), real(100, 10_000), real(0.1, 50), real(0, 200), (side, length_mm, M, N_Ed) => {
      const square = { b: side, h: side, length_mm, N_Ed, lateral_restraint: "continuous" };
      const y = item({ ...square, M_y_Ed: M, V_z_Ed: 3 });
      const z = item({ ...square, M_z_Ed: M, V_y_Ed: 3 });
      expect(utilization(y, "bending")).toBeCloseTo(utilization(z, "bending"), 9);
      expect(utilization(y, "shear")).toBeCloseTo(utilization(z, "shear-y"), 9);
      if (N_Ed > 0 && !Number.isNaN(utilization(y, "column-buckling-y"))) {
        expect(utilization(y, "column-buckling-y")).toBeCloseTo(utilization(z, "column-buckling-z"), 9);
      }
    }),
  );

  law(
    "simple checks are linear in the load, whatever its sign",
    () =>
      fc.property(real(0.1, 50), real(0.1, 5), (load, factor) => {
        const at = (x: number) => ({
          bending: utilization(item({ M_y_Ed: -x }), "bending"),
          shear: utilization(item({ V_z_Ed: x }), "shear"),
          torsion: utilization(item({ T_Ed: x }), "torsion"),
          tension: utilization(item({ N_Ed: -x }), "tension"),
          compression: utilization(item({ N_Ed: x }), "compression"),
          bearing: utilization(item({ bearing: { F_c_Ed: x, length_mm: 60 } }), "bearing"),
        });
        const [one, more] = [at(load), at(load * factor)];
        for (const [id, value] of Object.entries(one)) {
          expect(more[id as keyof typeof one] / value / factor).toBeCloseTo(1, 9);
        }
      }),
    { numRuns: 30 },
  );
});

describe("requests", () => {
  test("a species that is no class lists the classes and the nearest", () => {
    expect(() => run({ species: "C23", M_y_Ed: 1 })).toThrow(/C14.*GL32c.*LVL 48 P.*"C23"/);
  });

  test("a declared species needs every property and its material", () => {
    expect(problemsOf({ species: "my oak", M_y_Ed: 1, properties: { f_m_k_MPa: 30 } })).toContain(
      "properties.G_0_05_MPa",
    );
    expect(problemsOf({ species: "my oak", M_y_Ed: 1, properties: { f_m_k_MPa: 30 } })).toContain("timber_type");
    const properties = {
      f_m_k_MPa: 30,
      f_t_0_k_MPa: 18,
      f_t_90_k_MPa: 0.6,
      f_c_0_k_MPa: 24,
      f_c_90_k_MPa: 5.3,
      f_v_k_MPa: 3.9,
      E_0_mean_MPa: 11000,
      E_0_05_MPa: 9200,
      G_mean_MPa: 690,
      G_0_05_MPa: 575,
      rho_k_kg_m3: 530,
    };
    const declared = item({ species: "my oak", timber_type: "solid-hardwood", M_y_Ed: 1, N_Ed: 5, properties });
    const known = item({ species: "D30", M_y_Ed: 1, N_Ed: 5 });
    expect(declared.utilization).toBeCloseTo(known.utilization, 12);
  });

  test("all problems come at once", () => {
    const found = problemsOf({
      notch: { h_ef_mm: 400, x_mm: 10 },
      apex: { shape: "curved" },
      vibration: { width_mm: 4000, mass_kg_m2: 80 },
      serviceability: { variable: [{ psi_2: 0 }, { psi_2: 0 }] },
      orientation: "flatwise",
    });
    expect(found).toEqual(
      expect.arrayContaining([
        "notch.h_ef_mm",
        "apex",
        "apex.r_in_mm",
        "vibration.spacing_mm",
        "vibration.EI_b_Nm2_m",
        "serviceability.variable[1].psi_0",
        "orientation",
      ]),
    );
  });

  test("a member without anything to verify is refused", () => {
    expect(problemsOf({})).toEqual(["members[0]"]);
  });

  test("the member's own values come before the overrides, these before the annex", () => {
    const overrides = { gamma_M: 1.5, k_cr: 0.5, k_mod: 0.7, k_def: 1 };
    const serviceability = { g_kN_m: 1 };
    const own = item({ V_z_Ed: 1, gamma_M: 1.1, k_cr: 0.9, k_mod: 0.6, k_def: 2, serviceability }, { overrides });
    expect(own.values).toMatchObject({ gamma_M: 1.1, k_cr: 0.9, k_mod: 0.6, k_def: 2 });
    expect(item({ V_z_Ed: 1, serviceability }, { overrides }).values).toMatchObject(overrides);
  });

  test("the actions of a combination lead to its duration by the annex", () => {
    const k_mod = (national_annex: string, acting: string[]) =>
      item({ M_y_Ed: 1, acting }, { national_annex }).values.k_mod;
    expect(k_mod("EN", ["self-weight"])).toBe(0.6);
    expect(k_mod("EN", ["self-weight", "snow"])).toBe(0.9);
    expect(k_mod("DE", ["self-weight", "imposed", "wind"])).toBe(1);
    expect(k_mod("UK", ["wind"])).toBe(1.1);
    expect(k_mod("SE", ["snow"])).toBe(0.8);
  });

  test("crack factors of the annexes", () => {
    const k_cr = (national_annex: string, species: string, service_class = 1) =>
      item({ V_z_Ed: 1, species, service_class }, { national_annex }).values.k_cr;
    expect(k_cr("EN", "C24")).toBe(0.67);
    expect(k_cr("NL", "C24")).toBe(1);
    expect(k_cr("DE", "C24")).toBe(0.5);
    expect(k_cr("DE", "GL24h")).toBeCloseTo(2.5 / 3.5, 12);
    expect(k_cr("SE", "C24")).toBe(0.75);
    expect(k_cr("SE", "C24", 3)).toBe(0.67);
    expect(k_cr("DE", "LVL 48 P")).toBe(1);
  });

  test("shear in both directions is verified together, by the rule of the German annex", () => {
    const shear = (national_annex: string) =>
      item({ V_z_Ed: 10, V_y_Ed: 10 }, { national_annex }).verifications.map(({ id }) => id);
    expect(shear("EN")).toEqual(["shear", "shear-y", "shear-interaction"]);
    expect(shear("DE")).toContain("shear-interaction");
  });
});

describe("derivation", () => {
  test("every number that is calculated has its step", () => {
    const everything = item(
      {
        species: "GL28h",
        b: 160,
        h: 600,
        length_mm: 18_000,
        M_y_Ed: 120,
        M_z_Ed: 4,
        N_Ed: 60,
        V_z_Ed: 40,
        V_y_Ed: 3,
        T_Ed: 1,
        load_duration: "short-term",
        ltb_case: "udl",
        notch: { h_ef_mm: 500, x_mm: 120 },
        bearing: { F_c_Ed: 40, length_mm: 200 },
        tapered: { alpha_deg: 5 },
        apex: { shape: "pitched-cambered", alpha_ap_deg: 10, r_in_mm: 8000, t_mm: 33, h_ap_mm: 900, V_ap_Ed: 5 },
        serviceability: {
          g_kN_m: 1,
          variable: [
            { q_kN_m: 1, psi_2: 0.3 },
            { q_kN_m: 1, psi_0: 0.7, psi_2: 0 },
          ],
        },
        vibration: { width_mm: 5000, mass_kg_m2: 90, spacing_mm: 600, deck: { t_mm: 22, E_MPa: 3500 } },
        fire: { duration_min: 30 },
      },
      { derivation: true, national_annex: "DE" },
    );
    const steps = new Set(everything.derivation?.map(({ name }) => name));
    const inputs = Object.keys(everything.values).filter((name) => !steps.has(name));
    expect(inputs.join(" ")).toBe(
      "species b_mm h_mm length_mm timber_type service_class f_m_k_MPa f_t_0_k_MPa f_t_90_k_MPa f_c_0_k_MPa f_c_90_k_MPa f_v_k_MPa E_0_mean_MPa E_0_05_MPa G_mean_MPa G_0_05_MPa rho_k_kg_m3 gamma_M k_cr t_fi_min eta_fi static_system span_mm zeta a_mm_kN b",
    );
    expect(everything.verifications.map(({ id }) => id)).toContain("shear-torsion");
  });
});

describe("LVL", () => {
  test("lies flat: its own strengths, no size effect; across its face it is weaker in shear", () => {
    const edge = item({ species: "LVL 48 P", b: 75, h: 300, V_y_Ed: 5, V_z_Ed: 5, M_y_Ed: 5, M_z_Ed: 1 });
    const flat = item({
      species: "LVL 48 P",
      orientation: "flatwise",
      b: 300,
      h: 75,
      V_y_Ed: 5,
      V_z_Ed: 5,
      M_y_Ed: 1,
      M_z_Ed: 5,
    });
    expect(utilization(edge, "shear")).toBeCloseTo(utilization(flat, "shear-y"), 12);
    expect(utilization(edge, "shear-y")).toBeCloseTo(utilization(flat, "shear"), 12);
    expect(utilization(edge, "shear-y") / utilization(edge, "shear")).toBeCloseTo(4.2 / 2.3, 12);
    expect(utilization(edge, "bending")).toBeCloseTo(utilization(flat, "bending"), 12);
    expect(flat.values).toMatchObject({ f_m_k_MPa: 48, f_c_90_k_MPa: 2.2, k_h_y: 1, k_cr: 1 });
  });
});

describe("creep", () => {
  test("wet timber that dries under load creeps more", () => {
    const k_def = (more: Record<string, unknown>) => item({ serviceability: { g_kN_m: 1 }, ...more }).values.k_def;
    expect(k_def({})).toBe(0.6);
    expect(k_def({ drying_under_load: true })).toBe(1.6);
    expect(k_def({ service_class: 3 })).toBe(2);
  });
});

test("a product with its class is that class, and nothing is to be confirmed", () => {
  const member = (species: string) =>
    check("en-1995-1-1", {
      members: [
        {
          mark: "M",
          species,
          b: 100,
          h: 240,
          length_mm: 4000,
          M_y_Ed: 5,
          V_z_Ed: 0,
          load_duration: "permanent",
          service_class: 1,
        },
      ],
    }).result;
  for (const [product, strengthClass] of [
    ["KVH C24", "C24"],
    ["C24 KVH", "C24"],
    ["BSH GL24h", "GL24h"],
    ["BLC GL 28 h", "GL28h"],
    ["Scots pine C24", "C24"],
    ["épicéa C18", "C18"],
    ["C30 Douglas", "C30"],
    ["Oak D30", "D30"],
  ] as const) {
    const of = ({ members }: ReturnType<typeof member>) => (members as ItemResult[])[0]?.utilization;
    expect(of(member(product)), product).toBe(of(member(strengthClass)));
    expect(member(product).warnings, product).toEqual([]);
  }
  for (const none of ["KVH 24", "oak C24", "spruce D30", "BSH C", "GL24"]) expect(() => member(none), none).toThrow();
});
