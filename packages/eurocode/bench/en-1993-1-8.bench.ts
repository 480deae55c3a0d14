import { test } from "vitest";
import { check } from "../src/index.ts";

// A moment joint of six rows is to stay under a millisecond.

const sixRows = {
  connection: "end-plate",
  beam: { profile: "IPE 600", steel_grade: "S355" },
  column: { profile: "HE 300 B", steel_grade: "S355" },
  plate: { h_mm: 730, b_mm: 240, t_mm: 20, top_mm: 100, steel_grade: "S355" },
  bolt_grade: "10.9",
  bolt_size: "M20",
  w_mm: 110,
  rows_mm: [45, 165, 245, 325, 405, 485],
  shear_rows_mm: [660],
  throat_flange_mm: 9,
  throat_web_mm: 6,
  M_j_Ed: 400,
  V_Ed: 200,
  span_mm: 8000,
};

const base = {
  connection: "column-base",
  column: { profile: "HE 200 B", steel_grade: "S235" },
  plate: { h_mm: 420, b_mm: 420, t_mm: 30, steel_grade: "S235" },
  f_ck_MPa: 25,
  anchors: { bolt_grade: "8.8", bolt_size: "M24", rows_mm: [-160, 160], w_mm: 240 },
  N_Ed: 500,
  M_Ed: 80,
};

test("EN 1993-1-8", async ({ bench }) => {
  await bench.compare(
    bench("end plate joint of six rows", () => {
      check("en-1993-1-8", sixRows);
    }),
    bench("end plate joint of six rows with its derivation", () => {
      check("en-1993-1-8", { ...sixRows, derivation: true });
    }),
    bench("column base with moment", () => {
      check("en-1993-1-8", base);
    }),
  );
});
