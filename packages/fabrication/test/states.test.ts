import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, test } from "vitest";
import { assess } from "../src/assessment/assess.ts";
import { reportPdf } from "../src/exports/report.ts";
import { shopPdf } from "../src/exports/shop/shop.ts";
import type { Fabrication } from "../src/fabrication.ts";
import { jobData } from "../src/job.ts";
import { overridesSchema } from "../src/members/corrections-schema.ts";
import { inEnglish } from "../src/members/spoken.ts";
import { drawingOf } from "./drawings.ts";

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let n = 1; n <= document.numPages; n++) {
    const { items } = await (await document.getPage(n)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join("|"));
  }
  await document.loadingTask.destroy();
  return pages;
}

const list = drawingOf([
  { mark: "B1", profile: "IPE 300", length_mm: 6000 },
  { mark: "C1", profile: "HE 200 B", length_mm: 3500 },
]);
const given = { B1: { M_y_Ed: 30, V_z_Ed: 20 }, C1: { N_Ed: 200 } };
const actionsOf = (values: Readonly<Record<string, Record<string, number>>>) =>
  Object.entries(values).map(([mark, one]) => ({ mark, values: one }));
const statesOf = ({ members, joints, assemblies }: Fabrication) => ({
  members: members.map(({ state }) => state),
  joints: joints.map(({ state }) => state),
  assemblies: assemblies.map(({ state }) => state),
});

describe("passed, failed, not designed", () => {
  test("under own weight alone nothing is designed, whatever the checks say", async () => {
    const made = assess(list);
    expect(made.members.every(({ check }) => check?.passed)).toBe(true);
    expect(statesOf(made)).toEqual({
      members: ["not designed", "not designed"],
      joints: ["not designed", "not designed"],
      assemblies: ["not designed", "not designed"],
    });
    expect(made.summary).toMatchObject({
      passed_count: 0,
      not_designed_count: 2,
      own_weight_count: 2,
      not_designed_joints: 2,
      pieces: { passed: 0, failed: 0, "not designed": 2 },
      state: "not designed",
      designed: false,
    });
    expect(jobData(list, made).extracted_data.members[0]).toMatchObject({ state: "not designed", verified: false });
    for (const page of await pagesOf(await shopPdf(made))) expect(page).toMatch(/NOT DESIGNED/);
    const [front] = await pagesOf(await reportPdf(made));
    expect(front?.replaceAll("|", " ")).toMatch(/2 members under own weight alone: not designed\./);
    expect((await pagesOf(await shopPdf(made))).join()).not.toMatch(/\bpassed\b(?!, 0)/);
  });

  test("with the actions of all, passed", () => {
    const made = assess(list, { actions: actionsOf(given) });
    expect(statesOf(made)).toEqual({
      members: ["passed", "passed"],
      joints: ["passed", "passed"],
      assemblies: ["passed", "passed"],
    });
    expect(made.summary).toMatchObject({ state: "passed", designed: true, not_designed_joints: 0 });
    expect(jobData(list, made).connections_data[0]).toMatchObject({ state: "passed", verified: true });
  });

  test.each([
    [
      "a foot for which no base is made",
      { mark: "C1", profile: "UPE 200", length_mm: 3500 },
      { N_Ed: 50 },
      { role: "column" },
    ],
    ["a rod", { mark: "D1", profile: "RD 30", length_mm: 3000 }, { N_Ed: -20 }, { role: "brace" }],
    [
      "a leg too narrow for bolts",
      { mark: "D1", profile: "L 30x30x3", length_mm: 800 },
      { N_Ed: 5 },
      { role: "brace" },
    ],
    ["a role without a rule", { mark: "X1", profile: "IPE 200", length_mm: 3000 }, { N_Ed: 5 }, { role: "other" }],
  ])("%s: without a joint that somebody settled, an end leaves its piece open", (_, row, actions, correction) => {
    const { mark } = row;
    const assessed = (ends: object) =>
      assess(drawingOf([row]), { corrections: overridesSchema.parse([{ mark, actions, ...correction, ...ends }]) });
    const open = assessed({});
    expect(open.members[0]?.check?.passed).toBe(true);
    expect(statesOf(open)).toEqual({ members: ["not designed"], joints: [], assemblies: ["not designed"] });
    expect(inEnglish(open.warnings).join("\n")).toMatch(/at its start: /);
    const settled = assessed({ start: { joint: "none" }, end: { joint: "none" } });
    expect(statesOf(settled)).toEqual({ members: ["passed"], joints: [], assemblies: ["passed"] });
  });

  test("a joint that fails is on every sheet of its assembly and of what carries it", async () => {
    const corrections = [
      {
        mark: "B1",
        start: {
          support: "C1",
          support_at: [{ x_mm: 3000, side: "bottom" as const }],
          joint: "fin-plate" as const,
          set: { V_Ed: 900 },
        },
      },
    ];
    const made = assess(list, { actions: actionsOf(given), corrections });
    const [failed, ...others] = made.joints.filter(({ state }) => state === "failed");
    expect(others).toEqual([]);
    expect(made.members.map(({ state }) => state)).toEqual(["passed", "passed"]);
    expect(made.assemblies.map(({ state }) => state)).toEqual(["failed", "failed"]);
    const pages = await pagesOf(await shopPdf(made));
    const named = pages.filter((page) => failed && page.includes(failed.id));
    expect(named.length).toBeGreaterThanOrEqual(3);
    for (const page of named) expect(page).toMatch(/NOT PASSED/);
  });

  test("a moment without a shear leaves the assumed shear, and never less than a uniform load brings", () => {
    const shear = (M_y_Ed?: number) => {
      const made = assess(list, M_y_Ed === undefined ? {} : { actions: actionsOf({ B1: { M_y_Ed } }) });
      const joint = made.joints.find(({ type }) => type === "fin-plate");
      return { V: Number(joint?.actions.values.V_Ed), reason: inEnglish(joint?.actions.reason), state: joint?.state };
    };
    const assumed = shear();
    const [small, large] = [shear(5), shear(150)];
    expect(small.V).toBe(assumed.V);
    expect(small.reason).toMatch(/^M_y_Ed is given without V_z_Ed; /);
    expect(large.V).toBeGreaterThanOrEqual(100);
    expect([small.state, large.state]).toEqual(["not designed", "not designed"]);
  });
});
