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
