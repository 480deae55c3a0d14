import { InvalidInput, section, sections } from "@x/eurocode";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readActions } from "../src/assessment/actions-file.ts";
import { assess } from "../src/assessment/assess.ts";
import type { Fabrication, Frame } from "../src/fabrication.ts";
import { override } from "../src/members/corrections.ts";
import { overridesSchema } from "../src/members/corrections-schema.ts";
import type { Point } from "../src/members/model.ts";
import { safeName } from "../src/members/names.ts";
import { inEnglish } from "../src/members/spoken.ts";
import { drawingOf, hall } from "./drawings.ts";

const member = (fabrication: Fabrication, id: string) => {
  const found = fabrication.members.find((one) => one.id === id);
  if (!found) throw new Error(`no member ${id}`);
  return found;
};
const jointOf = (fabrication: Fabrication, id: string, end: "start" | "end" = "start") =>
  fabrication.joints.find((one) => one.id === member(fabrication, id).ends[end].joint);

describe("roles", () => {
  test.each([
    [{ mark: "C1", profile: "HE 200 B" }, "column", "mark C1"],
    [{ mark: "B1", profile: "HE 200 B" }, "beam", "mark B1"],
    [{ mark: "P3", profile: "SHS 150x150x8" }, "column", "mark P3"],
    [{ mark: "WV2", profile: "RD 24" }, "brace", "mark WV2"],
    [{ mark: "17", profile: "IPE 300" }, "beam", "section IPE 300"],
    [{ mark: "17", profile: "UPE 200" }, "rail", "section UPE 200"],
    [{ mark: "17", profile: "HE 200 B", length_mm: 4000 }, "column", "wide flanges"],
    [{ mark: "17", profile: "IPE 300", heading: "Stützen" }, "column", 'heading "Stützen"'],
    [
      { mark: "T5", profile: "HE 300 B", place: [{ start: [0, 6000, 0], end: [0, 6000, 0], from: "grid" }] as const },
      "column",
      "its label is at a point of the grid",
    ],
    [{ mark: "C7", profile: "IPE 300", heading: "Windverbände" }, "brace", 'heading "Windverbände"'],
    [{ mark: "X", profile: "SHS 100x100x5", direction: "inclined" as const }, "brace", "label is inclined"],
    [
      { mark: "17", profile: "IPE 300", place: [{ start: [0, 0, 0], end: [0, 0, 4000], from: "grid" }] as const },
      "column",
      "is upright",
    ],
  ])("%j is a %s", (row, role, reason) => {
    const [only] = assess(drawingOf([row])).members;
    expect(only?.role.value).toBe(role);
    expect(inEnglish(only?.role.reason)).toContain(reason);
  });

  test("a correction says otherwise", () => {
    const corrections = overridesSchema.parse([{ mark: "B1", role: "column" }]);
    const [only] = assess(drawingOf([{ profile: "IPE 300" }]), { corrections }).members;
    expect(inEnglish(only?.role)).toEqual({ value: "column", reason: "set by a correction", from: "correction" });
    expect(only?.ends.start.joint).toMatch(/^CB-/);
  });
});

describe("actions", () => {
  test("by correction, file, drawing, area load, project default, own weight: the first that is known, and it is said", () => {
    const place = [{ start: [0, 0, 0], end: [6000, 0, 0], from: "grid" }] as const;
    const beside = [{ start: [0, 3000, 0], end: [6000, 3000, 0], from: "grid" }] as const;
    const rows = [
      { mark: "B1", profile: "IPE 300", place },
      { mark: "B2", profile: "IPE 300", place: beside },
    ];
    const project = { area_load: { g_k_kN_m2: 2, q_k_kN_m2: 3 }, actions: { beam: { M_y_Ed: 7 } } };
    const from = (options: Parameters<typeof assess>[1], drawn = {}) =>
      assess(drawingOf([{ ...rows[0], profile: "IPE 300", ...drawn }, rows[1] ?? { profile: "" }]), options).members[0]
        ?.actions;
    const actions = readActions("mark,M_y_Ed,V_z_Ed\nB1,40,30\n");
    const corrections = overridesSchema.parse([{ mark: "B1", actions: { M_y_Ed: 50 } }]);
    expect(from({ project, actions, corrections })?.from).toBe("correction");
    expect(from({ project, actions })?.values).toEqual({ M_y_Ed: 40, V_z_Ed: 30 });
    expect(from({ project }, { actions: { M_y_Ed: 20 } })?.from).toBe("drawing");
    // 1.35 · 2 + 1.5 · 3 = 7.2 kN/m² on half of 3 m, and the beam's own 0.422 kN/m · 1.35
    const carried = from({ project });
    expect(carried?.from).toBe("area load");
    expect(carried?.values.M_y_Ed).toBeCloseTo(((7.2 * 1.5 + 1.35 * 0.422) * 36) / 8, 1);
    expect(from({ project: { actions: { beam: { M_y_Ed: 7 } } } })?.from).toBe("project default");
    const alone = assess(drawingOf(rows));
    expect(alone.members[0]?.actions.from).toBe("self-weight");
    expect(inEnglish(alone.warnings).join("\n")).toMatch(/B1, B2: no actions are given/);
  });

  test("rows of one mark are load cases; the worst of them governs", () => {
    const actions = readActions("mark;load_case;M_y_Ed;N_Ed\nB1;wind;12,5;-40\nB1;snow;60;10\n");
    const { members } = assess(drawingOf([{ profile: "IPE 300" }]), { actions });
    expect(members[0]?.actions.load_cases).toHaveLength(2);
    const snow = assess(drawingOf([{ profile: "IPE 300" }]), {
      actions: readActions('[{"mark":"B1","M_y_Ed":60,"N_Ed":10}]'),
    });
    expect(members[0]?.check?.utilization).toBeCloseTo(snow.members[0]?.check?.utilization ?? 0, 9);
  });

  test("the sign of a printed axial force is not known: both are verified", () => {
    const printed = (N_Ed: number) =>
      assess(drawingOf([{ mark: "C1", profile: "HE 200 B", actions: { N_Ed } }])).members[0]?.check?.utilization;
    expect(printed(-900)).toBe(printed(900));
    expect(printed(900)).toBeGreaterThan(0.5);
  });

  test("every problem of a file is told, with its line and field", () => {
    const problems = (text: string) => {
      try {
        readActions(text);
      } catch (error) {
        if (error instanceof InvalidInput)
          return error.problems.map(({ path, message }) => `${path} ${message}`).join("\n");
      }
      return "";
    };
    // a column once, and all else beside it
    expect(problems("mark,My_Ed,N_Ed\nB1,40,1\nB2,4,x\n")).toBe(
      'line 1, My_Ed unknown field; did you mean M_y_Ed?\nline 3, N_Ed must be a number, not beyond 1000000; it is "x"',
    );
    expect(problems("Mark,N_Ed,N_Ed\nB1,1,2")).toMatch(/line 1 has no column mark[\s\S]*line 1, N_Ed is given twice/);
    expect(problems("mark,N_Ed\nB1,x\nB2,1\nb 2,2")).toMatch(/line 2, N_Ed must be[\s\S]*line 4 b 2 is given twice/);
    expect(problems('[{"mark":"B1","M_y_Ed":"40"},{"N_Ed":1}]')).toMatch(
      /\[0\]\.M_y_Ed must be a number[\s\S]*\[1\]\.mark is missing/,
    );
    expect(problems("mark,N_Ed\nB1,1\nB1,2")).toMatch(/line 3 B1 is given twice/);
    expect(problems("")).toMatch(/is empty/);
    expect(problems('mark,N_Ed\n"B1,1')).toMatch(/quotation mark/);
    expect(readActions('{"B1":{"N_Ed":5}}')).toEqual([{ mark: "B1", values: { N_Ed: 5 } }]);
  });

  test("actions for marks that the drawing does not have are told", () => {
    const actions = readActions("mark,N_Ed\nB9,5\n*,3\n");
    const made = assess(drawingOf([{ profile: "IPE 300" }]), { actions });
    expect(inEnglish(made.warnings).join("\n")).toContain("actions are given for B9, which the drawing does not have");
    expect(made.members[0]?.actions.values).toEqual({ N_Ed: 3 });
  });
});

test.each([
  [{ mark: "B9", section: "IPE 300", length_mm: 3000 }, "a member is added"],
  [{ mark: "B9", length_mm: 3000 }, "and the correction names no section"],
  [{ mark: "B9", role: "beam" as const }, undefined],
])("a correction of a mark that the drawing does not have is told once: %j", (correction, what) => {
  const corrections = [correction];
  const made = assess(override(drawingOf([{ mark: "B1", profile: "IPE 300" }]), corrections), { corrections });
  const said = "a correction of B9: the drawing has no such mark";
  const told = inEnglish(made.warnings).filter((text) => text.startsWith(said));
  expect(told).toEqual([what === undefined ? said : `${said}, ${what}`]);
});

describe("checks", () => {
  test("one that fails names the lightest profile of its family that passes; what cannot be checked does not stop the others", () => {
    const actions = readActions("mark,M_y_Ed\nB1,90\nB2,20\n");
    const made = assess(
      drawingOf([
        { mark: "B1", profile: "IPE 200" },
        { mark: "B2", profile: "IPE 300", steel_grade: "A992" },
        { mark: "B3", profile: "2x L 70x70x7" },
        { mark: "B4", profile: "IPE 300" },
      ]),
      { actions, national_annex: "DE" },
    );
    const [b1, b2, b3, b4] = made.members;
    expect(b1?.check?.passed).toBe(false);
    expect(b1?.check?.lightest?.profile).toMatch(/^IPE /);
    expect(b1?.check?.lightest?.utilization).toBeLessThanOrEqual(1);
    expect(inEnglish(b2?.unchecked)).toMatch(/steel_grade/);
    expect(inEnglish(b3?.unchecked)).toMatch(/built-up/);
    expect(b4?.check?.passed).toBe(true);
    expect(made.summary).toMatchObject({ passed_count: 0, not_designed_count: 3, failed_count: 1, unchecked_count: 2 });
    expect(b4?.check?.buckling).toMatchObject({
      lambda_y: expect.any(Number),
      chi_LT: expect.any(Number),
      M_b_Rd_kNm: expect.any(Number),
    });
  });

  test("fields of the check are corrections; a wrong one is an error with its path", () => {
    const free = assess(drawingOf([{ profile: "IPE 300" }]));
    const held = assess(drawingOf([{ profile: "IPE 300" }]), {
      corrections: overridesSchema.parse([{ mark: "B1", check: { lateral_restraint: "continuous" } }]),
    });
    expect(held.members[0]?.check?.utilization).toBeLessThan(free.members[0]?.check?.utilization ?? 0);
    expect(() =>
      assess(drawingOf([{ profile: "IPE 300" }]), {
        corrections: overridesSchema.parse([{ mark: "B1", check: { L_cr_z: 3 } }]),
      }),
    ).toThrow(/corrections of B1: check\.L_cr_z/);
  });
});

describe("joints", () => {
  test("by role, place and rules", () => {
    const made = assess(hall());
    const types = Object.fromEntries(made.members.map(({ id }) => [id, jointOf(made, id)?.type]));
    expect(types).toMatchObject({
      C1: "column-base",
      C2: "column-base",
      B1: "fin-plate",
      B2: "header-plate",
      B3: "header-plate",
      PU1: "fin-plate",
      BR1: "gusset",
      BR2: "gusset",
      BR3: "gusset",
    });
    expect(inEnglish(member(made, "D1").ends.start.reason)).toMatch(/round bars/);
    expect(jointOf(made, "C1", "end")).toBeUndefined();
    for (const joint of made.joints) {
      expect(joint.assumed, joint.id).toBe(true);
      expect(joint.passed, `${joint.id}: ${joint.verification} ${joint.utilization}`).toBe(true);
      // no force is given: each says which share of what its member can carry it is made for
      expect(inEnglish(joint.actions), joint.id).toMatchObject({
        from: "none",
        reason: expect.stringMatching(/Rd.*\(assumed\)/),
      });
    }
  });

  test("a base under load cases that press and pull is made and verified for both", () => {
    const actions = readActions("mark,load_case,N_Ed\nC1,snow,500\nC1,wind,-120\n");
    const column = [{ mark: "C1", profile: "HE 200 B", length_mm: 4000 }];
    const [both] = assess(drawingOf(column), { actions }).joints;
    expect(both?.requests.map(({ N_Ed }) => N_Ed).filter((N) => N !== undefined)).toEqual([500, -120]);
    expect(both?.verifications.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["base-compression", "uplift-anchor-tension"]),
    );
    expect(both?.passed, `${both?.verification} ${both?.utilization}`).toBe(true);
    expect(assess(drawingOf(column), { actions }).welds.map(({ of }) => of)).toEqual(["column"]);
  });

  test("an axial force that a simple joint is not made for is told", () => {
    const actions = readActions("mark,N_Ed,V_z_Ed\nB1,-30,40\n");
    const made = assess(drawingOf([{ profile: "IPE 300" }]), { actions });
    expect(inEnglish(made.warnings).join("\n")).toContain("B1: its axial force is not verified in its simple joints");
  });

  test("anchors beside a flange leave room for their washers, the weld and a spanner", () => {
    const columns = ["HE 100 A", "HE 200 B", "HE 300 A", "HE 600 B", "SHS 100x100x5", "RHS 200x100x8", "CHS 168.3x8"];
    for (const profile of columns) {
      const made = assess(drawingOf([{ mark: "C1", profile, length_mm: 4000 }]));
      const [base] = made.joints;
      const [plate] = made.parts.plates;
      const { dimensions: d } = section(profile) ?? {};
      const half = (d?.h_mm ?? d?.d_mm ?? 0) / 2;
      const middle = Math.max(...(plate?.outline ?? []).map(([, y]) => y)) / 2;
      expect(base?.passed, profile).toBe(true);
      for (const { y_mm } of plate?.holes ?? [])
        expect(Math.abs(y_mm - middle) - half, profile).toBeGreaterThan(37 / 2 + 5 * Math.SQRT2);
    }
  });

  test("equal joints are one with a count", () => {
    const made = assess(
      drawingOf([
        { mark: "B1", profile: "IPE 300", quantity: 2 },
        { mark: "B2", profile: "IPE 300", quantity: 3 },
        { mark: "B3", profile: "IPE 300", quantity: 1, length_mm: 3000 },
      ]),
    );
    expect(made.joints.map(({ id, count }) => [id, count])).toEqual([
      ["FP-B1", 10],
      ["HP-B3", 2],
    ]);
  });

  test("a dimension that a correction sets is kept, and the check sees it", () => {
    const corrections = overridesSchema.parse([
      { mark: "B1", start: { joint: "header-plate", set: { plate: { t_mm: 12 }, V_Ed: 55 } } },
    ]);
    const made = assess(drawingOf([{ profile: "IPE 300" }]), { corrections });
    const start = jointOf(made, "B1");
    expect(start).toMatchObject({ type: "header-plate", corrected: ["plate.t_mm", "V_Ed"], assumed: false });
    expect(start?.requests[0]).toMatchObject({ V_Ed: 55, plate: { t_mm: 12 } });
    expect(made.parts.plates.find(({ joint }) => joint === start?.id)?.t_mm).toBe(12);
    expect(jointOf(made, "B1", "end")?.type).toBe("fin-plate");
  });

  test("a dimension that cannot be is an error with its path", () => {
    const corrections = overridesSchema.parse([{ mark: "B1", start: { set: { plate: { t_mm: -3 } } } }]);
    expect(() => assess(drawingOf([{ profile: "IPE 300" }]), { corrections })).toThrow(
      /corrections of B1: start\.set\.plate\.t_mm/,
    );
  });

  test.each([
    ["angle-cleats", undefined],
    ["end-plate", undefined],
    ["end-plate", "C1"],
    ["splice", undefined],
    ["welded-beam", "C1"],
    ["none", undefined],
  ])("%s, carried by %s", (joint, support) => {
    const corrections = overridesSchema.parse([
      { mark: "B1", start: { joint, ...(support && { support }) }, end: { joint, ...(support && { support }) } },
    ]);
    const rows = [
      { mark: "B1", profile: "IPE 300" },
      { mark: "C1", profile: "HE 240 B", length_mm: 4000 },
    ];
    const made = assess(drawingOf(rows), { corrections, project: { column_base: "none" } });
    expect(jointOf(made, "B1")?.type).toBe(joint === "none" ? undefined : joint);
    if (support) expect(jointOf(made, "B1")?.support).toBe("C1");
    everyBoltHasItsHoles(made);
  });

  test("brace and chord of hollow sections, as a correction says", () => {
    const corrections = overridesSchema.parse([
      { mark: "D1", role: "brace", start: { joint: "hollow-section-joint", support: "OG1" }, end: { joint: "none" } },
    ]);
    const rows = [
      { mark: "D1", profile: "SHS 80x80x5", length_mm: 1500 },
      { mark: "OG1", profile: "SHS 140x140x8", length_mm: 9000 },
    ];
    const made = assess(drawingOf(rows), { corrections });
    expect(jointOf(made, "D1")).toMatchObject({ type: "hollow-section-joint", support: "OG1" });
  });
});

describe("a shear without a moment", () => {
  const beam = (actions: Record<string, number>) =>
    assess(drawingOf([{ mark: "B1", profile: "IPE 300", length_mm: 6000, actions }]));
  test("of the drawing's schedule: the span is bent as under a uniform load, and it is said", () => {
    const [member] = beam({ V_z_Ed: 60, M_y_Ed: 0 }).members;
    expect(member?.actions.values).toEqual({ V_z_Ed: 60, M_y_Ed: 90 });
    expect(inEnglish(member?.actions.reason)).toMatch(/prints no moment: M_y_Ed = V_z_Ed L \/ 4/);
    expect(beam({ V_z_Ed: 60, M_y_Ed: 70 }).members[0]?.actions.values).toEqual({ V_z_Ed: 60, M_y_Ed: 70 });
  });
  test("of a file: as given, and told", () => {
    const made = assess(drawingOf([{ mark: "B1", profile: "IPE 300" }]), {
      actions: readActions("mark,V_z_Ed\nB1,60\n"),
    });
    expect(made.members[0]?.actions.values).toEqual({ V_z_Ed: 60 });
    expect(inEnglish(made.warnings)).toContain("B1: a shear is given and no moment: its bending is not verified");
  });
});

// ---------------------------------------------------------------- laws

const inWorld = ({ origin, x, y }: Frame, [px, py, pz]: Point): Point => {
  const z = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]] as const;
  return [0, 1, 2].map(
    (i) => (origin[i] ?? 0) + (x[i] ?? 0) * px + (y[i] ?? 0) * py + (z[i] ?? 0) * pz,
  ) as unknown as Point;
};

/** Distance of a point from a line through `at` along `axis`. */
const fromLine = (at: Point, axis: readonly [number, number, number], p: Point): number => {
  const v = [p[0] - at[0], p[1] - at[1], p[2] - at[2]] as const;
  const t = v[0] * axis[0] + v[1] * axis[1] + v[2] * axis[2];
  return Math.hypot(v[0] - t * axis[0], v[1] - t * axis[1], v[2] - t * axis[2]);
};

/** Each bolt goes through a hole of a plate or cleat, and each hole of the profile's web has its bolt. */
function everyBoltHasItsHoles({ assemblies, parts }: Fabrication): void {
  for (const { id, plates, neighbours, bolts, profiles } of assemblies) {
    const holes = [...plates, ...neighbours].flatMap(({ part, frame }) =>
      (parts.plates.find((one) => one.id === part)?.holes ?? []).map(({ x_mm, y_mm }) =>
        inWorld(frame, [x_mm, y_mm, 0]),
      ),
    );
    const cleats = neighbours.some(({ part }) => parts.fittings.some((one) => one.id === part));
    for (const { at, axis } of bolts)
      if (!cleats)
        expect(
          Math.min(...holes.map((hole) => fromLine(at, axis, hole))),
          `${id}: a bolt at ${at} in a plate`,
        ).toBeLessThan(0.2);
    for (const { part } of profiles) {
      const profile = parts.profiles.find((one) => one.id === part);
      for (const { wall, x_mm, across_mm, slot_mm } of profile?.holes ?? []) {
        if (wall !== "web" || slot_mm !== undefined) continue;
        const near = bolts.map(({ at, axis }) => fromLine(at, axis, [x_mm, at[1], across_mm]));
        expect(Math.min(...near), `${id}: a hole of the web at ${x_mm}, ${across_mm}`).toBeLessThan(0.2);
      }
    }
  }
}

const profiles = sections()
  .filter(({ family }) => ["IPE", "HE", "UPE", "SHS", "CHS", "L", "FL"].includes(family))
  .map(({ designation }) => designation);
const anyRow = fc.record({
  mark: fc.constantFrom("B1", "C1", "BR1", "PU1", "X1", "OG1", "17", ""),
  profile: fc.constantFrom(...profiles),
  length_mm: fc.integer({ min: 400, max: 15_000 }),
  quantity: fc.integer({ min: 1, max: 30 }),
});

/** any code units, lone surrogates too */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 })
  .map((codes) => String.fromCharCode(...codes));

describe("laws", () => {
  test("quantities and masses of parts are those of assemblies and loose pieces; nothing is counted twice", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 6 }), (rows) => {
        const made = assess(drawingOf(rows));
        const { parts, assemblies, loose, summary, joints, members } = made;
        const count = (list: "plates" | "fittings", id: string) =>
          assemblies.reduce((sum, one) => sum + one.quantity * one[list].filter(({ part }) => part === id).length, 0) +
          loose.filter(({ part }) => part === id).reduce((sum, one) => sum + one.quantity, 0);
        for (const plate of parts.plates) expect(count("plates", plate.id)).toBe(plate.quantity);
        for (const piece of parts.fittings) expect(count("fittings", piece.id)).toBe(piece.quantity);
        for (const bolt of parts.bolts) {
          const shown = assemblies.reduce(
            (sum, one) => sum + one.quantity * one.bolts.filter(({ part }) => part === bolt.id).length,
            0,
          );
          expect(shown).toBe(bolt.quantity);
          expect(bolt.length_mm).toBeGreaterThanOrEqual(bolt.grip_mm);
        }
        expect(summary.total_mass_kg).toBeCloseTo(
          parts.profiles.reduce((sum, one) => sum + one.mass_kg * one.quantity, 0),
          0,
        );
        expect(summary.member_count).toBe(rows.reduce((sum, { quantity }) => sum + quantity, 0));
        for (const joint of joints) {
          const places = joint.at.reduce(
            (sum, at) => sum + (members.find(({ id }) => id === at.member)?.quantity ?? 0),
            0,
          );
          expect(joint.count).toBe(places);
        }
        for (const plate of parts.plates) expect(plate.net_mass_kg).toBeLessThanOrEqual(plate.mass_kg);
        everyBoltHasItsHoles(made);
      }),
      { numRuns: 40 },
    );
  });

  test("plates are of thicknesses in stock, bolts of simple joints no larger than M24", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 4 }), (rows) => {
        const { parts, joints } = assess(drawingOf(rows));
        for (const { id, t_mm, use } of parts.plates)
          expect([5, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 50, 60, 80], `${id}, a ${use}`).toContain(t_mm);
        for (const { id, requests } of joints)
          for (const { connection, bolt_size } of requests)
            if (["fin-plate", "header-plate", "angle-cleats"].includes(String(connection)))
              expect(["M12", "M16", "M20", "M24"], id).toContain(bolt_size);
      }),
      { numRuns: 60 },
    );
  });

  test("holes are inside their plates and their profiles", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 4 }), (rows) => {
        const { parts } = assess(drawingOf(rows));
        for (const { id, outline, holes } of parts.plates) {
          const [right, top] = [Math.max(...outline.map(([x]) => x)), Math.max(...outline.map(([, y]) => y))];
          for (const { x_mm, y_mm, d_mm } of holes) {
            expect(x_mm - d_mm / 2, id).toBeGreaterThan(0);
            expect(y_mm - d_mm / 2, id).toBeGreaterThan(0);
            expect(x_mm + d_mm / 2, id).toBeLessThan(right);
            expect(y_mm + d_mm / 2, id).toBeLessThan(top);
          }
        }
        for (const { length_mm, holes } of parts.profiles)
          for (const { x_mm, d_mm } of holes) {
            expect(x_mm - d_mm / 2).toBeGreaterThan(0);
            expect(x_mm + d_mm / 2).toBeLessThan(length_mm);
          }
      }),
      { numRuns: 40 },
    );
  });

  test("the same drawing gives the same, in whatever order its rows stand each member has the same check", () => {
    expect(JSON.stringify(assess(hall()))).toBe(JSON.stringify(assess(hall())));
    const { members, ...rest } = hall();
    const turned = assess({ ...rest, members: [...members].reverse() });
    for (const one of assess(hall()).members)
      expect(member(turned, one.id).check?.utilization).toBe(one.check?.utilization);
  });

  test("names from marks are safe and unique, whatever the mark", () => {
    const hostile = [
      "=cmd|'/c calc'!A1",
      "../../x",
      "a\u0000b\u0007",
      "x".repeat(10_000),
      "\u202Egnp.exe",
      "CON",
      "",
      " ",
      ".",
      "..",
      "B1",
      "b1",
      "Ö 1",
      "-rf",
    ];
    const made = assess(drawingOf(hostile.map((mark) => ({ mark, profile: "IPE 300" }))));
    const ids = made.members.map(({ id }) => id);
    expect(new Set(ids.map((id) => id.toLowerCase())).size).toBe(hostile.length);
    for (const id of ids) {
      expect(id).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._-]{0,70}$/);
      expect(id).not.toContain("..");
    }
    fc.assert(fc.property(anyText, (text) => /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(safeName(text))));
  });
});
