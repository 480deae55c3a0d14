import { test } from "vitest";
import { check } from "../src/index.ts";

const one = {
  mark: "B1",
  species: "GL24h",
  b: 140,
  h: 480,
  length_mm: 8000,
  service_class: 1,
  load_duration: "medium-term",
  M_y_Ed: 55,
  V_z_Ed: 27.5,
  N_Ed: 20,
  ltb_case: "udl",
};
const { M_y_Ed: _M, V_z_Ed: _V, N_Ed: _N, ...still } = one;
const members = Array.from({ length: 1000 }, (_, i) => ({ ...one, mark: `B${i}`, M_y_Ed: 30 + (i % 50) }));
const load_cases = Array.from({ length: 10_000 }, (_, i) => ({
  id: `LC${i}`,
  M_y_Ed: 20 + (i % 70),
  M_z_Ed: i % 5,
  N_Ed: (i % 80) - 20,
  V_z_Ed: i % 30,
}));

test("EN 1995-1-1 members", async ({ bench }) => {
  await bench.compare(
    bench("check(), one member", () => {
      check("en-1995-1-1", { members: [one] });
    }),
    bench("check(), one member with derivation", () => {
      check("en-1995-1-1", { members: [one], derivation: true });
    }),
    bench("check(), a batch of 1 000 members", () => {
      check("en-1995-1-1", { members });
    }),
    bench("check(), one member under 10 000 load cases", () => {
      check("en-1995-1-1", { members: [{ ...still, load_cases }] });
    }),
  );
});
