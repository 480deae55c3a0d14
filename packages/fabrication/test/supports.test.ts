/** What stands on a supporting member: welded to it in the shop, or drilled into it; in every file alike. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { IfcAPI, initSync } from "@ifc-lite/wasm";
import { section } from "@x/eurocode";
import { valid } from "@x/eurocode/problems";
import { beforeAll, describe, expect, test } from "vitest";
import { assess } from "../src/assessment/assess.ts";
import { pointIn } from "../src/axes.ts";
import { modelIfc } from "../src/exports/ifc/model.ts";
import { nc1Files } from "../src/exports/nc1.ts";
import type { Fabrication } from "../src/fabrication.ts";
import { overridesSchema } from "../src/members/corrections-schema.ts";
import type { Place } from "../src/members/model.ts";
import { inEnglish } from "../src/members/spoken.ts";
import { drawingOf, type Row } from "./drawings.ts";
import { readNc1 } from "./exports/nc1-reader.ts";

const rows: Row[] = [
  { mark: "C1", profile: "HE 240 B", length_mm: 4200, quantity: 4 },
  { mark: "B1", profile: "IPE 360", length_mm: 6000, quantity: 4 },
  { mark: "B2", profile: "IPE 300", length_mm: 4000, quantity: 8 },
  { mark: "B3", profile: "IPE 180", length_mm: 5000, quantity: 4 },
  { mark: "B4", profile: "IPE 400", length_mm: 7000, quantity: 4 },
];

const corrections = overridesSchema.parse([
  { mark: "C1", actions: { N_Ed: 300 } },
  {
    mark: "B1",
    actions: { V_z_Ed: 90, M_y_Ed: 80 },
    start: { joint: "header-plate", support: "C1", support_at: [{ x_mm: 3900, side: "top" }] },
    end: { joint: "end-plate", support: "C1", set: { M_j_Ed: 60 }, support_at: [{ x_mm: 3900, side: "bottom" }] },
  },
  {
    mark: "B2",
    actions: { V_z_Ed: 40, M_y_Ed: 30 },
    start: {
      support: "B1",
      support_at: [
        { x_mm: 2000, side: "front" },
        { x_mm: 4000, side: "back" },
      ],
    },
  },
  {
    mark: "B3",
    actions: { V_z_Ed: 20 },
    start: { joint: "fin-plate", support: "C1", support_at: [{ x_mm: 2000, side: "front" }] },
    end: { joint: "angle-cleats", support: "C1", support_at: [{ x_mm: 2000, side: "back" }] },
  },
  {
    mark: "B4",
    actions: { V_z_Ed: 100, M_y_Ed: 100 },
    start: {
      joint: "end-plate",
      support: "C1",
      set: { M_j_Ed: 100, stiffeners: { compression_t_mm: 15, tension_t_mm: 15 } },
      support_at: [{ x_mm: 1000, side: "bottom" }],
    },
  },
]);

const assemblyOf = ({ assemblies }: Fabrication, id: string) => {
  const found = assemblies.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const partOf = ({ parts }: Fabrication, id: string) => {
  const found = parts.profiles.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe("places by a correction", () => {
  let made: Fabrication;
  beforeAll(() => {
    initSync({ module: readFileSync(fileURLToPath(import.meta.resolve("@ifc-lite/wasm/ifc-lite_bg.wasm"))) });
    made = assess(drawingOf(rows), { corrections });
  });

  test("nothing is refused: every end stands on its support", () => {
    expect(inEnglish(made.warnings).filter((text) => text.includes("drilled into"))).toEqual([]);
  });

  test("a header plate on a flange: its bolts have their holes there, level with the beam, gauge and pitch as in the plate", () => {
    const plate = made.parts.plates.find(({ joint, use }) => joint === "HP-B1" && use === "end plate");
    const top = partOf(made, "C1").holes.filter(({ wall }) => wall === "top");
    expect(top).toHaveLength(plate?.holes.length ?? 0);
    const gauge = new Set(top.map(({ across_mm }) => Math.abs(across_mm)));
    const xs = plate?.holes.map(({ x_mm }) => x_mm) ?? [];
    expect([...gauge]).toEqual([(Math.max(...xs) - Math.min(...xs)) / 2]);
    const levels = [...new Set(top.map(({ x_mm }) => x_mm))];
    expect(Math.max(...levels) - Math.min(...levels)).toBe(140);
    // the beam's axis is at 3900: by default the plate is not lower than the beam
    for (const x of levels) expect(Math.abs(x - 3900)).toBeLessThan(180);
  });

  test("beams on both sides of a web: two places on each of four beams for eight", () => {
    const web = partOf(made, "B1").holes.filter(({ wall }) => wall === "web");
    const bolts = assemblyOf(made, "B2").bolts.filter(({ at }) => at[0] < 100);
    expect(web).toHaveLength(2 * bolts.length);
    expect(new Set(web.map(({ x_mm }) => Math.round(x_mm / 1000)))).toEqual(new Set([2, 4]));
    // tops level: the axis of an IPE 300 is 30 above that of an IPE 360
    const lowered = bolts.map(({ at }) => Math.round((at[2] + 30) * 10) / 10);
    expect(new Set(web.map(({ across_mm }) => across_mm))).toEqual(new Set(lowered));
  });

  test("a fin plate is part of the column, in its axes: on the face of its web, not loose, not a part of the beam", () => {
    const fin = made.parts.plates.find(({ joint, use }) => joint === "FP-B3" && use === "fin plate");
    const column = assemblyOf(made, "C1");
    const [seat, ...others] = column.plates.filter(({ part }) => part === fin?.id);
    if (!fin || !seat) throw new Error("no fin plate on the column");
    expect(others).toEqual([]);
    const corners = fin.outline.map(([x, y]) => pointIn(seat.frame, [x, y, 0]));
    const { t_w_mm = 0 } = section("HE 240 B")?.dimensions ?? {};
    expect(Math.max(...corners.map(([, y]) => y))).toBeCloseTo(-t_w_mm / 2, 2);
    const xs = corners.map(([x]) => x);
    expect(Math.abs((Math.max(...xs) + Math.min(...xs)) / 2 - 2000)).toBeLessThan(20);
    expect(made.loose.some(({ part }) => part === fin.id)).toBe(false);
    const beam = assemblyOf(made, "B3");
    expect(beam.plates).toEqual([]);
    expect(beam.neighbours).toContainEqual(expect.objectContaining({ part: fin.id, of: "C1" }));
    expect(column.joints).toContain("FP-B3");
    // its welds are the column's too
    expect(column.welds.filter(({ part }) => part === "W-FP-B3-plate")).toHaveLength(2);
    expect(column.mass_kg).toBeGreaterThan(partOf(made, "C1").mass_kg + fin.mass_kg);
  });

  test("stiffeners stand in line with the flanges of the beam, on both sides of the web, between the flanges", () => {
    const column = assemblyOf(made, "C1");
    const { h_mm = 0, t_f_mm = 0 } = section("HE 240 B")?.dimensions ?? {};
    const beam = section("IPE 400")?.dimensions ?? {};
    const stiffeners = column.plates.flatMap(({ part, frame }) => {
      const plate = made.parts.plates.find((one) => one.id === part && one.use === "stiffener");
      return plate ? [plate.outline.flatMap(([x, y]) => [0, plate.t_mm].map((w) => pointIn(frame, [x, y, w])))] : [];
    });
    expect(stiffeners).toHaveLength(4);
    const middles = stiffeners.map((points) => {
      const xs = points.map(([x]) => x);
      for (const [, , z] of points) expect(Math.abs(z)).toBeLessThanOrEqual(h_mm / 2 - t_f_mm + 0.01);
      return (Math.max(...xs) + Math.min(...xs)) / 2;
    });
    const lever = ((beam.h_mm ?? 0) - (beam.t_f_mm ?? 0)) / 2;
    expect([...new Set(middles.map((x) => Math.round(x * 10) / 10))].sort((a, b) => a - b)).toEqual(
      [1000 - lever, 1000 + lever].map((x) => Math.round(x * 10) / 10),
    );
    expect(new Set(stiffeners.map((points) => Math.sign(points[0]?.[1] ?? 0)))).toEqual(new Set([1, -1]));
  });

  test("the same bolts seen from both parts: the hole of the support lies on the axis of each bolt", () => {
    const nc1 = new Map(nc1Files(made).map(({ path, bytes }) => [path, readNc1(new TextDecoder().decode(bytes))]));
    expect(nc1.get("nc1/C1.nc1")?.holes).toHaveLength(partOf(made, "C1").holes.length);
    expect(nc1.get("nc1/B1.nc1")?.holes).toHaveLength(partOf(made, "B1").holes.length);
    const cleated = partOf(made, "C1").holes.filter(({ wall }) => wall === "web");
    const bolts = assemblyOf(made, "B3").bolts.filter(({ axis }) => axis[0] === 1);
    expect(cleated).toHaveLength(bolts.length);
    // the beam's y is the column's z or its opposite, the beam's z the column's x
    for (const { at } of bolts)
      expect(
        cleated.some(
          ({ x_mm, across_mm }) =>
            Math.abs(x_mm - 2000 - at[2]) < 0.11 && Math.abs(Math.abs(across_mm) - Math.abs(at[1])) < 0.11,
        ),
      ).toBe(true);
  });

  test("nothing missing, nothing twice: in parts, assemblies and loose list, and in the model", async () => {
    for (const plate of made.parts.plates) {
      const used = made.assemblies.reduce(
        (sum, one) => sum + one.quantity * one.plates.filter(({ part }) => part === plate.id).length,
        0,
      );
      const loose = made.loose.filter(({ part }) => part === plate.id).reduce((sum, one) => sum + one.quantity, 0);
      expect(used + loose, plate.id).toBe(plate.quantity);
    }
    const found: { type: string }[] = JSON.parse(
      new TextDecoder().decode(new IfcAPI().exportJson(await modelIfc(made), false, true, true)),
    );
    const total = (list: readonly { quantity: number }[]) => list.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(found.filter(({ type }) => type === "IfcPlate")).toHaveLength(total(made.parts.plates));
    const holes = [...made.parts.profiles, ...made.parts.fittings, ...made.parts.plates].reduce(
      (sum, one) => sum + one.quantity * one.holes.length,
      0,
    );
    expect(found.filter(({ type }) => type === "IfcOpeningElement")).toHaveLength(
      holes + made.parts.profiles.reduce((sum, one) => sum + one.quantity * one.copes.length, 0),
    );
  });

  test("a drilled member is checked with its holes", () => {
    const without = assess(drawingOf(rows), {
      corrections: corrections.map((one) =>
        one.mark === "B1" ? { mark: "B1", actions: { V_z_Ed: 90, M_y_Ed: 80 } } : one,
      ),
    });
    const check = (of: Fabrication) => of.members.find(({ id }) => id === "C1")?.check;
    expect(check(made)?.request).toHaveProperty("hole_lines");
    expect(check(made)?.utilization).toBeGreaterThanOrEqual(check(without)?.utilization ?? 1);
  });
});

describe("stiffeners of a column", () => {
  const h = 240;
  const t_f = 17;
  const clear = h - 2 * t_f;
  const stiffened = (stiffeners: Record<string, unknown>, M_j_Ed = 100) =>
    assess(
      drawingOf([
        { mark: "C1", profile: "HE 240 B", length_mm: 4000 },
        { mark: "B1", profile: "IPE 400", length_mm: 6000 },
      ]),
      {
        corrections: overridesSchema.parse([
          { mark: "C1", role: "column", actions: { N_Ed: 300 }, start: { joint: "none" }, end: { joint: "none" } },
          {
            mark: "B1",
            actions: { V_z_Ed: 60, M_y_Ed: 100 },
            start: {
              joint: "end-plate",
              support: "C1",
              set: { M_j_Ed, stiffeners },
              support_at: [{ x_mm: 2000, side: "top" }],
            },
            end: { joint: "none" },
          },
        ]),
      },
    );
  const cornersOn = (made: Fabrication, use: string) =>
    assemblyOf(made, "C1").plates.flatMap(({ part, frame }) => {
      const plate = made.parts.plates.find((one) => one.id === part && one.use === use);
      return plate
        ? [{ plate, points: plate.outline.flatMap(([x, y]) => [0, plate.t_mm].map((w) => pointIn(frame, [x, y, w]))) }]
        : [];
    });

  test("a diagonal lies on its diagonal: from the pressed flange of the beam to the far corner, as long as that", () => {
    const made = stiffened({ compression_t_mm: 12, tension_t_mm: 12, diagonal_t_mm: 15 });
    const diagonals = cornersOn(made, "stiffener").filter(({ plate }) => plate.t_mm === 15);
    expect(diagonals).toHaveLength(2);
    // between the two pairs: x along the column, z across it
    const lever = (400 - 13.5) / 2;
    const [low, high] = [2000 - lever + 6, 2000 + lever - 6];
    for (const { plate, points } of diagonals) {
      const xs = points.map(([x]) => x);
      const zs = points.map(([, , z]) => z);
      // as long as the panel lets it be, but for 1 mm at each end to fit it
      for (const [is, side] of [
        [Math.min(...xs), low],
        [-Math.max(...xs), -high],
        [Math.min(...zs), -clear / 2],
        [-Math.max(...zs), -clear / 2],
      ] as const) {
        expect(is).toBeGreaterThan(side);
        expect(is).toBeLessThan(side + 1);
      }
      const long = Math.max(...plate.outline.map(([x]) => x));
      expect(long).toBeLessThan(Math.hypot(high - low, clear));
      expect(long).toBeGreaterThan(Math.hypot(high - low, clear) - 25);
      // the beam presses below on the side of the top flange
      const lowest = points.filter(([x]) => x < low + 20);
      expect(lowest.length).toBeGreaterThan(0);
      for (const [, , z] of lowest) expect(z).toBeGreaterThan(0);
    }
    const turned = cornersOn(
      stiffened({ compression_t_mm: 12, tension_t_mm: 12, diagonal_t_mm: 15 }, -100),
      "stiffener",
    );
    const [first] = turned.filter(({ plate }) => plate.t_mm === 15);
    for (const [, , z] of first?.points.filter(([x]) => x < low + 20) ?? [[0, 0, 1]]) expect(z).toBeLessThan(0);
  });

  test("thicknesses stand where the schema has them, whatever the sign of the moment", () => {
    for (const M of [100, -100]) {
      const found = cornersOn(stiffened({ compression_t_mm: 12, tension_t_mm: 15 }, M), "stiffener");
      const middle = (t: number) => found.find(({ plate }) => plate.t_mm === t)?.points[0]?.[0] ?? 0;
      expect(middle(12)).toBeLessThan(2000);
      expect(middle(15)).toBeGreaterThan(2000);
    }
  });

  test("their welds are verified, stand in welds_data, in the parts and on the column; as strong as the plate where none is given", () => {
    const made = stiffened({ compression_t_mm: 12, tension_t_mm: 12 });
    const [ends, web] = ["stiffener", "stiffener-web"].map((of) => made.welds.find((one) => one.of === of));
    // S355, fillets on both sides: 0.55 t for the plate's strength across them (4.5.3.2), less is refused
    expect(ends?.throat_mm).toBeGreaterThanOrEqual(6);
    expect(ends?.passed && web?.passed).toBe(true);
    const [joint] = made.joints;
    expect(joint?.requests[0]?.stiffeners).toMatchObject({ throat_mm: ends?.throat_mm });
    const parts = made.parts.welds.filter(({ id }) => id.startsWith("W-EP-B1-stiffener"));
    // four plates, both faces: two ends, one web
    expect(parts.map(({ quantity }) => quantity)).toEqual([16, 8]);
    const column = assemblyOf(made, "C1");
    for (const { id, quantity, length_mm } of parts) {
      const paths = column.welds.filter(({ part }) => part === id).map(({ path }) => path);
      expect(paths).toHaveLength(quantity);
      for (const [from, to] of paths)
        if (from && to)
          expect(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])).toBeCloseTo(length_mm, -0.5);
    }
    // a throat that a person sets is kept, and fails where it is too thin
    const thin = stiffened({ compression_t_mm: 12, tension_t_mm: 12, throat_mm: 3 }, 230);
    expect(thin.welds.find(({ of }) => of === "stiffener")).toMatchObject({ throat_mm: 3, passed: false });
    expect(thin.joints[0]?.passed).toBe(false);
  });

  test("a plate on the web is welded around and the stiffeners stand on it; backing plates are drilled, and the bolts longer", () => {
    const plain = stiffened({ compression_t_mm: 12 });
    const made = stiffened({ compression_t_mm: 12, web_plate_t_mm: 10, backing_plate_t_mm: 12 });
    const [web] = cornersOn(made, "web plate");
    const [near, far] = [Math.min, Math.max].map((most) => most(...(web?.points.map(([, y]) => Math.abs(y)) ?? [])));
    expect([near, far]).toEqual([5, 15]);
    const feet = cornersOn(made, "stiffener").map(({ points }) => Math.min(...points.map(([, y]) => Math.abs(y))));
    expect(feet.sort((a, b) => a - b)).toEqual([5, 15]);
    expect(made.welds.find(({ of }) => of === "web-plate")?.passed).toBe(true);
    const backing = cornersOn(made, "backing plate");
    expect(backing.length).toBeGreaterThanOrEqual(2);
    // behind the inside of the flange, clear of the fillets
    for (const { points } of backing) {
      expect(Math.max(...points.map(([, , z]) => z))).toBeCloseTo(clear / 2, 1);
      expect(Math.min(...points.map(([, y]) => Math.abs(y)))).toBeCloseTo(26, 1);
    }
    const drilled = backing.reduce((sum, { plate }) => sum + plate.holes.length, 0);
    expect(drilled).toBe(assemblyOf(made, "B1").bolts.length);
    const grip = (of: Fabrication) => of.parts.bolts.find(({ kind }) => kind === "bolt")?.grip_mm ?? 0;
    expect(grip(made) - grip(plain)).toBe(12);
  });
});

test.each([
  // the axis of the brace meets that of the column at the height of the beam, and half a metre above it
  [3000, "top", 1],
  [3500, "top", 0],
  [3500, "bottom", 0],
  // from above it comes down on the beam
  [3350, "top", 1, 135],
])(
  "a gusset that the end of a beam needs the place of: axis at %i on the %s",
  (x_mm, side, clashes, angle_deg = 45) => {
    const made = assess(
      drawingOf([
        { mark: "C1", profile: "HE 240 B", length_mm: 6000 },
        { mark: "B1", profile: "IPE 360", length_mm: 6000 },
        { mark: "WV1", profile: "FL 100x10", length_mm: 3000 },
      ]),
      {
        corrections: overridesSchema.parse([
          { mark: "C1", role: "column", actions: { N_Ed: 300 } },
          {
            mark: "B1",
            actions: { V_z_Ed: 90 },
            start: { joint: "fin-plate", support: "C1", support_at: [{ x_mm: 3000, side: "top" }] },
          },
          {
            mark: "WV1",
            role: "brace",
            actions: { N_Ed: -60 },
            start: { support: "C1", support_at: [{ x_mm, side, angle_deg }] },
          },
        ]),
      },
    );
    expect(made.assemblies.find(({ id }) => id === "C1")?.plates.length).toBe(3);
    expect(inEnglish(made.warnings).filter((text) => text.includes("collide on it"))).toEqual(
      clashes === 0 ? [] : ["C1: B1 and WV1 collide on it: move one of them (support_at), or set its plate"],
    );
  },
);

describe("a brace on its gusset", () => {
  const braced = (place: Record<string, unknown>, profile = "FL 100x10", more: Record<string, unknown> = {}) =>
    assess(
      drawingOf([
        { mark: "C1", profile: "HE 240 B", length_mm: 6000, quantity: 2 },
        { mark: "WV1", profile, length_mm: 4000, quantity: 2 },
      ]),
      {
        corrections: overridesSchema.parse([
          { mark: "C1", role: "column", actions: { N_Ed: 300 }, start: { joint: "none" }, end: { joint: "none" } },
          {
            mark: "WV1",
            role: "brace",
            actions: { N_Ed: -100 },
            start: { support: "C1", support_at: [place], ...more },
            end: { support: "C1", support_at: [{ x_mm: 5000, side: "bottom", angle_deg: 135 }] },
          },
        ]),
      },
    );
  const gussetsOn = (made: Fabrication) =>
    assemblyOf(made, "C1").plates.flatMap(({ part, frame }) => {
      const plate = made.parts.plates.find((one) => one.id === part && one.use === "gusset");
      return plate
        ? [
            {
              plate,
              outline: plate.outline.map(([x, y]) => pointIn(frame, [x, y, 0])),
              holes: plate.holes.map(({ x_mm, y_mm }) => pointIn(frame, [x_mm, y_mm, 0])),
            },
          ]
        : [];
    });

  test("its foot lies on the flange, its bolts on the axis of the brace, its weld is the foot's, and nothing is loose", () => {
    const made = braced({ x_mm: 1000, side: "top", angle_deg: 45 });
    expect(inEnglish(made.warnings).filter((text) => text.includes("drilled into"))).toEqual([]);
    expect(made.loose.filter(({ kind }) => kind === "plate")).toEqual([]);
    const on = gussetsOn(made);
    expect(on).toHaveLength(2);
    for (const [i, { outline, holes }] of on.entries()) {
      const [side, from, up] = i === 0 ? [1, 1000, 1] : [-1, 5000, -1];
      const foot = outline.filter(([, , z]) => Math.abs(side * z - 120) < 0.1);
      expect(foot).toHaveLength(2);
      for (const [, , z] of outline) expect(side * z).toBeGreaterThan(119.9);
      expect(holes.length).toBeGreaterThanOrEqual(2);
      for (const [x, , z] of holes) expect(up * (x - from)).toBeCloseTo(side * z, 0);
      const [a, b] = foot;
      const weld = made.welds.find(({ of, joint }) => of === "gusset" && joint === assemblyOf(made, "WV1").joints[i]);
      expect(Math.abs((a?.[0] ?? 0) - (b?.[0] ?? 0))).toBeCloseTo(weld?.length_mm ?? 0, -0.5);
      const request = made.joints.find(({ id }) => id === weld?.joint)?.requests[1];
      expect(request).toMatchObject({ N_perp_Ed: expect.closeTo(70.7, 1), V_par_Ed: expect.closeTo(70.7, 1) });
    }
    expect(assemblyOf(made, "C1").welds.filter(({ part }) => part.endsWith("-gusset"))).toHaveLength(4);
  });

  test("in tension it has the holes and slots that are made: of a larger bolt, of the plate in a tube", () => {
    const used = (profile: string, set?: Record<string, unknown>) => {
      const made = braced({ x_mm: 1000, side: "top" }, profile, set && { set });
      const [start] = assemblyOf(made, "WV1").joints;
      const found = made.joints.find(({ id }) => id === start)?.verifications ?? [];
      return Object.fromEntries(found.map(({ id, utilization }) => [id, utilization]));
    };
    const net = (b: number, d_0: number) => 100e3 / Math.min((0.9 * (b - d_0) * 10 * 490) / 1.25, b * 10 * 355);
    expect(used("FL 100x10", { bolt_size: "M24" })["plate-tension"]).toBeCloseTo(net(100, 26), 9);
    const tube = used("CHS 88.9x4")["tube-tension"] ?? 0;
    expect(tube).toBeGreaterThan(100e3 / (1067 * 355));
    expect(tube).toBeCloseTo(100e3 / ((0.9 * (1066.9 - 2 * 12 * 4) * 490) / 1.25), 3);
  });

  test("angles and tubes as well; the end of the brace keeps clear of the flange", () => {
    for (const profile of ["L 80x80x8", "SHS 80x80x5", "CHS 88.9x4"])
      for (const angle_deg of [30, 90, 140]) {
        const made = braced({ x_mm: 1500, side: "top", angle_deg }, profile);
        expect([profile, angle_deg, gussetsOn(made).length]).toEqual([profile, angle_deg, 2]);
        const [one] = gussetsOn(made);
        for (const [, , z] of one?.outline ?? []) expect(z).toBeGreaterThan(119.9);
      }
  });

  test("where the angle is not known all of its force goes along the weld, which is as long as the foot of the plate", () => {
    const made = assess(drawingOf([{ mark: "WV1", profile: "L 80x80x8", length_mm: 3000 }]), {
      corrections: overridesSchema.parse([{ mark: "WV1", role: "brace", actions: { N_Ed: -150 } }]),
    });
    const weld = made.joints[0]?.requests[1];
    expect(weld).toMatchObject({ V_par_Ed: 150 });
    const plate = made.parts.plates.find(({ use }) => use === "gusset");
    const foot = (plate?.outline ?? []).filter(([x]) => x === 0).map(([, y]) => y);
    expect(Math.max(...foot) - Math.min(...foot)).toBe(weld?.length_mm);
  });

  test("its gusset lies in the plane of the support's web; where it does not, and what is not verified, is said", () => {
    for (const profile of ["L 80x80x8", "FL 100x10", "SHS 80x80x5"]) {
      const made = braced({ x_mm: 1500, side: "top", angle_deg: 45 }, profile);
      for (const { part, frame } of assemblyOf(made, "C1").plates) {
        const plate = made.parts.plates.find(({ id }) => id === part);
        const ys = [0, plate?.t_mm ?? 0].map((t) => pointIn(frame, [0, 0, t])[1]);
        expect((Math.min(...ys) + Math.max(...ys)) / 2).toBeCloseTo(0, 3);
      }
      const brace = made.members.find(({ id }) => id === "WV1");
      const column = made.members.find(({ id }) => id === "C1");
      expect(inEnglish(brace?.warnings ?? []).join()).toMatch(/the gusset itself is not verified/);
      for (const one of [brace, column])
        expect(inEnglish(one?.warnings ?? []).join()).toMatch(
          /C1 is not verified under the gusset, .* plane of its web/,
        );
    }
    const aside = braced({ x_mm: 1500, side: "top", angle_deg: 45, offset_mm: 60 });
    expect(inEnglish(aside.warnings).join()).toMatch(
      /60 mm beside the web of C1: the flange is not verified for bending/,
    );
    const across = braced({ x_mm: 1500, side: "front", angle_deg: 90 }, "FL 60x8");
    expect(inEnglish(across.warnings).join()).toMatch(/the web of C1 is not verified for bending across it/);
  });

  test("what cannot be is said", () => {
    const said = (made: Fabrication) =>
      inEnglish(made.warnings).find((text) => text.includes("nothing is drilled into C1")) ?? "";
    expect(said(braced({ x_mm: 200, side: "top", angle_deg: 135 }))).toMatch(/beyond the end/);
    expect(said(braced({ x_mm: 1000, side: "top", offset_mm: 118, angle_deg: 45 }))).toMatch(
      /does not fit on that side/,
    );
    expect(said(braced({ x_mm: 1000, side: "top", angle_deg: 45 }, "IPE 200", { joint: "fin-plate" }))).toMatch(
      /only a brace on its gusset/,
    );
    expect(() =>
      valid(overridesSchema, [
        { mark: "B1", start: { support: "C1", support_at: [{ x_mm: 1, side: "top", angle_deg: 10 }] } },
      ]),
    ).toThrow("[0].start.support_at[0].angle_deg: must be at least 20; it is 10");
  });

  test("by places: the angle, and where the axes meet, follow from the drawing", () => {
    const made = assess(
      drawingOf([
        {
          mark: "C1",
          profile: "HE 240 B",
          length_mm: 6000,
          place: [{ start: [0, 0, 0], end: [0, 0, 6000], from: "grid" }],
        },
        {
          mark: "WV1",
          profile: "FL 100x10",
          length_mm: 4000,
          place: [{ start: [0, 0, 1000], end: [4000, 0, 5000], from: "grid" }],
        },
      ]),
      { corrections: overridesSchema.parse([{ mark: "WV1", role: "brace", actions: { N_Ed: -100 } }]) },
    );
    const [one, ...others] = gussetsOn(made);
    expect(others).toEqual([]);
    // the web of a column stands along x: the brace meets a flange
    const holes = one?.holes ?? [];
    expect(holes.length).toBeGreaterThanOrEqual(2);
    for (const [x, , z] of holes) expect(Math.abs(z)).toBeCloseTo(x - 1000, 0);
    // the drawn line is that of the gusset: the brace lies on its side, 5 + 5 mm away
    const [placed] = assemblyOf(made, "WV1").place ?? [];
    expect(Math.abs(placed?.start[1] ?? 0)).toBeCloseTo(10, 6);
    expect(placed?.end[1]).toBe(placed?.start[1]);
  });
});

describe("what cannot be is said, and the support stays whole", () => {
  const on = (support: string, place: Record<string, unknown>, more: Record<string, unknown> = {}) =>
    overridesSchema.parse([
      { mark: "C1", role: "column" },
      { mark: "B3", start: { support, support_at: [place], ...more }, end: { joint: "none" } },
    ]);
  const reasonOf = (profile: string, given: ReturnType<typeof on>, quantity = 1) => {
    const made = assess(
      drawingOf([
        { mark: "C1", profile, length_mm: 4000, quantity },
        { mark: "B3", profile: "IPE 300", length_mm: 5000 },
      ]),
      { corrections: given },
    );
    expect(partOf(made, "C1").holes).toEqual([]);
    const washers = new Set(made.parts.plates.flatMap(({ id, use }) => (use === "plate washer" ? [id] : [])));
    const loose = made.loose.filter(({ kind, part }) => kind === "plate" && !washers.has(part));
    expect(loose.length + assemblyOf(made, "B3").plates.length).toBe(1);
    return inEnglish(made.warnings).find((text) => text.includes("nothing is drilled into C1"));
  };

  test("as many places as pieces", () => {
    expect(reasonOf("HE 300 B", on("C1", { x_mm: 3000, side: "top" }), 2)).toMatch(
      /it has 1 ends but there are 2 positions/,
    );
  });
  test("beyond the end", () => {
    expect(reasonOf("HE 300 B", on("C1", { x_mm: 3900, side: "top" }))).toMatch(/beyond the end/);
  });
  test("between flanges that are too close", () => {
    expect(reasonOf("HE 140 B", on("C1", { x_mm: 2000, side: "front" }, { joint: "fin-plate" }))).toMatch(
      /does not fit between the flanges/,
    );
  });
  test("bolts inside a hollow section", () => {
    const header = on("C1", { x_mm: 2000, side: "top" }, { joint: "header-plate" });
    expect(reasonOf("SHS 200x200x10", header)).toMatch(/cannot be tightened inside/);
  });
  test("holes beside a narrow flange", () => {
    const header = on("C1", { x_mm: 2000, side: "top" }, { joint: "header-plate" });
    expect(reasonOf("IPE 160", header)).toMatch(/holes do not fit/);
  });

  test("a hostile mark of a support: what is said of it is one printable line", () => {
    const mark = "C1\u202E\n=cmd|'/c calc'!A1 ../../x";
    const made = assess(
      drawingOf([
        { mark, profile: "SHS 200x200x10", length_mm: 4000 },
        { mark: "B3", profile: "IPE 300", length_mm: 5000 },
      ]),
      {
        corrections: overridesSchema.parse([
          {
            mark: "B3",
            start: { joint: "header-plate", support: mark, support_at: [{ x_mm: 2000, side: "top" }] },
          },
        ]),
      },
    );
    const said = inEnglish(made.warnings).find((text) => text.includes("cannot be tightened"));
    expect(said).toBeDefined();
    for (const text of inEnglish([...made.warnings, ...made.assumptions, ...made.loose.map(({ note }) => note)]))
      expect(text).toMatch(/^[^\p{Cc}\p{Cf}]*$/u);
  });

  test("a place without a support, a side that is none: errors with their path", () => {
    const parsed = (end: Record<string, unknown>) => overridesSchema.safeParse([{ mark: "B1", start: end }]);
    expect(parsed({ support_at: [{ x_mm: 1, side: "top" }] }).error?.issues[0]).toMatchObject({
      path: [0, "start", "support"],
      message: expect.stringContaining("is missing"),
    });
    expect(parsed({ support: "C1", support_at: [{ x_mm: -1, side: "left" }] }).error?.issues).toHaveLength(2);
  });
});

describe("the ply of the support", () => {
  const supportIn = (role: string, side: string) => {
    const made = assess(
      drawingOf([
        { mark: "S1", profile: "HE 300 B", length_mm: 8000 },
        { mark: "B3", profile: "IPE 240", length_mm: 5000 },
      ]),
      {
        corrections: overridesSchema.parse([
          { mark: "S1", role },
          {
            mark: "B3",
            actions: { V_z_Ed: 20 },
            start: { joint: "fin-plate", support: "S1", support_at: [{ x_mm: 2000, side }] },
            end: { joint: "none" },
          },
        ]),
      },
    );
    return made.joints.find(({ support }) => support === "S1")?.requests[0]?.support;
  };
  test("the flange of a column, its web where it is met at the web, the web of a beam", () => {
    expect(supportIn("column", "top")).toMatchObject({ t_mm: 19 });
    expect(supportIn("column", "back")).toMatchObject({ t_mm: 11 });
    expect(supportIn("beam", "back")).toMatchObject({ t_mm: 11 });
  });
});

describe("places by the drawing", () => {
  const upright = (x: number, y: number): Place => ({ start: [x, y, 0], end: [x, y, 4000], from: "grid" });
  const lying = (x0: number, x1: number, y: number, z: number): Place => ({
    start: [x0, y, z],
    end: [x1, y, z],
    from: "grid",
  });
  const placed = (levels: readonly number[]) =>
    assess(
      drawingOf([
        {
          mark: "C1",
          profile: "HE 200 B",
          length_mm: 4000,
          quantity: 4,
          place: [0, 6000].flatMap((y) => [upright(0, y), upright(5000, y)]),
        },
        {
          mark: "B1",
          profile: "IPE 240",
          length_mm: 4800,
          quantity: 2,
          place: levels.map((z, i) => lying(0, 5000, i * 6000, z)),
        },
      ]),
      { corrections: overridesSchema.parse([{ mark: "B1", actions: { V_z_Ed: 30 } }]) },
    );

  test("columns that differ in what they carry are not drilled alike: they need marks of their own", () => {
    // the start stands on the first and third column, the end on the others
    expect(inEnglish(placed([3500, 3500]).warnings).join("\n")).toMatch(
      /the pieces of that member at different places/,
    );
  });

  test("beams that end together do not carry each other; one that meets another between its ends is carried", () => {
    const made = assess(
      drawingOf([
        { mark: "B1", profile: "IPE 300", length_mm: 6000, place: [lying(0, 6000, 0, 3500)] },
        {
          mark: "B2",
          profile: "IPE 240",
          length_mm: 4000,
          place: [{ start: [0, 0, 3500], end: [0, 4000, 3500], from: "grid" }],
        },
        {
          mark: "B3",
          profile: "IPE 200",
          length_mm: 4000,
          place: [{ start: [3000, 0, 3500], end: [3000, 4000, 3500], from: "grid" }],
        },
      ]),
    );
    const of = (mark: string, end: "start" | "end") => {
      const id = made.members.find((one) => one.mark === mark)?.ends[end].joint;
      return made.joints.find((one) => one.id === id)?.support;
    };
    expect([of("B1", "start"), of("B2", "start"), of("B2", "end")]).toEqual([undefined, undefined, undefined]);
    expect(of("B3", "start")).toBe("B1");
    expect(partOf(made, "B1").copes).toEqual([]);
  });

  test("equal columns take what they carry", () => {
    const made = assess(
      drawingOf([
        { mark: "C1", profile: "HE 200 B", length_mm: 4000, quantity: 2, place: [upright(0, 0), upright(0, 6000)] },
        {
          mark: "C2",
          profile: "HE 200 B",
          length_mm: 4000,
          quantity: 2,
          place: [upright(5000, 0), upright(5000, 6000)],
        },
        {
          mark: "B1",
          profile: "IPE 240",
          length_mm: 4800,
          quantity: 2,
          place: [lying(0, 5000, 0, 3500), lying(0, 5000, 6000, 3500)],
        },
      ]),
      { corrections: overridesSchema.parse([{ mark: "B1", actions: { V_z_Ed: 30 } }]) },
    );
    const fin = made.parts.plates.find(({ use }) => use === "fin plate");
    for (const id of ["C1", "C2"])
      expect(assemblyOf(made, id).plates.filter(({ part }) => part === fin?.id)).toHaveLength(1);
    expect(made.loose.some(({ part }) => part === fin?.id)).toBe(false);
    const heights = assemblyOf(made, "C1").plates.map(({ frame }) => frame.origin[0]);
    expect(heights.some((x) => Math.abs(x - 3500) < 120)).toBe(true);
  });
});
