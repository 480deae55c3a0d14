import { describe, expect, test } from "vitest";
import { refusedPaths } from "../../test/support/refused.ts";
import { english } from "../basis/message.ts";
import { isInvalidInput } from "../basis/problem.ts";
import { actionsOfBeam } from "./actions.ts";
import { designOfBeam } from "./design.ts";

// A beam from its loads: what is harmless is accepted, what is dangerous is refused or said (points B9 to B11).

const G = { id: "G", nature: "permanent", loads: [{ q_kN_m2: 5 }] };
const Q = { id: "Q", nature: "imposed", category: "B", loads: [{ q_kN_m2: 3 }] };
const steel = { profile: "IPE 300", steel_grade: "S355", lateral_restraint: "continuous" };
const beam = {
  mark: "B1",
  spans_mm: [6000, 5000],
  spacing_m: 3,
  actions: [G, Q],
  member: steel,
  deflection_limit: 300,
};
const concrete = { fck: 30, fyk: 500, b: 300, h: 500, cover_mm: 30, design: true };
const wood = { species: "C24", b: 75, h: 225, service_class: 1, lateral_restraint: "continuous" };
const ofConcrete = { ...beam, member: concrete, deflection_limit: undefined };
const refused = (input: object): string[] => refusedPaths(() => designOfBeam(input));
const told = (input: object): string => designOfBeam(input).warnings.map(english).join("; ");

/** What is verified, and against which combinations. */
const outcome = (input: object): unknown => {
  const { request, sets, combinations } = designOfBeam(input);
  return { request, sets, combinations };
};

describe("what says nothing changes nothing", () => {
  test.each<[what: string, input: object]>([
    ["ends that are pinned", { left: "pinned", right: "pinned" }],
    ["no axial force", { N_Ed: 0 }],
    ["the situation of deflections", { deflection_situation: "sls-characteristic" }],
    ["the annex", { national_annex: "EN" }],
    ["no stiffness of its own", { EI_kNm2: 0 }],
    ["moments of the member that the analysis gives", { member: { ...steel, M_y_Ed: 0, V_z_Ed: null } }],
    ["loads of the other kinds", { actions: [{ ...G, loads: [{ q_kN_m2: 5, q_kN_m: 0, P_kN: 0 }] }, Q] }],
    ["a uniform load from the beginning of each span", { actions: [{ ...G, loads: [{ q_kN_m2: 5, from_mm: 0 }] }, Q] }],
    ["patterns of an imposed load", { actions: [G, { ...Q, pattern: true }] }],
    ["a width said twice", { actions: [{ ...G, loads: [{ q_kN_m2: 5, spacing_m: 3 }] }, Q] }],
    ["the stiffness of the profile, said twice: 210 000 · 8356 cm⁴", { EI_kNm2: 17_550 }],
  ])("%s", (what, fields) => {
    const { national_annex: _, ...made } = outcome({ ...beam, ...fields }) as Record<string, unknown>;
    if (what === "the annex") expect(refused({ ...beam, ...fields })).toEqual([]);
    else expect(made).toEqual(outcome(beam));
  });

  test("of a concrete beam", () => {
    const nothing = { EI_kNm2: null, deflection_situation: "sls-characteristic" };
    const member = { ...concrete, M_Ed: 0, V_Ed: null, serviceability: null };
    expect(outcome({ ...ofConcrete, ...nothing, member })).toEqual(outcome(ofConcrete));
  });

  test("of x actions", () => {
    const plain = { spans_mm: [4000, 4000], loads: [{ q_kN_m: 10 }], profile: "IPE 300" };
    const said = { ...plain, loads: [{ q_kN_m: 10, P_kN: 0, from_mm: 0 }], EI_kNm2: 17_550 };
    expect(actionsOfBeam(said)).toEqual(actionsOfBeam(plain));
  });
});

describe("nothing self-evident is demanded", () => {
  test("E I of timber and of an own section: 5 q L⁴/384 E I, and creep is said to be missing", () => {
    const timber = { ...beam, spans_mm: [4000], spacing_m: 0.6, member: wood };
    const { sets } = designOfBeam(timber);
    const [set] = sets.request.sets as { actions: { effects: { w_mm: number } }[] }[];
    // E_0,mean = 11 000 MPa (EN 338)
    const I = (75 * 225 ** 3) / 12;
    expect(set?.actions[0]?.effects.w_mm).toBeCloseTo((5 * 3 * 4000 ** 4) / (384 * 11_000 * I), 2);
    expect(told(timber)).toContain("creep (k_def) is not in it");
    const own = { section: { shape: "I", h_mm: 300, b_mm: 150, t_w_mm: 7.1, t_f_mm: 10.7 }, steel_grade: "S355" };
    expect(refused({ ...beam, member: own })).toEqual([]);
  });
});

describe("what is dangerous is refused or said", () => {
  test("metres in place of millimetres are refused where they are", () => {
    expect(refused({ ...beam, spans_mm: [6, 5] })).toEqual(["spans_mm[0]", "spans_mm[1]"]);
    expect(() => actionsOfBeam({ spans_mm: [6], loads: [{ q_kN_m: 1 }] })).toThrow(/in metres it would be 6000/);
  });

  test("a stiffness above that of the section, and one that is not the profile's", () => {
    expect(refused({ ...beam, EI_kNm2: 1e6 })).toEqual(["EI_kNm2"]);
    expect(refused({ ...beam, spans_mm: [4000], member: wood, EI_kNm2: 1e6 })).toEqual(["EI_kNm2"]);
    // less is safe: a joint that slips, a section with holes
    expect(refused({ ...beam, spans_mm: [4000], member: wood, EI_kNm2: 500 })).toEqual([]);
  });

  test("actions of one name, two loads in one, a load beside a support", () => {
    expect(refused({ ...beam, actions: [G, G, Q] })).toEqual(["actions[1].id"]);
    expect(refused({ ...beam, actions: [{ ...G, loads: [{ q_kN_m2: 5, q_kN_m: 1 }] }, Q] })).toEqual([
      "actions[0].loads[0]",
    ]);
    const near = { id: "P", nature: "permanent", loads: [{ P_kN: 10, span: 1, x_mm: 3 }] };
    expect(told({ ...beam, actions: [G, near, Q] })).toContain("acts 3 mm from a support");
  });

  test("what is not verified: deflections without a limit, concrete in use", () => {
    expect(told({ ...beam, deflection_limit: undefined })).toContain("the deflection is not verified");
    expect(told(beam)).not.toContain("not verified");
    expect(told({ ...beam, deflection_limit: 50 })).toContain("1/50 of the span is more than is usual");
    expect(told(ofConcrete)).toContain("cracks and deflection are not verified");
  });
});

test("all problems at once: of the beam, its actions and its member", () => {
  const wrong = {
    ...beam,
    left: "hinge",
    actions: [
      { ...G, loads: [{ q_kN_m2: 5, span: 7 }] },
      { id: "Q", nature: "imposed", loads: [{ q_kN_m2: 3 }] },
    ],
    member: { ...steel, profile: "IPE 3000", steel_grade: "S999" },
    deflection_limit: 1,
  };
  const all = ["left", "deflection_limit", "actions[0].loads[0].span", "actions[1].category", "member.profile"];
  expect(refused(wrong)).toEqual([...all, "member.steel_grade"]);
  const { left: _, deflection_limit: __, ...rest } = wrong;
  expect(refused(rest)).toEqual([...all.slice(2), "member.steel_grade"]);
  try {
    designOfBeam({ ...beam, member: { ...concrete, fck: 300, links: 8 }, spans_mm: [6, 5] });
    expect.unreachable();
  } catch (error) {
    const paths = isInvalidInput(error) ? error.problems.map(({ path }) => path) : [];
    expect(paths).toEqual(expect.arrayContaining(["spans_mm[0]", "spans_mm[1]", "deflection_limit", "member.links"]));
  }
});
