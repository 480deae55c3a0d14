import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

function x(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "packages/cli/dist/x.js"), ...args], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  return { status, stdout, stderr };
}

test("x clause prints text, symbols and the line of the source", () => {
  const { status, stdout } = x("clause", "EN", "1993-1-1", "6.3.1.1(3)");
  expect(status).toBe(0);
  expect(stdout).toContain("bucklingResistance = chi * A * f_y / gamma_M1 / 1000\n  with χ   A   f_y   γ_M1\n");
  const [, file = "", line = ""] = /(packages\S+):(\d+)/.exec(stdout) ?? [];
  const source = readFileSync(join(root, file), "utf8").split("\n")[Number(line) - 1];
  expect(source).toMatch(/^export const bucklingResistance = formula\($/);
});

test("a clause is found without its standard, by table and by equation, with verifications and parameters", () => {
  const found = (query: string) =>
    JSON.parse(x("clause", query, "--json").stdout) as {
      formulas: { clause: string; symbols: string[] }[];
      requirements: { clause: string }[];
      parameters: { symbol: string }[];
    };
  expect(new Set(found("6.3.3(4)").formulas.map(({ clause }) => clause.slice(0, 11)))).toEqual(
    new Set(["EN 1993-1-1", "EN 1995-1-1"]),
  );
  expect(found("en-1993-1-8 table 3.4").requirements).not.toEqual([]);
  const buckling = found("EN 1993-1-1 (6.47)").formulas.map(({ clause }) => clause);
  expect([...new Set(buckling)]).toEqual(["EN 1993-1-1 6.3.1.1(3), (6.47)"]);
  expect(found("EN 1993-1-1 6.1(1)").parameters.map(({ symbol }) => symbol)).toContain("gamma_M1");
  // 6.2.1 does not speak of 6.2.10
  expect(found("EN 1993-1-1 6.2.1").formulas.some(({ clause }) => clause.includes("6.2.10"))).toBe(false);
  // a number in a text is no symbol
  expect(found("6.3.3(4)").formulas.flatMap(({ symbols }) => symbols)).not.toContain("e6");
});

test("what nobody cites is said", () => {
  expect(x("clause", "99.9")).toMatchObject({ status: 2, stdout: "" });
  expect(x("clause", "99.9").stderr).toMatch(/no formula, requirement or parameter is listed under "99.9"/);
});
