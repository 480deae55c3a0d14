import { join } from "node:path";
import { expect, test } from "vitest";
import { checkTool, proposeTool } from "../packages/cli/src/mcp/answers.ts";
import { lookUpTool } from "../packages/cli/src/mcp/look-up.ts";

// A hundred questions with their answers, for who measures a model with and without the tools of `x mcp`: each is asked of a tool here.

const tools = { check: checkTool, propose: proposeTool, look_up: lookUpTool };

interface Question {
  readonly question: string;
  readonly tool: keyof typeof tools;
  readonly asked: Record<string, unknown>;
  /** Where the answer is in that of the tool. */
  readonly path: string;
  readonly unit?: string;
}

const bolt = (grade: string, size: string, t: number) => ({
  ...{ connection: "bolt", bolt_grade: grade, bolt_size: size, shear_planes: 1, plate_fu: 430, plate_t: t },
  ...{ e1: 60, e2: 60, is_end_bolt: true, single_lap_one_row: false, V_Ed: 10 },
});
const bolts = [
  ...(["M12", "M16", "M20", "M24", "M27"] as const).map((size) => ["8.8", size] as const),
  ...(["M12", "M16", "M20", "M24", "M27"] as const).map((size) => ["10.9", size] as const),
];
const columns = [
  "HE 140 A",
  "HE 160 A",
  "HE 200 A",
  "HE 240 A",
  "HE 140 B",
  "HE 160 B",
  "HE 200 B",
  "HE 240 B",
  "HE 300 B",
  "UC 203x203x46",
];
const beams = [
  "IPE 200",
  "IPE 240",
  "IPE 270",
  "IPE 300",
  "IPE 330",
  "IPE 360",
  "IPE 400",
  "IPE 450",
  "HE 200 A",
  "UB 305x165x40",
];
const member = (profile: string, more: object) => ({ members: [{ mark: "1", profile, steel_grade: "S355", ...more }] });
/** Of every other beam shear governs. */
const shear = (i: number): number => (i % 2 === 0 ? 20 : 200 + 20 * i);
const values = { detail: "values" };

const questions: readonly Question[] = [
  ...bolts.map(
    ([grade, size]): Question => ({
      question: `EN 1993-1-8, recommended values: what does an ${size} bolt of grade ${grade} carry in shear, one plane, threads in it?`,
      tool: "check",
      asked: { check: "en-1993-1-8", input: bolt(grade, size, 12), ...values },
      ...{ path: "items.0.values.F_v_Rd_kN", unit: "kN" },
    }),
  ),
  ...bolts.map(
    ([grade, size], i): Question => ({
      question: `EN 1993-1-8, recommended values: bearing resistance of a single ${size} bolt of grade ${grade} in a normal hole of a ${6 + i} mm plate of S275 (f_u 430 MPa), end bolt, e1 = e2 = 60 mm, not a single lap joint with one row?`,
      tool: "check",
      asked: { check: "en-1993-1-8", input: bolt(grade, size, 6 + i), ...values },
      ...{ path: "items.0.values.F_b_Rd_kN", unit: "kN" },
    }),
  ),
  ...columns.map(
    (profile, i): Question => ({
      question: `EN 1993-1-1, recommended values: flexural buckling resistance about z of ${profile} in S355, buckling length ${3 + i / 2} m?`,
      tool: "check",
      asked: { check: "en-1993-1-1", input: member(profile, { length_mm: 3000 + 500 * i, N_Ed: 10 }), ...values },
      ...{ path: "items.0.values.N_b_z_Rd_kN", unit: "kN" },
    }),
  ),
  ...beams.map(
    (profile): Question => ({
      question: `EN 1993-1-1, recommended values, general method of 6.3.2.2: lateral-torsional buckling resistance of ${profile} in S355 with a uniform moment, 3 m between restraints, no load above the shear centre?`,
      tool: "check",
      asked: { check: "en-1993-1-1", input: member(profile, { length_mm: 3000, M_y_Ed: 5, psi_y: 1 }), ...values },
      ...{ path: "items.0.values.M_b_Rd_kNm", unit: "kNm" },
    }),
  ),
  ...beams.map(
    (profile): Question => ({
      question: `Plastic section modulus W_pl,y of ${profile}?`,
      tool: "look_up",
      asked: { what: "section", name: profile },
      ...{ path: "properties.W_pl_y_mm3", unit: "mm3" },
    }),
  ),
  ...columns.map(
    (profile): Question => ({
      question: `Second moment of area about the weak axis of ${profile}?`,
      tool: "look_up",
      asked: { what: "section", name: profile },
      ...{ path: "properties.I_z_mm4", unit: "mm4" },
    }),
  ),
  ...columns.map(
    (profile, i): Question => ({
      question: `EN 1993-1-1, German annex: utilization in percent of ${profile} in S355, 4 m long, pinned, under N_Ed = ${150 + 40 * i} kN and a uniform moment M_y,Ed = ${10 + 2 * i} kNm?`,
      tool: "check",
      asked: {
        check: "en-1993-1-1",
        input: {
          national_annex: "DE",
          ...member(profile, { length_mm: 4000, N_Ed: 150 + 40 * i, M_y_Ed: 10 + 2 * i, psi_y: 1 }),
        },
      },
      ...{ path: "utilization_percent", unit: "%" },
    }),
  ),
  ...columns.map(
    (profile, i): Question => ({
      question: `EN 1993-1-1, Dutch annex: does ${profile} in S235, 5 m long and pinned, carry N_Ed = ${300 + 60 * i} kN?`,
      tool: "check",
      asked: {
        check: "en-1993-1-1",
        input: {
          national_annex: "NL",
          members: [{ mark: "1", profile, steel_grade: "S235", length_mm: 5000, N_Ed: 300 + 60 * i }],
        },
      },
      path: "passed",
    }),
  ),
  ...beams.map(
    (profile, i): Question => ({
      question: `EN 1993-1-1, recommended values: which clause governs ${profile} in S355, 6 m long, restrained at 1.5 m, under M_y,Ed = ${20 + 5 * i} kNm of a uniform load and V_z,Ed = ${shear(i)} kN?`,
      tool: "check",
      asked: {
        check: "en-1993-1-1",
        input: member(profile, {
          length_mm: 6000,
          M_y_Ed: 20 + 5 * i,
          V_z_Ed: shear(i),
          moment_shape_y: "udl",
          L_LT_mm: 1500,
        }),
      },
      path: "items.0.verifications.0.clause",
    }),
  ),
  ...beams.map(
    (_, i): Question => ({
      question: `EN 1993-1-1, recommended values: the lightest profile of the main series IPE 80 to IPE 600 in S355 for M_y,Ed = ${20 + 25 * i} kNm of a uniform load over 6 m, restrained at 2 m?`,
      tool: "propose",
      asked: {
        check: "en-1993-1-1",
        input: member("IPE 300", { length_mm: 6000, M_y_Ed: 20 + 25 * i, moment_shape_y: "udl", L_LT_mm: 2000 }),
        rules: { families: ["IPE"] },
      },
      path: "proposals.0.item.profile",
    }),
  ),
];

const at = (of: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((one, name) => (one as Record<string, unknown> | undefined)?.[name], of); // a path of ours

test("examples/agents/questions.json: a hundred questions, each answered by one call", async () => {
  const made = [];
  for (const { tool, asked, path, question, unit } of questions) {
    const answer = at(await tools[tool].run(asked, () => undefined), path);
    expect(answer, question).toBeDefined();
    const short = typeof answer === "number" ? Number(answer.toPrecision(4)) : answer;
    made.push({
      question,
      answer: short,
      ...(unit === undefined ? {} : { unit }),
      call: { tool, arguments: asked },
      path,
    });
  }
  expect(made).toHaveLength(100);
  await expect(`[\n${made.map((one) => `  ${JSON.stringify(one)}`).join(",\n")}\n]\n`).toMatchFileSnapshot(
    join(import.meta.dirname, "../examples/agents/questions.json"),
  );
});
