/** Sections as the offices of a country write them, with the name that everybody understands. */
import type { Chance } from "../../test/random/chance.ts";

export interface Steel {
  readonly text: string;
  readonly norm: string;
}

const he = [100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300, 320, 360, 400];
const ipe = [80, 100, 120, 140, 160, 180, 200, 220, 240, 270, 300, 330, 360, 400, 450, 500];
const u = [80, 100, 120, 140, 160, 180, 200, 220, 240];
const upe = [80, 100, 120, 140, 160, 180, 200, 220, 240];
const square = [
  "40x40x3",
  "50x50x4",
  "60x60x4",
  "80x80x4",
  "80x80x5",
  "100x100x5",
  "100x100x6.3",
  "120x120x6.3",
  "150x150x8",
  "200x200x10",
];
const oblong = [
  "60x40x4",
  "80x40x4",
  "100x50x5",
  "100x60x5",
  "120x60x5",
  "120x80x6.3",
  "150x100x6.3",
  "160x80x6.3",
  "200x100x8",
];
const round = ["33.7x2.6", "42.4x2.6", "48.3x3.2", "60.3x3.2", "76.1x3.6", "88.9x4", "114.3x5", "139.7x5", "168.3x6.3"];
const angle = ["40x40x4", "50x50x5", "60x60x6", "70x70x7", "80x80x8", "90x90x9", "100x100x10", "100x50x8", "120x80x10"];
const ub = [
  "203x133x25",
  "203x133x30",
  "254x146x31",
  "254x146x37",
  "305x165x40",
  "305x165x54",
  "356x171x51",
  "406x178x54",
  "457x191x67",
  "533x210x82",
];
const uc = ["152x152x23", "152x152x30", "203x203x46", "203x203x60", "254x254x73", "254x254x89", "305x305x97"];
const pfc = ["100x50x10", "150x75x18", "180x75x20", "200x90x30", "230x75x26", "260x90x35"]; // biome-ignore format: sizes

type Writer = (chance: Chance) => Steel;
/** A style is the same for all of a sheet. */
export interface Style {
  /** between letters and numbers */
  readonly gap: string;
  readonly times: string;
  readonly comma: boolean;
  readonly variant: number;
}

export const styleOf = (chance: Chance, country: string): Style => ({
  gap: chance.weighed([
    [5, " "],
    [2, ""],
  ]),
  times: chance.weighed([
    [7, "x"],
    [1, " x "],
    [1, "×"],
    [country === "en" ? 0 : 1, "*"],
  ]),
  comma: country !== "en" && chance.yes(0.7),
  variant: chance.whole(0, 5),
});

const sized = (size: string, { times, comma }: Style) =>
  size
    .split("x")
    .join(times)
    .replace(/\./g, comma ? "," : ".");
const pick = <T>(variant: number, ...texts: readonly T[]): T => texts[variant % texts.length] as T; // never empty

function hollow(country: string, style: Style): Record<"square" | "oblong" | "round" | "angle", readonly string[]> {
  const names: Record<string, Record<"square" | "oblong" | "round" | "angle", readonly string[]>> = {
    en: { square: ["SHS"], oblong: ["RHS"], round: ["CHS"], angle: ["L", "RSA", "UKA", "L"] },
    de: { square: ["QRO", "SHS", "Quadratrohr", "QHP", "MSH", "Vierkantrohr"], oblong: ["RRO", "RHS", "Rechteckrohr", "RRW", "MSH", "Rechteckrohr"], round: ["RO", "CHS", "Rohr", "Rundrohr", "ROR"], angle: ["L", "L", "Winkel"] },
    nl: { square: ["K", "koker", "SHS", "Koker"], oblong: ["K", "koker", "RHS", "KK"], round: ["buis", "B", "CHS", "Buis"], angle: ["L", "hoeklijn", "L"] },
    fr: { square: ["Tube carré", "TC", "SHS", "Tube"], oblong: ["Tube rect.", "TR", "RHS", "Tube rectangulaire"], round: ["Tube rond", "Tube Ø", "CHS", "Tube"], angle: ["L", "Cornière", "L"] },
    sv: { square: ["VKR", "KKR", "VKR"], oblong: ["VKR", "KKR", "VKR"], round: ["KCKR", "CHS", "VCKR", "RÖR"], angle: ["L", "L", "Vinkel"] },
    it: { square: ["Tubo quadro", "SHS", "Tubolare"], oblong: ["Tubo rettangolare", "RHS", "Tubolare"], round: ["Tubo Ø", "CHS", "Tubo"], angle: ["L", "Angolare", "L"] },
    es: { square: ["#", "SHS", "Tubo cuadrado"], oblong: ["#", "RHS", "Tubo rectangular"], round: ["Ø", "CHS", "Tubo redondo"], angle: ["L", "Angular", "L"] },
    pl: { square: ["RK", "SHS", "Rura kw."], oblong: ["RP", "RHS", "Rura prost."], round: ["RO", "CHS", "Rura"], angle: ["L", "L", "Kątownik"] },
    da: { square: ["RHS", "SHS", "Firkantrør"], oblong: ["RHS", "RHS", "RHS"], round: ["CHS", "Rør", "CHS"], angle: ["L", "L", "Vinkel"] },
    cs: { square: ["JČ", "SHS", "Jekl"], oblong: ["JO", "RHS", "Jekl"], round: ["TR", "CHS", "Trubka"], angle: ["L", "L", "L"] },
  }; // biome-ignore format: names
  const own = names[country] ?? names.en;
  if (!own) throw new Error(`no names of ${country}`);
  // the words that no catalogue has are rare
  const rare = new Set([
    "MSH",
    "RK",
    "RP",
    "JČ",
    "JO",
    "Jekl",
    "Firkantrør",
    "Rør",
    "Rura kw.",
    "Rura prost.",
    "Trubka",
    "Kątownik",
    "Angolare",
    "Angular",
  ]);
  const usual = (list: readonly string[]) => (style.variant === 5 ? list : list.filter((one) => !rare.has(one)));
  return { square: usual(own.square), oblong: usual(own.oblong), round: usual(own.round), angle: usual(own.angle) };
}

/** Makers of sections, with their share */
export function steels(country: string, style: Style): readonly (readonly [number, Writer])[] {
  const { gap, variant } = style;
  const names = hollow(country, style);
  const heName = (kind: string, size: number) =>
    pick(
      variant,
      `HE${kind}${gap}${size}`,
      `HE${gap}${size}${gap}${kind}`,
      `HE${kind}${gap}${size}`,
      `HE${size}${kind}`,
      `HE${kind}${gap}${size}`,
      `HE${kind}-${size}`,
    );
  const british = (family: string, size: string) =>
    pick(
      variant,
      `${family} ${size}`,
      `${size} ${family}`,
      `${family}${size}`,
      `${size.split("x").join(" x ")} UK${family.slice(1)}`,
      `${family} ${size}`,
      `${size}${family}`,
    );
  const wall: Writer = (chance) => {
    const size = chance.of(square);
    return { text: `${pick(variant, ...names.square)} ${sized(size, style)}`, norm: `SHS ${size}` };
  };
  const common: (readonly [number, Writer])[] = [
    [3, wall],
    [2, (chance) => {
      const size = chance.of(oblong);
      return { text: `${pick(variant, ...names.oblong)} ${sized(size, style)}`, norm: `RHS ${size}` };
    }],
    [2, (chance) => {
      const size = chance.of(round);
      const name = pick(variant, ...names.round);
      return { text: `${name}${name.endsWith("Ø") ? "" : " "}${sized(size, style)}`, norm: `CHS ${size}` };
    }],
    [3, (chance) => {
      const size = chance.of(angle);
      return { text: `${pick(variant, ...names.angle)}${gap === "" && names.angle[variant % names.angle.length] === "L" ? "" : " "}${sized(size, style)}`, norm: `L ${size}` };
    }],
  ]; // biome-ignore format: a table
  if (country === "en")
    return [
      [7, (chance) => { const size = chance.of(ub); return { text: british("UB", size), norm: `UB ${size}` }; }],
      [5, (chance) => { const size = chance.of(uc); return { text: british("UC", size), norm: `UC ${size}` }; }],
      [3, (chance) => { const size = chance.of(pfc); return { text: variant % 2 ? `${size} PFC` : `PFC ${size}`, norm: `PFC ${size}` }; }],
      ...common,
    ]; // biome-ignore format: a table
  const channel = country === "nl" || country === "sv" ? "UNP" : country === "de" && variant % 2 ? "U" : "UPN";
  return [
    [7, (chance) => { const size = chance.of(ipe); return { text: `IPE${gap}${size}`, norm: `IPE ${size}` }; }],
    [4, (chance) => { const size = chance.of(he); return { text: heName("A", size), norm: `HEA ${size}` }; }],
    [4, (chance) => { const size = chance.of(he); return { text: heName("B", size), norm: `HEB ${size}` }; }],
    [2, (chance) => { const size = chance.of(u); return { text: `${channel}${gap}${size}`, norm: `UPN ${size}` }; }],
    [1, (chance) => { const size = chance.of(upe); return { text: `UPE${gap}${size}`, norm: `UPE ${size}` }; }],
    ...common,
  ]; // biome-ignore format: a table
}

export const gradeOf = (chance: Chance, norm: string, fine: boolean): string => {
  const closed = /^[SRC]HS/.test(norm);
  if (!fine) return chance.weighed([[3, "S235"], [3, "S355"], [1, "S275"]]); // biome-ignore format: weights
  return closed
    ? chance.of(["S355J2H", "S235JRH", "S275J0H"])
    : chance.of(["S235JR", "S355JR", "S355J2", "S275JR", "S235JR"]);
};
