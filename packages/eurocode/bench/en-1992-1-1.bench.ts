import { test } from "vitest";
import { bendingTowards, biaxialResistance, resistance, shape, steel } from "../src/en-1992-1-1/index.ts";
import { steelLaw } from "../src/en-1992-1-1/section/law.ts";
import { check } from "../src/index.ts";
import { concreteOfStrength } from "../src/materials/concrete.ts";

// Wanted: M_Rd at a given N under 20 µs, a diagram of 60 points under 500 µs, a biaxial check under 2 ms.

const { epsilon_c2, epsilon_cu2, n, lambda, eta } = concreteOfStrength(40);
const section = {
  shape: shape.rectangle(400, 600),
  steel: {
    bars: [-130, 0, 130].flatMap((y) => [-230, 0, 230].map((z) => ({ y, z, area: 491 }))),
    lines: [],
    ring: undefined,
  },
  materials: {
    concrete: {
      block: "parabola-rectangle" as const,
      f_cd: 40 / 1.5,
      epsilon_c: epsilon_c2,
      epsilon_cu: epsilon_cu2,
      n,
      lambda,
      eta,
    },
    steel: steelLaw(500 / 1.15, 200_000),
    deduct: true,
  },
};
const lines = { ...section, steel: steel.layoutOfRectangle("all-faces", 4400, 400, 600, 70) };
const bars = bendingTowards(section, 0);
const thin = bendingTowards(lines, 0);

const column = {
  mark: "C1",
  b: 400,
  h: 600,
  fck: 40,
  fyk: 500,
  A_s: 4400,
  l0: 5000,
  N_Ed: 2500,
  M_Ed: 300,
};
const { N_Ed: _N, M_Ed: _M, ...still } = column;
const columns = Array.from({ length: 100 }, (_, i) => ({ ...column, mark: `C${i}`, N_Ed: 1000 + i }));
const load_cases = Array.from({ length: 1000 }, (_, i) => ({ id: `LC${i}`, N_Ed: 500 + (i % 3000), M_Ed: i % 300 }));

test("EN 1992-1-1 columns", { timeout: 300_000 }, async ({ bench }) => {
  await bench.compare(
    bench("M_Rd at a given N, 9 bars", () => {
      resistance.stateAt(bars, 2.5e6);
    }),
    bench("M_Rd at a given N, lines of steel", () => {
      resistance.stateAt(thin, 2.5e6);
    }),
    bench("diagram of 60 points", () => {
      resistance.curve(bars, 60);
    }),
    bench("biaxial resistance, exact", () => {
      biaxialResistance(section, 2.5e6, 3e8, 1.5e8);
    }),
    bench("check(), one column", () => {
      check("en-1992-1-1", { columns: [column] });
    }),
    bench("check(), one column, biaxial exact", () => {
      check("en-1992-1-1", { columns: [{ ...column, M_z_Ed: 100, biaxial_method: "exact" }] });
    }),
    bench("check(), 100 columns", () => {
      check("en-1992-1-1", { columns });
    }),
    bench("check(), 1000 load cases", () => {
      check("en-1992-1-1", { columns: [{ ...still, load_cases }] });
    }),
    bench("sizing", () => {
      const { A_s: _, ...open } = column;
      check("en-1992-1-1", { columns: [{ ...open, design: true }] });
    }),
  );
});
