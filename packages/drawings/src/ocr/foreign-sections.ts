/**
 * Names of sections that the European catalogue does not have, to choose among what recognition may have seen: no
 * properties, only which names there are. Australia: AS/NZS 3679.1 (rolled) and AS/NZS 1163 (hollow), as in the tables
 * of Liberty OneSteel; AS/NZS 3679.2 (welded). America: AISC Manual, 15th edition.
 */

/** depth and family -> kg/m */
const australian: Readonly<Record<string, string>> = {
  "610UB": "125 113 101",
  "530UB": "92.4 82.0",
  "460UB": "82.1 74.6 67.1",
  "410UB": "59.7 53.7",
  "360UB": "56.7 50.7 44.7",
  "310UB": "46.2 40.4 32.0",
  "250UB": "37.3 31.4 25.7",
  "200UB": "29.8 25.4 22.3 18.2",
  "180UB": "22.2 18.1 16.1",
  "150UB": "18.0 14.0",
  "310UC": "158 137 118 96.8",
  "250UC": "89.5 72.9",
  "200UC": "59.5 52.2 46.2",
  "150UC": "37.2 30.0 23.4",
  "100UC": "14.8",
  "1200WB": "455 423 392 342 317 278 249",
  "1000WB": "322 296 258 215",
  "900WB": "282 257 218 175",
  "800WB": "192 168 146 122",
  "700WB": "173 150 130 115",
  "500WC": "440 414 383 340 290 267 228",
  "400WC": "361 328 303 270 212 181 144",
  "350WC": "280 258 230 197",
};
const australianChannels = "75 100 125 150 180 200 230 250 300 380".split(" ").map((depth) => `${depth}PFC`);

/** sides or diameter -> walls and thicknesses, in mm */
const australianSizes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  SHS: {
    "20": "1.6 2",
    "25": "1.6 2 2.5 3",
    "30": "1.6 2 3",
    "35": "1.6 2 2.5 3",
    "40": "1.6 2 2.5 3 4",
    "50": "1.6 2 2.5 3 4 5 6",
    "65": "2 2.5 3 4 5 6",
    "75": "2 2.5 3 3.5 4 5 6",
    "89": "2 3.5 5 6",
    "90": "2 2.5",
    "100": "2 2.5 3 4 5 6 8 9",
    "125": "4 5 6 8 9 10",
    "150": "5 6 8 9 10",
    "200": "5 6 8 9 10 12.5",
    "250": "6 9 10 12.5 16",
    "300": "8 10 12.5 16",
    "350": "8 10 12.5 16",
    "400": "10 12.5 16",
  },
  RHS: {
    "50x20": "1.6 2 2.5 3",
    "50x25": "1.6 2 2.5 3",
    "65x35": "2 2.5 3 4",
    "75x25": "1.6 2 2.5",
    "75x50": "2 2.5 3 4 5 6",
    "100x50": "1.6 2 2.5 3 3.5 4 5 6",
    "102x76": "3.5 6",
    "125x75": "3 4 5 6",
    "127x51": "3.5 5 6",
    "150x50": "2 3 4 5 6",
    "150x100": "4 5 6 9 10",
    "152x76": "4.9 6",
    "200x100": "4 5 6 8 9 10",
    "250x150": "5 6 9 10 12.5 16",
    "300x200": "6 8 10 12.5 16",
    "350x250": "8 10 12.5 16",
    "400x200": "8 10 12.5 16",
    "400x300": "8 10 12.5 16",
  },
  CHS: {
    "26.9": "2 2.3 2.6 3.2 4",
    "33.7": "2 2.6 3.2 4",
    "42.4": "2 2.6 3.2 4 4.9",
    "48.3": "2 2.3 2.9 3.2 4 4.9",
    "60.3": "2 2.3 2.9 3.6 4.5 5.4",
    "76.1": "2.3 3.2 3.6 4.5 5.9",
    "88.9": "2.6 3.2 4 4.8 5 5.5 5.9",
    "101.6": "2.6 3.2 4 5",
    "114.3": "3.2 3.6 4.5 4.8 5.4 6",
    "139.7": "3 3.5 5 5.4 6",
    "165.1": "3 3.5 5 5.4",
    "168.3": "4.8 6.4 7.1 9.5",
    "219.1": "4.8 6.4 8.2 9.5 12.7",
    "273.1": "4.8 6.4 9.3 12.7",
    "323.9": "6.4 9.5 12.7",
    "355.6": "6.4 9.5 12.7",
    "406.4": "6.4 9.5 12.7",
    "457": "6.4 9.5 12.7",
    "508": "6.4 9.5 12.7",
  },
  EA: {
    "25": "3 5 6",
    "30": "3 5 6",
    "40": "3 5 6",
    "45": "3 5 6",
    "50": "3 5 6 8",
    "55": "5 6",
    "65": "5 6 8 10",
    "75": "5 6 8 10",
    "90": "6 8 10",
    "100": "6 8 10 12",
    "125": "8 10 12 16",
    "150": "10 12 16 19",
    "200": "13 16 18 20 26",
  },
  UA: {
    "65x50": "5 6 8",
    "75x50": "5 6 8",
    "100x75": "6 8 10",
    "125x75": "6 8 10 12",
    "150x90": "8 10 12 16",
    "150x100": "10 12",
  },
};

/** nominal depth -> pounds per foot */
const american: Readonly<Record<string, string>> = {
  W44: "335 290 262 230",
  W40: "593 503 431 397 392 372 362 331 327 324 297 294 278 277 264 249 235 215 211 199 183 167 149",
  W36: "529 487 441 395 361 330 302 282 262 256 247 232 231 210 194 182 170 160 150 135",
  W33: "387 354 318 291 263 241 221 201 169 152 141 130 118",
  W30: "391 357 326 292 261 235 211 191 173 148 132 124 116 108 99 90",
  W27: "539 368 336 307 281 258 235 217 194 178 161 146 129 114 102 94 84",
  W24: "370 335 306 279 250 229 207 192 176 162 146 131 117 104 103 94 84 76 68 62 55",
  W21: "201 182 166 147 132 122 111 101 93 83 73 68 62 57 55 50 48 44",
  W18: "311 283 258 234 211 192 175 158 143 130 119 106 97 86 76 71 65 60 55 50 46 40 35",
  W16: "100 89 77 67 57 50 45 40 36 31 26",
  W14: "730 665 605 550 500 455 426 398 370 342 311 283 257 233 211 193 176 159 145 132 120 109 99 90 82 74 68 61 53 48 43 38 34 30 26 22",
  W12: "336 305 279 252 230 210 190 170 152 136 120 106 96 87 79 72 65 58 53 50 45 40 35 30 26 22 19 16 14",
  W10: "112 100 88 77 68 60 54 49 45 39 33 30 26 22 19 17 15 12",
  W8: "67 58 48 40 35 31 28 24 21 18 15 13 10",
  W6: "25 20 16 15 12 9 8.5",
  W5: "19 16",
  W4: "13",
  C15: "50 40 33.9",
  C12: "30 25 20.7",
  C10: "30 25 20 15.3",
  C9: "20 15 13.4",
  C8: "18.75 18.7 13.75 13.7 11.5",
  C7: "14.75 14.7 12.25 12.2 9.8",
  C6: "13 10.5 8.2",
  C5: "9 6.7",
  C4: "7.25 6.25 5.4 4.5",
  C3: "6 5 4.1 3.5",
  HP18: "204 181 157 135",
  HP16: "183 162 141 121 101 88",
  HP14: "117 102 89 73",
  HP12: "89 84 74 63 53",
  HP10: "57 42",
  HP8: "36",
};

/** round hollow sections: diameter -> wall, in inches; with the three decimals of the tables */
const americanRounds =
  "1.660 1.900 2.375 2.500 2.875 3.000 3.500 4.000 4.500 5.000 5.500 5.563 6.000 6.625 7.000 7.500 8.625 9.625 10.000 10.750 12.750 14.000 16.000".split(
    " ",
  );
const americanWalls = "0.125 0.134 0.140 0.188 0.216 0.237 0.250 0.258 0.280 0.312 0.375 0.500 0.625".split(" ");

const each = (table: Readonly<Record<string, string>>, name: (size: string, value: string) => readonly string[]) =>
  Object.entries(table).flatMap(([size, values]) => values.split(" ").flatMap((value) => name(size, value)));

const squares = /^(?:SHS|EA)$/;
const sizes = Object.entries(australianSizes).flatMap(([family, table]) =>
  each(table, (size, wall) => {
    const name = `${squares.test(family) ? `${size}x${size}` : size}x${wall}`.toUpperCase();
    return [name + family, family + name, ...(/\./.test(wall) ? [] : [`${name}.0${family}`, `${family}${name}.0`])];
  }),
);

const rounds = americanRounds.flatMap((diameter) => americanWalls.map((wall) => `HSS${diameter}X${wall}`));

/** As offices print them: with the mass of the table, and some of them rounded. */
const names: ReadonlySet<string> = new Set([
  ...each(australian, (stem, mass) => [stem + mass, stem + Math.round(Number(mass))]),
  ...australianChannels,
  ...sizes,
  ...each(american, (stem, pounds) => [`${stem}X${pounds}`]),
  ...rounds,
]);
/** What recognition may be put right to: beams and columns, and the first line of a name over two. */
const choices: ReadonlySet<string> = new Set([
  ...each(australian, (stem, mass) => [stem + mass]),
  ...Object.keys(australian),
  ...australianChannels,
  ...each(american, (stem, pounds) => [`${stem}X${pounds}`]),
  ...rounds,
]);

const compact = (text: string) =>
  text
    .toUpperCase()
    .replace(/[×*]/g, "X")
    .replace(/[\s_-]/g, "")
    .replace(/,(?=\d)/g, ".");

/** A name of those tables, in any spelling. */
export const isNamedAbroad = (text: string): boolean => names.has(compact(text));

/** Letters that look alike on a worn sheet. */
const alike = ["0OQD6E89", "1IL7|T!4", "2Z7", "3859B", "5S36", "6GB85", "A4", "UV", "CGO", "XKY%"];
const like = 0.5;
/** A letter for a figure, as any recognition does. */
const twins = ["0OQD", "1IL|!", "2Z", "5S", "6G", "8B"];
const twin = 0.3;
const other = 2;
/** a point that was lost, a stroke too many */
const point = 0.5;
const stray = 0.75;
const far = 1;
/** nearer than the next name */
const clearly = 0.2;

const longest = 15;

const swapCost = (a: string, b: string) => {
  const among = (groups: readonly string[]) => groups.some((group) => group.includes(a) && group.includes(b));
  return a === b ? 0 : among(twins) ? twin : among(alike) ? like : other;
};

/** What changes one name into another; more than `FAR` when they have nothing to do with each other. */
function distance(read: string, name: string): number {
  if (Math.abs(read.length - name.length) > 2) return Number.POSITIVE_INFINITY;
  let above = [0];
  for (const c of name) above.push((above.at(-1) ?? 0) + (c === "." ? point : other));
  for (const a of read) {
    const row = [(above[0] ?? 0) + stray];
    [...name].forEach((b, j) => {
      row.push(
        Math.min(
          (above[j] ?? 0) + swapCost(a, b),
          (above[j + 1] ?? 0) + (/\d/.test(a) ? other : stray),
          (row[j] ?? 0) + (b === "." ? point : other),
        ),
      );
    });
    if (Math.min(...row) > far) return Number.POSITIVE_INFINITY;
    above = row;
  }
  return above[name.length] ?? Number.POSITIVE_INFINITY;
}

/**
 * The one name of those tables that a misread one can be; none for a name that stands in them, and none where two are
 * as near.
 */
export function repairedAbroad(text: string): string | undefined {
  const read = compact(text);
  if (read.length < 4 || read.length > longest || !/\d/.test(read) || !/[A-Z]/.test(read)) return undefined;
  if (names.has(read) || choices.has(read)) return undefined;
  let best: { name: string; cost: number } | undefined;
  let second = Number.POSITIVE_INFINITY;
  for (const name of choices) {
    const cost = distance(read, name);
    if (cost > far) continue;
    if (!best || cost < best.cost) {
      second = best?.cost ?? second;
      best = { name, cost };
    } else second = Math.min(second, cost);
  }
  return best && second - best.cost >= clearly ? best.name : undefined;
}
