import { readFileSync } from "node:fs";
import { join } from "node:path";
import { InvalidInput } from "@x/eurocode";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { btlxOf, drilledPieces } from "../src/index.ts";
import { hasPython, pythonReads, testWith } from "./exports/outside.ts";

const connection = {
  connection: "dowel-type",
  fastener: "dowel",
  d_mm: 12,
  grade: "S235",
  members: [
    { t_mm: 66, species: "GL24h", h_mm: 240 },
    { plate: true, t_mm: 8, e_1_mm: 30 },
    { t_mm: 66, species: "GL24h", h_mm: 240 },
  ],
  ...{ n: 3, rows: 2, a_1_mm: 60, a_2_mm: 60, a_3_t_mm: 85, a_4_c_mm: 40, F_Ed: 40 },
  ...{ service_class: 1, load_duration: "medium-term" },
};
const bolted = { ...connection, fastener: "bolt", grade: "8.8", a_2_mm: 80, members: connection.members };
const piece = {
  ...{ mark: 'D1 <left> & "right"', species: "GL24h", b_mm: 140, h_mm: 240, length_mm: 3000, count: 4 },
  holes: [{ x_mm: 1500, d_mm: 60 }],
  joints: [
    { at: "start", connection },
    { at: "end", connection: bolted },
  ],
};

const python = hasPython("xml.etree.ElementTree");

const refusal = (one: object): string[] => {
  try {
    drilledPieces({ pieces: [{ ...piece, ...one }] });
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.problems.map(({ path }) => path.replace("pieces[0].", ""));
  }
};
const joined = (more: object) => refusal({ joints: [{ at: "start", connection: { ...connection, ...more } }] });

/** What a machine reads: a program of its own, by the standard library of Python. */
const reader = readFileSync(join(import.meta.dirname, "btlx-reader.py"), "utf8");

type Point = readonly [x: number, up: number, across: number];
type Question = readonly [part: number, places: readonly Point[]];

interface Read {
  readonly version: string;
  readonly project: string;
  readonly parts: readonly { size: number[]; Count: string; Designation: string; Material: string; kinds: string[] }[];
  readonly answers: readonly (readonly boolean[])[];
}

const readBack = (made: ReturnType<typeof drilledPieces>, ...questions: readonly Question[]): Read =>
  pythonReads(reader, "pieces.btlx", btlxOf(made), new TextEncoder().encode(JSON.stringify(questions))) as Read;

describe("pieces of timber for joinery machines", () => {
  test("holes of both ends: dowels as they are, bolts 1 mm wider, rows about the axis, verified", () => {
    const made = drilledPieces({ pieces: [piece] });
    expect(made.joints.map(({ mark, passed }) => [mark.split(" ").at(-1), passed])).toEqual([
      ["start", true],
      ["end", true],
    ]);
    const [one] = made.pieces;
    expect(one?.drillings).toHaveLength(13);
    expect(one?.drillings.slice(0, 3).map(({ x, y, d }) => [x, y, d])).toEqual([
      [1500, 120, 60],
      [85, 90, 12],
      [145, 90, 12],
    ]);
    expect(one?.drillings.at(-1)).toMatchObject({ x: 3000 - 205, y: 160, d: 13 });
  });

  testWith(python)("BTLx, read back by Python's own parser", () => {
    const made = drilledPieces({ project: "Hall 7", pieces: [piece, { ...piece, mark: "D2", joints: [], holes: [] }] });
    const [first] = made.pieces;
    const holes = (first?.drillings ?? []).map(({ x, y }): Point => [x, y, 70]);
    const beside = (first?.drillings ?? []).map(({ x, y, d }): Point => [x, y + d / 2 + 0.1, 30]);
    const read = readBack(made, [0, holes], [0, beside], [1, holes]);
    expect([read.version, read.project, read.parts.length]).toEqual(["2.0.0", "Hall 7", 2]);
    const said = { Count: "4", Designation: piece.mark, Material: "GL24h" };
    expect(read.parts[0]).toMatchObject({ size: [3000, 140, 240], ...said });
    expect(read.parts[0]?.kinds).toEqual(["Slot", "Slot", ...Array.from({ length: 13 }, () => "Drilling")]);
    expect(read.answers.map((all) => new Set(all).size === 1 && all[0])).toEqual([false, true, true]);
    expect(read.parts[1]?.kinds).toEqual([]);
  });

  test("the same pieces give the same bytes", () => {
    expect(btlxOf(drilledPieces({ pieces: [piece] }))).toEqual(btlxOf(drilledPieces({ pieces: [piece] })));
  });

  test("a joint that does not pass is drilled, and says so", () => {
    const weak = { ...piece, joints: [{ at: "start", connection: { ...connection, F_Ed: 600 } }] };
    expect(drilledPieces({ pieces: [weak] }).joints[0]?.passed).toBe(false);
  });

  test("what no machine can be told is refused at its place", () => {
    expect(joined({ a_1_mm: undefined })).toEqual(["joints[0].connection.a_1_mm"]);
    expect(joined({ d_mm: -1 })).toEqual(["joints[0].connection.d_mm"]);
    expect(joined({ a_4_c_mm: 100 })).toEqual([
      "joints[0].connection.members[0].h_mm",
      "joints[0].connection.members[2].h_mm",
    ]);
    const shallow = connection.members.map((one) => ({ ...one, h_mm: undefined }));
    expect(joined({ a_4_c_mm: 100, members: shallow })).toEqual(["joints[0].connection"]);
    expect(refusal({ h_mm: 200 })).toEqual(
      [0, 1].flatMap((k) => [0, 2].map((i) => `joints[${k}].connection.members[${i}].h_mm`)),
    );
    expect(joined({ n: 20, a_1_mm: 200 })).toEqual(["joints[0].connection"]);
    const [first, ...others] = connection.members;
    expect(joined({ members: [{ ...first, alpha_deg: 30 }, ...others] })).toEqual([
      "joints[0].connection.members[0].alpha_deg",
    ]);
    expect(refusal({ species: "C24", joints: [{ at: "end", connection }] })).toEqual([
      "joints[0].connection.members[0].species",
      "joints[0].connection.members[2].species",
    ]);
    expect(refusal({ species: "X9", joints: [] })).toEqual(["species"]);
    expect(refusal({ joints: [], holes: [{ x_mm: 10, d_mm: 60 }] })).toEqual(["holes[0].x_mm"]);
    const nails = { ...connection, fastener: "nail", d_mm: 4, f_u_k_MPa: 600, grade: undefined, length_mm: 90 };
    const wood = [
      { t_mm: 45, species: "GL24h" },
      { t_mm: 60, species: "GL24h" },
    ];
    expect(refusal({ joints: [{ at: "end", connection: { ...nails, members: wood } }] })).toEqual([
      "joints[0].connection",
    ]);
  });

  test("every hole is inside its piece, whatever the joint", () => {
    fc.assert(
      fc.property(
        ...([
          fc.integer({ min: 1, max: 8 }),
          fc.integer({ min: 1, max: 4 }),
          fc.integer({ min: 40, max: 120 }),
        ] as const),
        fc.constantFrom("start", "end"),
        (n, rows, a, at) => {
          const some = { ...connection, n, rows, a_1_mm: a, a_2_mm: a };
          let made: ReturnType<typeof drilledPieces>;
          try {
            made = drilledPieces({ pieces: [{ ...piece, joints: [{ at, connection: some }] }] });
          } catch (error) {
            return error instanceof InvalidInput;
          }
          return made.pieces.every(({ drillings, h, length }) =>
            drillings.every(({ x, y, d }) => x >= d / 2 && x <= length - d / 2 && y >= d / 2 && y <= h - d / 2),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

const random = (seed: number) => {
  let state = seed;
  return () => {
    state = (1_103_515_245 * state + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

describe("cuts, slots and steps", () => {
  const plain = { mark: "P", species: "C24", b_mm: 120, h_mm: 200, length_mm: 2400 };

  testWith(python)("ends at an angle and a bevel: the longest edge is as long as the piece", () => {
    const at = random(7);
    const cuts = { start: { angle_deg: 60 }, end: { angle_deg: 110, bevel_deg: 75 } };
    const made = drilledPieces({ pieces: [{ ...plain, cuts }] });
    const places = Array.from({ length: 800 }, (): Point => [2400 * at(), 200 * at(), 120 * at()]);
    // by hand: the start leans in by up / tan 60; the end is a plane through its outermost corner
    const rad = Math.PI / 180;
    const lean = (up: number, across: number) =>
      up / Math.tan(110 * rad) + across / Math.tan(75 * rad) / Math.sin(110 * rad);
    const tip = Math.min(lean(0, 0), lean(200, 0), lean(0, 120), lean(200, 120));
    const inside = places.map(([x, up, across]) => x > up / Math.tan(60 * rad) && 2400 - x > lean(up, across) - tip);
    expect(readBack(made, [0, places]).answers[0]).toEqual(inside);
    expect(drilledPieces({ pieces: [{ ...plain, cuts: { start: { angle_deg: 90 } } }] }).pieces[0]?.cuts).toEqual([]);
  });

  testWith(python)("a slot for each plate, with its play, up to the end of the plate", () => {
    const made = drilledPieces({ pieces: [{ ...piece, b_mm: 142, joints: [{ at: "start", connection }] }] });
    expect(made.pieces[0]?.slots).toEqual([{ at: "start", across: 71, length: 85 + 120 + 30, thickness: 10 }]);
    const row = (x: number, across: number): Point => [x, 20, across];
    const places = [row(1, 71), row(234, 66.1), row(234, 75.9), row(234, 65.9), row(234, 76.1), row(236, 71)];
    const { answers } = readBack(made, [0, places]);
    expect(answers[0]).toEqual([false, false, false, true, true, true]);
    const atEnd = drilledPieces({
      pieces: [{ ...piece, b_mm: 142, joints: [{ at: "end", connection, slot_mm: 250 }] }],
    });
    const mirrored = places.map(([x, up, across]): Point => [3000 - x - (x > 235 ? 15 : 0), up, across]);
    expect(readBack(atEnd, [0, mirrored]).answers[0]).toEqual([false, false, false, true, true, true]);
  });

  test("holes keep their end distance from a cut end, on either side and in every row", () => {
    const cuts = { start: { angle_deg: 50, bevel_deg: 80 } };
    const made = drilledPieces({ pieces: [{ ...piece, cuts, joints: [{ at: "start", connection }] }] });
    const rad = Math.PI / 180;
    const reach = (up: number) => up / Math.tan(50 * rad) + Math.max(0, 140 / Math.tan(80 * rad) / Math.sin(50 * rad));
    const ends = made.pieces[0]?.drillings.slice(1).map(({ x, y }) => x - reach(y)) ?? [];
    expect(Math.min(...ends)).toBeCloseTo(85, 9);
  });

  /** A strut and its chord as the machine makes them, put together: each place of the joint is wood once. */
  function together(
    type: "front" | "heel" | "double",
    gamma_deg: number,
    t_v_mm: number,
    at: "start" | "end",
    t_v_heel_mm?: number,
  ) {
    const l_v_mm = 400;
    const step = {
      ...{ connection: "step-joint", type, gamma_deg, t_v_mm, t_v_heel_mm, l_v_mm, N_Ed: 20, service_class: 1 },
      strut: { species: "C24", b_mm: 120, h_mm: 140 },
      chord: { species: "C24", b_mm: 120, h_mm: 200 },
    };
    const [strut, chord] = [
      { ...plain, mark: "S", h_mm: 140, length_mm: 4000, joints: [{ at, member: 0, connection: step }] },
      { ...plain, mark: "C", length_mm: 4000, joints: [{ at, member: 1, connection: step }] },
    ];
    const made = drilledPieces({ pieces: [strut, chord] });
    const [c, s] = [Math.cos((gamma_deg * Math.PI) / 180), Math.sin((gamma_deg * Math.PI) / 180)];
    const behind = type === "heel" ? l_v_mm + t_v_mm / (s * c) : l_v_mm + 140 / s;
    // along the strut, its lower edge meets the face of the chord so far from its tip
    const ofFront = (type === "heel" ? 0 : t_v_mm) * Math.tan((gamma_deg * Math.PI) / 360) + (140 * c) / s;
    const lower = Math.max(ofFront, (type === "heel" ? t_v_mm : (t_v_heel_mm ?? 0)) / s);
    const draw = random(gamma_deg + t_v_mm);
    const places = Array.from(
      { length: 500 },
      () => [l_v_mm - 150 + (behind - l_v_mm + 300) * draw(), 200 - 2 * t_v_mm + (2 * t_v_mm + 120) * draw()] as const,
    );
    const length = (x: number) => (at === "start" ? x : 4000 - x);
    const inChord = places.map(([x, up]): Point => [length(x), up, 60]);
    const inStrut = places.map(([x, up]): Point => {
      const [dx, dy] = [x - behind, up - 200];
      return [length(lower + dx * c + dy * s), dy * c - dx * s, 60];
    });
    const { answers } = readBack(made, [0, inStrut], [1, inChord]);
    return places.map(([x, up], i) => {
      const across = (up - 200) * c - (x - behind) * s;
      return { above: up > 200, within: across > 0 && across < 140, strut: answers[0]?.[i], chord: answers[1]?.[i] };
    });
  }

  for (const [type, gamma, t_v, at, heel] of [
    ["front", 40, 45, "start"],
    ["front", 30, 40, "end"],
    ["front", 60, 30, "start"],
    ["heel", 40, 40, "start"],
    ["heel", 50, 35, "end"],
    ["double", 40, 25, "start", 40],
    ["double", 30, 15, "end", 35],
  ] as const)
    testWith(python)(`a strut fills the notch of its chord: ${type}, ${gamma}°, ${t_v} mm, at the ${at}`, () => {
      const seen = together(type, gamma, t_v, at, heel);
      expect(seen.filter(({ strut, chord }) => strut && chord)).toEqual([]);
      expect(seen.filter(({ above, within, strut }) => above && within !== strut)).toEqual([]);
      expect(seen.filter(({ above, strut, chord }) => !above && strut === chord)).toEqual([]);
      expect(seen.filter(({ above, strut }) => !above && strut).length).toBeGreaterThan(5);
    });

  test("what cannot be made is refused at its place", () => {
    const step = {
      ...{ connection: "step-joint", gamma_deg: 40, t_v_mm: 40, l_v_mm: 300, N_Ed: 20, service_class: 1 },
      strut: { species: "C24", b_mm: 120, h_mm: 140 },
      chord: { species: "C24", b_mm: 120, h_mm: 200 },
    };
    const made = (one: object, more: object = {}) =>
      refusal({ ...plain, holes: [], joints: [{ at: "start", connection: step, ...one }], ...more });
    expect(made({ member: 1 })).toEqual([]);
    expect(made({})).toEqual(["joints[0].member"]);
    expect(made({ member: 0 })).toEqual(["joints[0].connection.strut.h_mm"]);
    expect(made({ member: 1, slot_mm: 90 })).toEqual(["joints[0].slot_mm"]);
    expect(made({ member: 0 }, { h_mm: 140, cuts: { start: { angle_deg: 60 } } })).toEqual(["cuts.start"]);
    expect(made({ member: 1 }, { length_mm: 800 })).toEqual(["joints[0]"]);
    expect(made({ member: 1, connection: { ...step, t_v_mm: 300 } })).toEqual(["joints[0].connection.t_v_mm"]);
    expect(refusal({ b_mm: 130 })).toEqual(["joints[0].connection.members", "joints[1].connection.members"]);
    const [first, plate, last] = connection.members;
    const open = [first, { ...plate, e_1_mm: undefined }, last];
    expect(joined({ members: open })).toEqual(["joints[0].slot_mm"]);
    const short = { at: "start", slot_mm: 100, connection };
    expect(refusal({ joints: [short] })).toEqual(["joints[0].slot_mm"]);
    expect(refusal({ joints: [{ ...short, member: 0 }] })).toEqual(["joints[0].slot_mm"]);
    expect(refusal({ cuts: { start: { angle_deg: 5 } } })).toEqual(["cuts.start.angle_deg"]);
  });
});

describe("patterns of fasteners, and rafters", () => {
  const plain = { mark: "P", species: "GL24h", b_mm: 140, h_mm: 400, length_mm: 4000 };
  const turning = {
    ...{ fastener: "dowel", d_mm: 16, grade: "S355", a_3_t_mm: 120, a_4_t_mm: 60, a_4_c_mm: 60 },
    ...{ N_Ed: 10, V_Ed: 5, M_Ed: 4, service_class: 1, load_duration: "medium-term" },
    members: [
      { t_mm: 140, species: "GL24h", h_mm: 400 },
      { t_mm: 140, species: "GL24h", h_mm: 400, alpha_deg: 60 },
    ],
  };
  const ring = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4;
    return [130 * Math.cos(angle), 130 * Math.sin(angle)];
  });
  // no two of them alike from another side
  const bolts = [...ring, [40, 20]];

  testWith(python)("the holes of both members lie upon each other where the joint is put together", () => {
    const at = (member: number, x_mm: number) => ({
      ...{ ...plain, mark: `M${member}` },
      joints: [{ at: "start", member, x_mm, connection: { ...turning, bolts } }],
    });
    const made = drilledPieces({ pieces: [at(0, 900), at(1, 2500)] });
    const rad = Math.PI / 180;
    // each hole of the first, seen from the middle of the ring; of the second turned back by 60 degrees
    const places = made.pieces.map(({ drillings }, i) => {
      const [c, s] = i === 0 ? [1, 0] : [Math.cos(60 * rad), Math.sin(60 * rad)];
      const turned = drillings.map(({ x, y }) => [x * c - y * s, x * s + y * c] as const);
      const [x_0, y_0] = turned[8] ?? [0, 0];
      return turned.map(([x, y]) => [x - x_0, y - y_0] as const);
    });
    for (const [i, [x, y]] of (places[0] ?? []).entries()) {
      expect(x).toBeCloseTo(places[1]?.[i]?.[0] ?? Number.NaN, 9);
      expect(y).toBeCloseTo(places[1]?.[i]?.[1] ?? Number.NaN, 9);
    }
    const holes = made.pieces.map(({ drillings }) => drillings.map(({ x, y }): Point => [x, y, 70]));
    const beside = made.pieces.map(({ drillings }) => drillings.map(({ x, y }): Point => [x + 8.1, y, 70]));
    const { answers } = readBack(made, [0, holes[0] ?? []], [1, holes[1] ?? []], [0, beside[0] ?? []]);
    expect(answers.map((all) => [all.length, ...new Set(all)])).toEqual([
      [9, false],
      [9, false],
      [9, true],
    ]);
  });

  test("at the ends of a piece a pattern keeps its end distance, in the direction of the piece", () => {
    const of = (at: string, more: object = {}) =>
      drilledPieces({ pieces: [{ ...plain, joints: [{ at, connection: { ...turning, bolts, ...more } }] }] });
    const xs = (at: string) => (of(at).pieces[0]?.drillings ?? []).map(({ x }) => x);
    expect(Math.min(...xs("start"))).toBeCloseTo(120, 9);
    expect(Math.max(...xs("end"))).toBeCloseTo(4000 - 120, 9);
    expect(of("start").joints[0]?.summary).toContain("9 × dowel 16");
  });

  test("slots as far as the pattern and the end of its plates; holes outside are refused", () => {
    const members = [
      { t_mm: 66, species: "GL24h", h_mm: 400 },
      { plate: true, t_mm: 8, e_1_mm: 30 },
      { t_mm: 66, species: "GL24h", h_mm: 400 },
    ]; // prettier-ignore
    const one = { at: "start", connection: { ...turning, members, bolts } };
    expect(drilledPieces({ pieces: [{ ...plain, joints: [one] }] }).pieces[0]?.slots[0]?.length).toBeCloseTo(
      120 + 260 + 30,
      9,
    );
    expect(refusal({ ...plain, holes: [], joints: [{ ...one, x_mm: 900 }] })).toEqual(["joints[0].x_mm"]);
    const far = { at: "start", x_mm: 3950, connection: { ...turning, bolts } };
    expect(refusal({ ...plain, holes: [], joints: [far] })).toEqual(["joints[0].connection.bolts"]);
    expect(refusal({ ...piece, joints: [{ at: "start", x_mm: 500, connection }] })).toEqual(["joints[0].x_mm"]);
  });

  const rafter = { mark: "R", species: "C24", b_mm: 80, h_mm: 180, length_mm: 5200 };
  const seat = {
    ...{ connection: "notched-rafter", pitch_deg: 35, seat_mm: 70, F_Ed: 5, M_Ed: -0.5, service_class: 2 },
    ...{ rafter: { species: "C24", b_mm: 80, h_mm: 180 }, purlin: { species: "GL24h", b_mm: 140, h_mm: 200 } },
    load_duration: "short-term",
  };

  testWith(python)(
    "a rafter over two purlins with plumb cuts: what is level and upright on the roof is so in the file",
    () => {
      const cuts = { start: { angle_deg: 55 }, end: { angle_deg: 125 } };
      const joints = [600, 3600].map((x_mm) => ({ at: "start", x_mm, connection: seat }));
      const made = drilledPieces({ pieces: [{ ...rafter, cuts, joints }] });
      const [c, s] = [Math.cos((35 * Math.PI) / 180), Math.sin((35 * Math.PI) / 180)];
      const draw = random(11);
      const places = Array.from({ length: 1200 }, (): Point => [5200 * draw(), 180 * draw() ** 2, 80 * draw()]);
      const { answers } = readBack(made, [0, places]);
      const expected = places.map(([x, up]) => {
        // on the roof: level and upright
        const roof = (x: number, up: number) => [x * c - up * s, x * s + up * c] as const;
        const [X, Y] = roof(x, up);
        const inPurlin = [600, 3600].some((foot) => {
          const [X_f, Y_f] = roof(foot, 0);
          return X > X_f && Y < Y_f + 70 * Math.tan((35 * Math.PI) / 180) && X < X_f + 70;
        });
        // plumb through its lower edge at the eaves and its upper one at the ridge
        return !inPurlin && X > 0 && X < roof(5200, 180)[0];
      });
      const wrong = places.filter((_, i) => answers[0]?.[i] !== expected[i]);
      expect(wrong).toEqual([]);
      expect(answers[0]?.filter((wood) => !wood).length).toBeGreaterThan(20);
    },
  );

  test("a notch without its place, of another rafter, and beyond its end, is refused", () => {
    const of = (joint: object, more: object = {}) =>
      refusal({ ...rafter, holes: [], joints: [{ at: "start", connection: seat, ...joint }], ...more }); // prettier-ignore
    expect(of({})).toEqual(["joints[0].x_mm"]);
    expect(of({ x_mm: 600, member: 1 })).toEqual(["joints[0].member"]);
    expect(of({ x_mm: 5150 })).toEqual(["joints[0].x_mm"]);
    expect(of({ x_mm: 600 }, { h_mm: 200 })).toEqual(["joints[0].connection.rafter.h_mm"]);
    expect(of({ x_mm: 600 })).toEqual([]);
  });
});
