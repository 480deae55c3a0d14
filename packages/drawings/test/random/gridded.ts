/** Plans whose grid is known: bubbles of many looks, dimension chains in several units, beams and columns with their places. */
import type { Chance } from "./chance.ts";
import { frame, notes, titleBlock } from "./furniture.ts";
import { offices } from "./office-words.ts";
import { handOf, type Paper, pdfOn } from "./paper.ts";
import { stock } from "./sections.ts";

export interface GridTruth {
  readonly axes: readonly { readonly name: string; readonly along: "x" | "y"; readonly at_mm: number }[];
  /** by mark, x and y in mm */
  readonly places: readonly {
    readonly mark: string;
    readonly start: readonly [number, number];
    readonly end: readonly [number, number];
  }[];
  readonly level_mm?: number;
  /** a dimension that contradicts the distance drawn */
  readonly contradicted: boolean;
  /** the page is a copy of another size: scale and dimensions disagree */
  readonly copied: boolean;
}

const pointMm = 25.4 / 72;

interface Look {
  readonly shape: "circle" | "hexagon" | "none";
  readonly both: boolean;
  readonly stub: boolean;
  readonly radius: number;
  readonly dashes: boolean;
  readonly dimension: (mm: number) => string;
}

function lookOf(chance: Chance): Look {
  const grouped = (separator: string) => (mm: number) =>
    `${Math.floor(mm / 1000)}${separator}${String(mm % 1000).padStart(3, "0")}`;
  const stub = chance.yes(0.2);
  return {
    shape: stub
      ? "circle"
      : chance.weighed([
          [6, "circle" as const],
          [2, "hexagon" as const],
          [1, "none" as const],
        ]),
    both: chance.yes(0.35),
    stub,
    radius: chance.of([7, 9, 11]),
    dashes: chance.yes(0.5),
    dimension: chance.of([
      String,
      String,
      grouped(" "),
      grouped("."),
      (mm: number) => (mm / 1000).toFixed(2).replace(".", ","),
      (mm: number) => (mm / 1000).toFixed(3),
      (mm: number) => `${mm} mm`,
    ]),
  };
}

function axis(paper: Paper, look: Look, at: number, [from, to]: readonly [number, number], upright: boolean): void {
  const line = (a: number, b: number) => (upright ? paper.line(at, a, at, b, 0.25) : paper.line(a, at, b, at, 0.25));
  if (look.stub) {
    line(from, from + 26);
    line(to - 16, to);
  } else if (!look.dashes) line(from, to);
  else
    for (let v = from; v < to; v += 27) {
      line(v, Math.min(v + 18, to));
      if (v + 22 < to) line(v + 22, v + 23);
    }
}

function bubble(paper: Paper, look: Look, x: number, y: number, name: string): void {
  const r = look.radius;
  if (look.shape === "circle") paper.circle(x, y, r);
  if (look.shape === "hexagon")
    paper.polygon(
      Array.from({ length: 6 }, (_, i) => [x + r * Math.cos((i * Math.PI) / 3), y + r * Math.sin((i * Math.PI) / 3)]),
    );
  paper.put(x, y - 4, name, { size: 9, at: "middle" });
}

export async function griddedSheet(chance: Chance): Promise<{ readonly pdf: Buffer; readonly truth: GridTruth }> {
  const words = chance.of(offices);
  const hand = { ...handOf(chance, words.code), width: 1683.78, height: 1190.55 };
  let truth: GridTruth = { axes: [], places: [], contradicted: false, copied: false };
  const pdf = await pdfOn(hand, (paper) => {
    truth = draw(chance, paper, words);
  });
  return { pdf, truth };
}

const sums = (all: readonly number[]): number[] =>
  [0, ...all].map((_, i) => all.slice(0, i).reduce((a, b) => a + b, 0));

function draw(chance: Chance, paper: Paper, words: (typeof offices)[number]): GridTruth {
  const look = lookOf(chance);
  const lettersAlongX = chance.yes(0.5);
  const upwards = chance.yes(0.7);
  const [nx, ny] = [chance.whole(3, 7), chance.whole(2, 5)];
  const letters = (n: number) => [..."ABCDEFGHJKLMN"].slice(0, n);
  const numbers = (n: number) => {
    const from = chance.of([1, 1, 1, 4, 10]);
    const names = Array.from({ length: n }, (_, i) => String(from + i));
    if (n > 3 && chance.yes(0.2))
      names.splice(2, n, ...names.slice(1, n - 1).map((name, i) => (i === 0 ? `${name}a` : name)));
    return names.slice(0, n);
  };
  const xNames = lettersAlongX ? letters(nx) : numbers(nx);
  const yNames = lettersAlongX ? numbers(ny) : letters(ny);
  if (upwards) yNames.reverse();
  const equal = chance.yes(0.5) ? chance.whole(8, 15) * 500 : undefined;
  const bays = (n: number) => Array.from({ length: n - 1 }, () => equal ?? chance.whole(35, 80) * 100);
  const [xBays, yBays] = [bays(nx), bays(ny)];
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
  const scale =
    [20, 25, 40, 50, 75, 100, 125, 150, 200, 250].find(
      (one) => sum(xBays) / one / pointMm < 1050 && sum(yBays) / one / pointMm < 700,
    ) ?? 500;
  const copied = chance.yes(0.15);
  const drawn = copied ? scale * Math.SQRT2 : scale;
  const points = (mm: number) => mm / drawn / pointMm;
  const [x0, y0] = [190, 190];
  const along = (from: number, all: readonly number[]) => sums(all).map((mm) => from + points(mm));
  const [xs, ys] = [along(x0, xBays), along(y0, yBays)];
  const [x1, y1] = [xs.at(-1) ?? 0, ys.at(-1) ?? 0];

  if (chance.yes(0.7)) frame(chance, paper);
  const block = titleBlock(chance, paper, { ...words, projects: words.projects }, []);
  void block;
  const scaleText = `1:${scale}`;
  paper.put(
    x0,
    y1 + 120,
    `${chance.of(["FRAMING PLAN", "GRUNDRISS", "PLATTEGROND", "VUE EN PLAN", "PLAN"])} ${scaleText}`,
    { size: 11, bold: true },
  );
  const level = chance.yes(0.6) ? chance.whole(6, 60) * 50 + 2000 : undefined;
  const sign = chance.of(["point", "comma", "mm"] as const);
  if (level !== undefined)
    paper.put(
      x0,
      y1 + 140,
      `${chance.of(["TOS ", "OK Stahl ", "Niveau ", ""])}+${sign === "mm" ? level : (level / 1000).toFixed(3).replace(".", sign === "point" ? "." : ",")}`,
      { size: 8 },
    );

  const out = 46;
  xs.forEach((x, i) => {
    axis(paper, look, x, [y0 - out, y1 + out], true);
    bubble(paper, look, x, y0 - out - look.radius, xNames[i] ?? "");
    if (look.both) bubble(paper, look, x, y1 + out + look.radius, xNames[i] ?? "");
  });
  ys.forEach((y, i) => {
    axis(paper, look, y, [x0 - out, x1 + out], false);
    bubble(paper, look, x0 - out - look.radius, y, yNames[i] ?? "");
    if (look.both) bubble(paper, look, x1 + out + look.radius, y, yNames[i] ?? "");
  });

  const wrong = !copied && nx > 3 && chance.yes(0.2) ? chance.whole(0, nx - 2) : -1;
  const chainY = chance.of([y0 - 26, y1 + 26]);
  xBays.forEach((mm, i) => {
    const [a, b] = [xs[i] ?? 0, xs[i + 1] ?? 0];
    paper.line(a, chainY, b, chainY, 0.25);
    paper.put((a + b) / 2, chainY - 9, look.dimension(i === wrong ? mm + 500 : mm), { size: 7, at: "middle" });
  });
  if (nx > 2 && chance.yes(0.5)) {
    const at = chainY < y0 ? chainY - 14 : chainY + 14;
    paper.line(xs[0] ?? 0, at, x1, at, 0.25);
    paper.put((x0 + x1) / 2, at - 9, look.dimension(sum(xBays) + (wrong >= 0 ? 500 : 0)), { size: 7, at: "middle" });
  }
  const chainX = chance.of([x0 - 26, x1 + 26]);
  yBays.forEach((mm, j) => {
    const [a, b] = [ys[j] ?? 0, ys[j + 1] ?? 0];
    paper.line(chainX, a, chainX, b, 0.25);
    paper.put(chainX - 9, (a + b) / 2, look.dimension(mm), { size: 7, at: "middle", angle: 270 });
  });

  const xAt = sums(xBays.map((mm, i) => (i === wrong ? mm + 500 : mm)));
  const deep = sum(yBays);
  const yAt = sums(yBays).map((mm) => deep - mm);

  const steel = stock(chance, words.code, words.comma);
  const [beam, column, small] = [steel(), steel(), steel()];
  const size = chance.of([5, 6]);
  const places: GridTruth["places"][number][] = [];
  let n = 0;
  const put = (text: string, x: number, y: number, upright: boolean) =>
    upright
      ? paper.put(x - size * 1.4, y, text, { size, at: "middle", angle: 270 })
      : paper.put(x, y - size * 1.4, text, { size, at: "middle" });
  const short = chance.of([0, 3, 6]);
  ys.forEach((y, j) => {
    xs.forEach((x, i) => {
      paper.box(x - 3, y - 3, 6, 6);
      const mark = `C${++n}`;
      paper.put(x + 5, y + 5, `${mark} ${column.text}`, { size: Math.min(size, 5) });
      places.push({ mark, start: [xAt[i] ?? 0, yAt[j] ?? 0], end: [xAt[i] ?? 0, yAt[j] ?? 0] });
      const next = xs[i + 1];
      if (next !== undefined && next - x > 90) {
        paper.line(x + short, y, next - short, y, 1);
        const own = `B${++n}`;
        put(`${own} ${beam.text}`, (x + next) / 2, y, false);
        places.push({ mark: own, start: [xAt[i] ?? 0, yAt[j] ?? 0], end: [xAt[i + 1] ?? 0, yAt[j] ?? 0] });
      }
      const below = ys[j + 1];
      if (next !== undefined && below !== undefined && below - y > 110 && next - x > 60 && i % 2 === 0) {
        // in the middle of the bay, from beam to beam
        const middle = (x + next) / 2 + 20;
        paper.line(middle, y + short, middle, below - short, 1);
        const own = `S${++n}`;
        put(`${own} ${small.text}`, middle, (y + below) / 2, true);
        const share = (middle - x) / (next - x);
        const mm = (xAt[i] ?? 0) + share * ((xAt[i + 1] ?? 0) - (xAt[i] ?? 0));
        places.push({ mark: own, start: [mm, yAt[j + 1] ?? 0], end: [mm, yAt[j] ?? 0] });
      }
    });
  });
  if (chance.yes(0.5)) notes(chance, paper, words, Math.min(x1 + 120, paper.width - 220), 60);
  return {
    axes: [
      ...xNames.map((name, i) => ({ name, along: "x" as const, at_mm: xAt[i] ?? 0 })),
      ...yNames.map((name, j) => ({ name, along: "y" as const, at_mm: yAt[j] ?? 0 })),
    ],
    places,
    ...(level !== undefined && { level_mm: level }),
    contradicted: wrong >= 0,
    copied,
  };
}
