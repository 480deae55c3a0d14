/** Profiles as offices of each country write them, with the name that the catalogue has. */
import { section } from "@x/eurocode";
import type { Chance } from "./chance.ts";

export interface Steel {
  readonly text: string;
  /** the catalogue's name; what is printed where the catalogue has none */
  readonly norm: string;
  readonly kgPerMetre: number;
}

type Spell = (...numbers: readonly (number | string)[]) => string;
interface Kind {
  readonly family: string;
  readonly sizes: readonly (readonly number[])[];
  readonly name: (...numbers: readonly number[]) => string;
  /** by country; "*" for all of them */
  readonly spell: Readonly<Record<string, readonly Spell[]>>;
}

const one = (...sizes: readonly number[]) => sizes.map((size) => [size]);
const joined =
  (before: string, by = "x", after = ""): Spell =>
  (...numbers) =>
    `${before}${numbers.join(by)}${after}`;
const he = (letter: string): Kind => ({
  family: `HE${letter}`,
  sizes: one(100, 120, 140, 160, 180, 200, 220, 240, 260, 300, 360, 400),
  name: (h) => `HE ${h} ${letter}`,
  spell: {
    "*": [
      joined(`HE${letter} `),
      joined(`HE${letter}`),
      joined("HE ", "", ` ${letter}`),
      joined("HE", "", letter),
      joined(`HE-${letter} `),
      joined(`HE${letter}-`),
      joined("HE ", "", `-${letter}`),
    ],
    de: [joined(letter === "B" ? "IPB " : letter === "A" ? "IPBl " : "IPBv "), joined(`HE-${letter} `)],
  },
});

const kinds: readonly Kind[] = [
  {
    family: "IPE",
    sizes: one(80, 100, 120, 140, 160, 180, 200, 220, 240, 270, 300, 330, 360, 400, 450, 500),
    name: (h) => `IPE ${h}`,
    spell: { "*": [joined("IPE "), joined("IPE"), joined("IPE  "), joined("IPE-"), joined("Ipe ")] },
  },
  he("A"),
  he("B"),
  he("M"),
  he("A"),
  he("B"),
  {
    family: "UPN",
    sizes: one(80, 100, 120, 140, 160, 180, 200, 220, 240),
    name: (h) => `UPN ${h}`,
    spell: {
      "*": [joined("UPN "), joined("UPN")],
      nl: [joined("UNP "), joined("UNP")],
      sv: [joined("UNP "), joined("UNP")],
      da: [joined("UNP ")],
      no: [joined("UNP")],
      de: [joined("U "), joined("U")],
      fi: [joined("UNP")],
      cs: [joined("U "), joined("UPN ")],
      pl: [joined("UPN "), joined("U ")],
    },
  },
  {
    family: "UPE",
    sizes: one(80, 100, 120, 140, 160, 180, 200, 240),
    name: (h) => `UPE ${h}`,
    spell: { "*": [joined("UPE "), joined("UPE")] },
  },
  {
    family: "IPN",
    sizes: one(100, 120, 140, 160, 180, 200),
    name: (h) => `IPN ${h}`,
    spell: {
      "*": [joined("IPN "), joined("IPN")],
      de: [joined("I "), joined("I")],
      nl: [joined("INP "), joined("INP")],
      cs: [joined("I ")],
    },
  },
  {
    family: "L=",
    sizes: [
      [50, 5],
      [60, 6],
      [70, 7],
      [80, 8],
      [90, 9],
      [100, 10],
      [120, 12],
      [150, 15],
    ],
    name: (a, t) => `L ${a}x${a}x${t}`,
    spell: {
      "*": [
        (a, t) => `L ${a}x${a}x${t}`,
        (a, t) => `L${a}x${t}`,
        (a, t) => `L${a}x${a}x${t}`,
        (a, t) => `L ${a}*${a}*${t}`,
        (a, t) => `L ${a}/${a}/${t}`,
        (a, t) => `L${a}X${a}X${t}`,
      ],
      en: [
        (a, t) => `${a}x${a}x${t} RSA`,
        (a, t) => `${a} x ${a} x ${t} UKA`,
        (a, t) => `RSA ${a}x${a}x${t}`,
        (a, t) => `L ${a}x${a}x${t}`,
      ],
      fr: [(a, t) => `L ${a}x${a}x${t}`, (a, t) => `Cornière ${a}x${a}x${t}`, (a, t) => `L${a}x${t}`],
      it: [(a, t) => `L ${a}x${t}`, (a, t) => `L${a}x${a}x${t}`],
      nl: [
        (a, t) => `L ${a}x${a}x${t}`,
        (a, t) => `L${a}.${a}.${t}`,
        (a, t) => `Hoeklijn ${a}x${a}x${t}`,
        (a, t) => `L${a}/${t}`,
      ],
      de: [(a, t) => `L ${a}x${t}`, (a, t) => `Winkel ${a}x${a}x${t}`, (a, t) => `L ${a}x${a}x${t}`],
    },
  },
  {
    family: "L",
    sizes: [
      [75, 50, 6],
      [80, 60, 7],
      [100, 50, 8],
      [100, 75, 8],
      [120, 80, 10],
      [150, 100, 10],
    ],
    name: (a, b, t) => `L ${a}x${b}x${t}`,
    spell: {
      "*": [joined("L "), joined("L"), joined("L ", "*"), joined("L ", "×")],
      en: [joined("", "x", " UA"), joined("RSA ")],
    },
  },
  {
    family: "SHS",
    sizes: [
      [40, 3],
      [50, 4],
      [60, 4],
      [80, 5],
      [90, 5],
      [100, 5],
      [100, 8],
      [120, 6],
      [150, 8],
      [160, 8],
      [200, 10],
    ],
    name: (a, t) => `SHS ${a}x${a}x${t}`,
    spell: {
      en: [
        (a, t) => `${a}x${a}x${t} SHS`,
        (a, t) => `SHS ${a}x${a}x${t}`,
        (a, t) => `SHS${a}x${t}`,
        (a, t) => `${a} x ${a} x ${t}.0 SHS`,
      ],
      de: [
        (a, t) => `QRO ${a}x${t}`,
        (a, t) => `RRO ${a}x${a}x${t}`,
        (a, t) => `QRO${a}*${a}*${t}`,
        (a, t) => `Quadratrohr ${a}x${a}x${t}`,
        (a, t) => `SHS ${a}x${a}x${t}`,
        (a, t) => `Formrohr ${a}x${a}x${t}`,
      ],
      nl: [
        (a, t) => `K ${a}x${a}x${t}`,
        (a, t) => `koker ${a}x${a}x${t}`,
        (a, t) => `Koker ${a}/${a}/${t}`,
        (a, t) => `KK ${a}x${a}x${t}`,
        (a, t) => `K${a}/${a}/${t}`,
        (a, t) => `SHS ${a}x${t}`,
      ],
      fr: [
        (a, t) => `Tube ${a}x${a}x${t}`,
        (a, t) => `Tube carré ${a}x${a}x${t}`,
        (a, t) => `TC ${a}x${t}`,
        (a, t) => `Tube carré ${a}x${t}`,
        (a, t) => `TUBE CARRE ${a}*${a}*${t}`,
      ],
      sv: [
        (a, t) => `VKR ${a}x${a}x${t}`,
        (a, t) => `KKR ${a}x${a}x${t}`,
        (a, t) => `VKR ${a}x${t}`,
        (a, t) => `VKR${a}x${a}x${t}.0`,
      ],
      it: [
        (a, t) => `Tubo ${a}x${a}x${t}`,
        (a, t) => `Tubo quadro ${a}x${a}x${t}`,
        (a, t) => `SHS ${a}x${a}x${t}`,
        (a, t) => `TUBO ${a}x${t}`,
      ],
      es: [
        (a, t) => `Tubo ${a}x${a}x${t}`,
        (a, t) => `SHS ${a}x${t}`,
        (a, t) => `Tubo cuadrado ${a}x${a}x${t}`,
        (a, t) => `TUBO ${a}.${a}.${t}`,
      ],
      pl: [
        (a, t) => `RK ${a}x${a}x${t}`,
        (a, t) => `RK ${a}x${t}`,
        (a, t) => `SHS ${a}x${a}x${t}`,
        (a, t) => `RK${a}x${a}x${t}`,
      ],
      da: [(a, t) => `RHS ${a}x${a}x${t}`, (a, t) => `SHS ${a}x${t}`, (a, t) => `KKR ${a}x${a}x${t}`],
      no: [(a, t) => `HUP ${a}x${a}x${t}`, (a, t) => `HUP ${a}x${t}`, (a, t) => `SHS ${a}x${a}x${t}`],
      fi: [
        (a, t) => `RHS ${a}x${a}x${t}`,
        (a, t) => `SHS ${a}x${a}x${t}`,
        (a, t) => `CFRHS${a}X${a}X${t}`,
        (a, t) => `RHS ${a}*${a}*${t}`,
      ],
      cs: [
        (a, t) => `TR ${a}x${a}x${t}`,
        (a, t) => `Jäkl ${a}x${a}x${t}`,
        (a, t) => `SHS ${a}x${a}x${t}`,
        (a, t) => `TR4HR ${a}x${a}x${t}`,
      ],
    },
  },
  {
    family: "RHS",
    sizes: [
      [80, 40, 4],
      [100, 50, 5],
      [100, 60, 4],
      [120, 60, 5],
      [120, 80, 6],
      [150, 100, 8],
      [200, 100, 8],
    ],
    name: (a, b, t) => `RHS ${a}x${b}x${t}`,
    spell: {
      en: [joined("", "x", " RHS"), joined("RHS "), joined("RHS")],
      de: [joined("RRO "), joined("RRO ", "*"), joined("Rechteckrohr "), joined("RHS ")],
      nl: [joined("K "), joined("koker "), joined("KK ", "/"), joined("Koker ", "/"), joined("RHS ")],
      fr: [joined("Tube "), joined("Tube rect. "), joined("Tube rectangulaire "), joined("RHS ")],
      sv: [joined("VKR "), joined("KKR ")],
      it: [joined("Tubo "), joined("Tubo rett. "), joined("RHS ")],
      es: [joined("Tubo "), joined("Tubo rectangular "), joined("RHS ")],
      pl: [joined("RP "), joined("RHS "), joined("RP")],
      da: [joined("RHS ")],
      no: [joined("HUP "), joined("RHS ")],
      fi: [joined("RHS "), joined("RHS ", "*"), joined("CFRHS", "X")],
      cs: [joined("TR "), joined("Jäkl "), joined("RHS ")],
    },
  },
  {
    family: "CHS",
    sizes: [
      [33.7, 3.2],
      [42.4, 3.2],
      [48.3, 3.2],
      [60.3, 4],
      [76.1, 4],
      [88.9, 5],
      [101.6, 5],
      [114.3, 5],
      [139.7, 6.3],
      [168.3, 8],
    ],
    name: (d, t) => `CHS ${d}x${t}`,
    spell: {
      en: [joined("CHS "), joined("", "x", " CHS"), joined("CHS")],
      de: [joined("RO "), joined("Ro "), joined("Rohr "), joined("Ø"), joined("ROR ")],
      nl: [joined("B "), joined("buis "), joined("Buis Ø"), joined("CHS ", "/")],
      fr: [joined("Tube rond "), joined("Ø"), joined("Tube Ø"), joined("TR ")],
      sv: [joined("RÖR "), joined("CHS "), joined("KCKR ")],
      it: [joined("Tubo Ø"), joined("Tubo tondo "), joined("CHS ")],
      es: [joined("Tubo Ø"), joined("Tubo redondo "), joined("CHS ")],
      pl: [joined("RO "), joined("Rura Ø"), joined("CHS "), joined("Rura ")],
      da: [joined("CHS "), joined("Rør Ø"), joined("RØR ")],
      no: [joined("CHS "), joined("Rør Ø")],
      fi: [joined("CHS "), joined("CFCHS", "X"), joined("Putki ")],
      cs: [joined("TR Ø"), joined("TR "), joined("Trubka ")],
    },
  },
  {
    family: "UB",
    sizes: [
      [203, 133, 25],
      [254, 102, 28],
      [254, 146, 31],
      [305, 165, 40],
      [356, 171, 51],
      [406, 178, 60],
      [457, 191, 67],
      [533, 210, 82],
    ],
    name: (h, b, m) => `UB ${h}x${b}x${m}`,
    spell: {
      en: [
        joined("UB "),
        joined("", "x", " UB"),
        joined("", "x", " UKB"),
        joined("UB"),
        joined("UKB "),
        (h, b, m) => `${h} x ${b} UKB ${m}`,
        joined("", "×", " UB"),
      ],
    },
  },
  {
    family: "UC",
    sizes: [
      [152, 152, 23],
      [152, 152, 37],
      [203, 203, 46],
      [203, 203, 60],
      [254, 254, 73],
      [305, 305, 97],
    ],
    name: (h, b, m) => `UC ${h}x${b}x${m}`,
    spell: {
      en: [
        joined("UC "),
        joined("", "x", " UC"),
        joined("", "x", " UKC"),
        joined("UC"),
        (h, b, m) => `${h} x ${b} x ${m} UC`,
      ],
    },
  },
  {
    family: "PFC",
    sizes: [
      [150, 75, 18],
      [200, 75, 23],
      [200, 90, 30],
      [230, 90, 32],
      [260, 90, 35],
    ],
    name: (h, b, m) => `PFC ${h}x${b}x${m}`,
    spell: { en: [joined("PFC "), joined("", "x", " PFC"), joined("", "x", " UKPFC"), joined("PFC")] },
  },
];

/** The profiles of one office: a few families, each always written in the same way */
export function stock(chance: Chance, country: string, comma: boolean): () => Steel {
  const rolled = new Set(["UB", "UC", "PFC"]);
  const british = country === "en" && chance.yes(0.6);
  const possible = kinds.filter(
    ({ family, spell }) =>
      (british ? !/^(?:IPE|HE|UP|IPN)/.test(family) : !rolled.has(family)) &&
      (spell[country] ?? spell["*"]) !== undefined,
  );
  const chosen = chance.some(possible, chance.whole(3, 7)).map((kind) => ({
    kind,
    spell: chance.of([
      ...(kind.spell[country] ?? []),
      ...(kind.spell[country] && chance.yes(0.5) ? [] : (kind.spell["*"] ?? [])),
    ]),
  }));
  const decimalComma = comma && chance.yes(0.6);
  return () => {
    const { kind, spell } = chance.of(chosen);
    const size = chance.of(kind.sizes);
    const norm = kind.name(...size);
    const printed = size.map((number) => (decimalComma ? String(number).replace(".", ",") : String(number)));
    const kgPerMetre = section(norm)?.properties.G_kg_m;
    if (kgPerMetre === undefined) throw new Error(`${norm} is not in the catalogue`);
    return { text: spell(...printed), norm, kgPerMetre };
  };
}

const american = [
  "W14X22",
  "W16X31",
  "W12X26",
  "W8X24",
  "W18X35",
  "W10X33",
  "HSS6X6X1/4",
  "HSS4X4X3/16",
  "L4X4X1/4",
  "C8X11.5",
  "W21X44",
];
export const americanStock = (chance: Chance): (() => Steel) => {
  const chosen = chance.some(american, chance.whole(3, 6));
  const lower = chance.yes(0.3);
  return () => {
    const text = chance.of(chosen);
    const printed = lower ? text.replaceAll("X", "x") : text;
    return { text: printed, norm: printed, kgPerMetre: Number(/^W\d+X(\d+)/.exec(text)?.[1] ?? 20) * 1.488 };
  };
};

export const gradesOf = (chance: Chance): readonly string[] =>
  chance.of([
    ["S235JR"],
    ["S355J2"],
    ["S235JR", "S355J2"],
    ["S275JR"],
    ["S355J2+N", "S355J2H"],
    ["S235"],
    ["S355"],
    ["S355JR", "S275JR"],
    ["S235JRG2"],
    ["S355J2G3"],
    ["S355K2"],
  ]);
