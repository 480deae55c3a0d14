import { test } from "vitest";
import { structureKind } from "../src/en-1998-1/check.ts";
import { symmetricEigen } from "../src/en-1998-1/eigen.ts";
import { stickModes } from "../src/en-1998-1/modal.ts";
import { designSpectrum } from "../src/en-1998-1/spectra.ts";
import { check } from "../src/index.ts";

const modal = (n: number) => ({
  agR: 0.25,
  ground_type: "C",
  spectrum_type: 1,
  importance_class: 2,
  q: 3,
  analysis: "modal",
  storeys: Array.from({ length: n }, (_, i) => ({
    mark: `${i + 1}`,
    z_m: 3 * (i + 1),
    W_kN: 1000 + 10 * i,
    k_kN_m: 4e5 - 2e3 * i,
  })),
});

const tower = modal(60);

test("EN 1998-1", async ({ bench }) => {
  await bench.compare(
    bench("check(), lateral force method, three storeys", () => {
      check("en-1998-1", structureKind.example);
    }),
    bench("check(), the same with derivation", () => {
      check("en-1998-1", { ...structureKind.example, derivation: true });
    }),
    bench("check(), modes of ten storeys", () => {
      check("en-1998-1", modal(10));
    }),
    bench("check(), modes of sixty storeys", () => {
      check("en-1998-1", tower);
    }),
  );
});

test("EN 1998-1, functions alone", async ({ bench }) => {
  const motion = { a_g: 2.5, ground: { S: 1.2, T_B: 0.15, T_C: 0.5, T_D: 2 }, q: 3, beta: 0.2 };
  const matrix = Array.from({ length: 60 }, (_, i) =>
    Array.from({ length: 60 }, (__, j) => (i === j ? 2 : Math.abs(i - j) === 1 ? -1 : 0)),
  );
  await bench.compare(
    bench("1 000 ordinates of the design spectrum", () => {
      let sum = 0;
      for (let i = 0; i < 1000; i++) sum += designSpectrum(i / 250, motion);
      if (!(sum > 0)) throw new Error("nothing was calculated");
    }),
    bench("modes of a stick of ten storeys", () => {
      stickModes(
        tower.storeys.slice(0, 10).map((s) => s.W_kN),
        tower.storeys.slice(0, 10).map((s) => s.k_kN_m),
      );
    }),
    bench("eigenvalues of a 60 by 60 matrix", () => {
      symmetricEigen(matrix);
    }),
  );
});
