import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { startOfX } from "./support/x.ts";

const run = (args: string[], input = "") =>
  spawnSync(process.execPath, [...startOfX, ...args], { input, encoding: "utf8" });

test("x actions prints an example, works it out, and fills members for x check", () => {
  const example = run(["actions"]).stdout;
  const page = run(["actions", "-"], example);
  expect(page.status).toBe(0);
  expect(page.stdout).toMatch(/span 1 .*6000/);
  const members = run(["actions", "-", "--members"], example).stdout;
  const { result } = JSON.parse(run(["check", "en-1993-1-1", "-", "--json"], members).stdout) as {
    result: { members: { mark: string; passed: boolean }[] };
  };
  expect(result.members.map(({ mark }) => mark)).toEqual(["span 1", "span 2"]);
});

test("x actions tells what is wrong with its paths", () => {
  const wrong = run(["actions", "-"], '{ "spans_mm": [6000], "loads": [{ "P_kN": 5 }] }');
  expect(wrong.status).toBe(2);
  expect(wrong.stderr).toContain("loads[0].x_mm");
});

test("x actions prints loads by case, each alone and what is greatest in their combinations", () => {
  const G = { id: "G", nature: "permanent", loads: [{ q_kN_m: 10 }] };
  const Q = { id: "Q", nature: "imposed", category: "B", loads: [{ q_kN_m2: 3, spacing_m: 4 }] };
  const beam = { spans_mm: [6000], actions: [G, Q], member: { profile: "IPE 360", steel_grade: "S355" } };
  const page = run(["actions", "-"], JSON.stringify({ ...beam, member: undefined }));
  expect(page.status).toBe(0);
  expect(page.stdout).toMatch(/M kNm, sagging +141\.8 +1\.35 G \+ 1\.5 Q/);
  expect(page.stdout).toMatch(/support A +kN +94\.5 +1\.35 G \+ 1\.5 Q +30 +G\n/);
  const { members } = JSON.parse(run(["actions", "-", "--members"], JSON.stringify(beam)).stdout) as {
    members: object[];
  };
  expect(members).toMatchObject([{ profile: "IPE 360", mark: "span 1: 1.35 G + 1.5 Q" }]);
});
