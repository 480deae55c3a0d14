/** erection.pdf: marking plans at the grid by level and by axis, the anchors, and what is lifted; without places lists, and why. */
import { whole } from "../assessment/says.ts";
import type { Assembly, Fabrication } from "../fabrication.ts";
import type { Place } from "../members/model.ts";
import { printable } from "../members/names.ts";
import { chain } from "./drafting/dimensions.ts";
import { circle, extent, line, type Mark, text } from "./drafting/marks.ts";
import { type Axis, axesOf, levelsOf, stands } from "./grid.ts";
import { endsOf } from "./own-member.ts";
import { erection as says, sheets } from "./says.ts";
import { frame, heightOfBlock, innerFrame } from "./shop/frame.ts";
import { Pen } from "./shop/pen.ts";
import { paged, type Section, tables } from "./shop/sections.ts";
import type { XY } from "./solid-views.ts";
import { toneOf } from "./verdicts.ts";
import { type Words, wordsOf } from "./words.ts";

const scales = [10, 20, 25, 50, 100, 200, 500, 1000, 2000] as const;

interface Placed {
  readonly mark: string;
  readonly assembly: Assembly;
  readonly place: Place;
}

interface Plan {
  readonly title: string;
  readonly axes: readonly Axis[];
  /** in the plane of the plan */
  readonly at: (point: Place["start"]) => XY;
  readonly pieces: readonly Placed[];
}

export async function erectionPdf(fabrication: Fabrication): Promise<Uint8Array> {
  const words = wordsOf(fabrication.settings.language);
  const pen = new Pen(printable(fabrication.drawing_info.project_name ?? "Erection"));
  const pieces = fabrication.assemblies.flatMap((assembly) =>
    (assembly.place ?? []).map(
      (place): Placed => ({
        mark: printable(assembly.mark, 40) || assembly.id,
        assembly,
        place,
      }),
    ),
  );
  const plans = plansOf(pieces, words);
  const lists = paged(pen, sectionsOf(fabrication, pieces, words), heightOfBlock(fabrication));
  const total = plans.length + lists.length;
  plans.forEach((plan, i) => {
    pen.page();
    const scale = drawPlan(pen, plan, heightOfBlock(fabrication));
    sheetFrame(pen, fabrication, words, plan.title, `1:${scale}`, `${i + 1}/${total}`);
  });
  lists.forEach((sections, i) => {
    pen.page();
    tables(pen, sections);
    sheetFrame(pen, fabrication, words, words.say(says.lists), "-", `${plans.length + i + 1}/${total}`);
  });
  return pen.bytes();
}

function sheetFrame(
  pen: Pen,
  fabrication: Fabrication,
  words: Words,
  title: string,
  scale: string,
  sheet: string,
): void {
  const { passed_count: passed, failed_count: failed, not_designed_count: open, state } = fabrication.summary;
  frame(pen, fabrication, words, {
    mark: title,
    profile: "",
    length: "",
    grade: "",
    quantity: String(fabrication.summary.member_count),
    mass: "-",
    scale,
    verdicts: [{ text: words.say(sheets.countsOfMembers({ passed, failed, open })), colour: toneOf[state] }],
    sheet,
  });
}

// ---------------------------------------------------------------- plans

function plansOf(pieces: readonly Placed[], words: Words): Plan[] {
  const places = pieces.map(({ place }) => place);
  const axes = axesOf(places);
  const inPlan = ([x, y]: Place["start"]): XY => [x, y];
  const columns = pieces.filter(({ place }) => stands(place));
  const levels = levelsOf(places);
  const levelName = (z: number) => `${z < 0 ? "-" : "+"}${(Math.abs(z) / 1000).toFixed(3)}`;
  const floors = (levels.length > 0 ? levels : columns.length > 0 ? [0] : []).map(
    (z): Plan => ({
      title: words.say(says.level({ level: levelName(z) })),
      axes,
      at: inPlan,
      pieces: pieces.filter(({ place }) => {
        const [low, high] = [place.start[2], place.end[2]].sort((a, b) => a - b) as [number, number];
        return stands(place)
          ? low <= z + 1 && (high >= z - 1 || high - low < 1)
          : Math.abs(low - z) < 1 && high - low < 1;
      }),
    }),
  );
  return [...floors, ...elevationsOf(pieces, axes, words)];
}

/** Of each axis in whose plane something rises. */
function elevationsOf(pieces: readonly Placed[], axes: readonly Axis[], words: Words): Plan[] {
  return axes.flatMap(({ name, across, at_mm }): Plan[] => {
    const k = across === "x" ? 0 : 1;
    const inside = pieces.filter(
      ({ place: { start, end } }) => Math.abs(start[k] - at_mm) < 1 && Math.abs(end[k] - at_mm) < 1,
    );
    const rises = inside.some(({ place: { start, end } }) => Math.abs(end[2] - start[2]) > 1);
    if (!rises) return [];
    const other = across === "x" ? "y" : "x";
    return [
      {
        title: words.say(says.axis({ axis: printable(name, 20) })),
        axes: axes.filter((one) => one.across === other).map((one) => ({ ...one, across: "x" as const })),
        at: (point) => [point[1 - k] ?? 0, point[2]],
        pieces: inside,
      },
    ];
  });
}

const letter = 2.5;

function drawPlan(pen: Pen, plan: Plan, block: number): number {
  const room = {
    width: innerFrame.right - innerFrame.left - 16,
    height: innerFrame.top - innerFrame.bottom - block - 14,
  };
  const made = scales
    .map((n) => ({ n, marks: planMarks(plan, n) }))
    .find(({ n, marks }, i) => {
      const { x0, x1, y0, y1 } = extent(marks);
      return ((x1 - x0) / n <= room.width && (y1 - y0) / n <= room.height) || i === scales.length - 1;
    });
  if (!made) return 1;
  const { n, marks } = made;
  const { x0, y1 } = extent(marks);
  pen.write(innerFrame.left + 5, innerFrame.top - 7, plan.title, { size: 3.2, bold: true });
  pen.draw(marks, innerFrame.left + 8 - x0 / n, innerFrame.top - 12 - y1 / n, 1 / n);
  return n;
}

function planMarks({ pieces, axes, at }: Plan, n: number): Mark[] {
  const height = letter * n;
  const points = [
    ...pieces.flatMap(({ place }) => [at(place.start), at(place.end)]),
    ...axes.map(
      ({ across, at_mm }): XY =>
        across === "x"
          ? [at_mm, pieces[0] ? at(pieces[0].place.start)[1] : 0]
          : [pieces[0] ? at(pieces[0].place.start)[0] : 0, at_mm],
    ),
  ];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const box = { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
  return [...gridMarks(axes, box, height), ...pieces.flatMap((piece) => pieceMarks(piece, at, height))];
}

function gridMarks(
  axes: readonly Axis[],
  { x0, x1, y0, y1 }: { readonly x0: number; readonly x1: number; readonly y0: number; readonly y1: number },
  height: number,
): Mark[] {
  const [reach, r] = [4 * height, 1.6 * height];
  const marks = axes.flatMap(({ name, across, at_mm }): Mark[] => {
    const [from, to]: [XY, XY] =
      across === "x"
        ? [
            [at_mm, y0 - reach],
            [at_mm, y1 + reach],
          ]
        : [
            [x1 + reach, at_mm],
            [x0 - reach, at_mm],
          ];
    const bubble: XY = across === "x" ? [at_mm, y1 + reach + r] : [x0 - reach - r, at_mm];
    return [
      line("CENTER", from, to),
      circle("DIMENSION", bubble, r),
      text([bubble[0], bubble[1] - height / 2], printable(name, 8), height),
    ];
  });
  const places = (across: "x" | "y") => axes.flatMap((one) => (one.across === across ? [one.at_mm] : []));
  return [
    ...marks,
    ...chain({ at: places("x"), edge: y1 + reach + 2 * r, side: "above", height, gap: 1 }).marks,
    ...chain({ at: places("y"), edge: x0 - reach - 2 * r, side: "left", height, gap: 1 }).marks,
  ];
}

function pieceMarks({ mark, place }: Placed, at: Plan["at"], height: number): Mark[] {
  const [a, b] = [at(place.start), at(place.end)];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  if (length < 1) {
    const s = 0.6 * height;
    return [
      {
        kind: "polygon",
        ink: "OUTLINE",
        points: [
          [a[0] - s, a[1] - s],
          [a[0] + s, a[1] - s],
          [a[0] + s, a[1] + s],
          [a[0] - s, a[1] + s],
        ],
      },
      text([a[0] + height, a[1] + 0.8 * height], mark, height, { anchor: "start" }),
    ];
  }
  // it keeps clear of what it meets
  const short = Math.min(0.06 * length, 1.5 * height);
  const [ux, uy] = [dx / length, dy / length];
  const turned = (Math.atan2(dy, dx) * 180) / Math.PI;
  const angle = turned > 90 ? turned - 180 : turned <= -90 ? turned + 180 : turned;
  const [nx, ny] = [-Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const middle: XY = [(a[0] + b[0]) / 2 + nx * 0.5 * height, (a[1] + b[1]) / 2 + ny * 0.5 * height];
  return [
    line("OUTLINE", [a[0] + ux * short, a[1] + uy * short], [b[0] - ux * short, b[1] - uy * short]),
    text(middle, mark, height, { angle: Math.round(angle * 10) / 10 }),
  ];
}

// ---------------------------------------------------------------- lists

function sectionsOf(fabrication: Fabrication, pieces: readonly Placed[], words: Words): Section[] {
  const { assemblies, parts, joints } = fabrication;
  const kg = (value: number) => value.toFixed(1);
  const missing = assemblies.filter(({ place = [], quantity }) => place.length < quantity);
  const why = pieces.length === 0 ? whole.noPlaces : says.withoutPlace({ n: missing.length });
  const heaviest = [...assemblies].sort((a, b) => b.mass_kg - a.mass_kg);
  const anchors = parts.bolts.filter(({ kind }) => kind === "anchor");
  return [
    ...(missing.length > 0
      ? [
          {
            title: words("warnings"),
            columns: [{ title: words("warnings"), width: 374 }],
            rows: [[`! ${words.say(why)}`]],
          },
        ]
      : []),
    {
      title: words.say(says.lifting),
      columns: [
        { title: words("mark"), width: 40 },
        { title: words("quantity"), width: 20, right: true },
        { title: words("massEach"), width: 30, right: true },
        { title: words.say(says.places), width: 140 },
        { title: words("joint"), width: 144 },
      ],
      rows: heaviest.map((one) => {
        const of = endsOf(fabrication, one);
        return [
          printable(one.mark, 60) || one.id,
          String(one.quantity),
          kg(one.mass_kg),
          (one.place ?? [])
            .map(({ text: name }) => printable(name ?? "", 40))
            .filter(Boolean)
            .join(", "),
          [of?.start.joint ?? "–", of?.end.joint ?? "–"].join(" / "),
        ];
      }),
    },
    {
      title: words.say(says.anchors),
      columns: [
        { title: words("joint"), width: 60 },
        { title: words("quantity"), width: 24, right: true },
        { title: words("description"), width: 70 },
        { title: words("grade"), width: 24 },
        { title: words("length"), width: 30, right: true },
        { title: words.say(says.projection), width: 60, right: true },
        { title: words.say(says.embedded), width: 60, right: true },
      ],
      rows: anchors.map(({ joint = "", quantity, size, grade, length_mm, grip_mm, d_mm, standard }) => {
        const above = Math.round(grip_mm + 1.8 * d_mm);
        return [
          joints.filter((one) => one.id === joint).length > 0 ? joint : "",
          String(quantity),
          `${size}, ${standard}`,
          grade,
          String(length_mm),
          String(above),
          String(length_mm - above),
        ];
      }),
    },
  ];
}
