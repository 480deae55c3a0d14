import { test } from "vitest";
import { prepareMember } from "../src/en-1993-1-1/index.ts";
import { check } from "../src/index.ts";

const beamColumn = {
  profile: "IPE 300",
  steel_grade: "S355",
  length_mm: 6000,
  N_Ed: 120,
  M_y_Ed: 65,
  M_z_Ed: 2,
  V_z_Ed: 45,
  moment_shape_y: "udl",
  L_cr_z_mm: 3000,
  L_LT_mm: 3000,
};
const profiles = [
  "IPE 300",
  "HE 200 B",
  "IPE 450",
  "UB 457x191x67",
  "HE 300 A",
  "SHS 150x8",
  "IPE 360",
  "UC 254x254x73",
];
const batch = (size: number) =>
  Array.from({ length: size }, (_, i) => ({
    ...beamColumn,
    mark: `B${i}`,
    profile: profiles[i % profiles.length],
    M_y_Ed: 40 + (i % 40),
    length_mm: 5000 + (i % 20) * 100,
  }));
const members = batch(1000);
const tenThousand = batch(10_000);

test("EN 1993-1-1 members", async ({ bench }) => {
  await bench.compare(
    bench("check(), one beam-column", () => {
      check("en-1993-1-1", { members: [{ ...beamColumn, mark: "B1" }] });
    }),
    bench("check(), a batch of 1 000", () => {
      check("en-1993-1-1", { members });
    }),
    bench("check(), a batch of 10 000", () => {
      check("en-1993-1-1", { members: tenThousand });
    }),
    bench("check(), a batch of 1 000 with derivation", () => {
      check("en-1993-1-1", { members, derivation: true });
    }),
  );
});

test("EN 1993-1-1 load cases", async ({ bench }) => {
  const cases = Array.from({ length: 10_000 }, (_, i) => ({
    N_Ed: 20 + (i % 400),
    M_y_Ed: 20 + (i % 61),
    M_z_Ed: i % 7,
    V_z_Ed: i % 90,
  }));
  const member = prepareMember({ mark: "B1", profile: "IPE 300", length_mm: 6000, L_cr_z_mm: 3000, L_LT_mm: 3000 });
  await bench("10 000 load cases on a prepared member", () => {
    for (const actions of cases) member.check(actions);
  }).run();
});
