/**
 * Timber strength classes: EN 338:2016 (solid), EN 14080:2013 (glulam), EN 14374 (LVL, by the makers' common classes of the LVL
 * Handbook). Strengths and moduli in MPa, densities in kg/m³.
 */

export type TimberType = "solid-softwood" | "solid-hardwood" | "glulam" | "LVL";

export interface Timber {
  readonly strengthClass: string;
  readonly type: TimberType;
  readonly f_m_k_MPa: number;
  readonly f_t_0_k_MPa: number;
  readonly f_t_90_k_MPa: number;
  readonly f_c_0_k_MPa: number;
  readonly f_c_90_k_MPa: number;
  readonly f_v_k_MPa: number;
  readonly E_0_mean_MPa: number;
  readonly E_0_05_MPa: number;
  readonly E_90_mean_MPa: number;
  readonly G_mean_MPa: number;
  readonly G_0_05_MPa: number;
  readonly rho_k_kg_m3: number;
  readonly rho_mean_kg_m3: number;
  readonly standard: string;
  readonly clause: string;
  readonly confidence: "two sources" | "one source" | "unconfirmed";
  /** what the confidence does not say */
  readonly notes?: readonly string[];
  /** LVL: size effect exponent s of 3.4, and the values for a load across the face */
  readonly s?: number;
  readonly flatwise?: {
    readonly f_m_k_MPa: number;
    readonly f_v_k_MPa: number;
    readonly f_c_90_k_MPa: number;
    readonly G_mean_MPa: number;
    readonly G_0_05_MPa: number;
  };
}

/** name f_m f_t,0 f_t,90 f_c,0 f_c,90 f_v E_0,mean E_0,05 E_90,mean G_mean rho_k rho_mean */
const solid = `
C14 14 7.2 0.4 16 2 3 7000 4700 230 440 290 350
C16 16 8.5 0.4 17 2.2 3.2 8000 5400 270 500 310 370
C18 18 10 0.4 18 2.2 3.4 9000 6000 300 560 320 380
C20 20 11.5 0.4 19 2.3 3.6 9500 6400 320 590 330 400
C22 22 13 0.4 20 2.4 3.8 10000 6700 330 630 340 410
C24 24 14.5 0.4 21 2.5 4 11000 7400 370 690 350 420
C27 27 16.5 0.4 22 2.5 4 11500 7700 380 720 360 430
C30 30 19 0.4 24 2.7 4 12000 8000 400 750 380 460
C35 35 22.5 0.4 25 2.7 4 13000 8700 430 810 390 470
C40 40 26 0.4 27 2.8 4 14000 9400 470 880 400 480
C45 45 30 0.4 29 2.9 4 15000 10100 500 940 410 490
C50 50 33.5 0.4 30 3 4 16000 10700 530 1000 430 520
D18 18 11 0.6 18 4.8 3.5 9500 8000 630 590 475 570
D24 24 14 0.6 21 4.9 3.7 10000 8400 670 630 485 580
D27 27 16 0.6 22 5.1 3.8 10500 8800 700 660 510 610
D30 30 18 0.6 24 5.3 3.9 11000 9200 730 690 530 640
D35 35 21 0.6 25 5.4 4.1 12000 10100 800 750 540 650
D40 40 24 0.6 27 5.5 4.2 13000 10900 870 810 550 660
D45 45 27 0.6 29 5.8 4.4 13500 11300 900 840 580 700
D50 50 30 0.6 30 6.2 4.5 14000 11800 930 880 620 740
D55 55 33 0.6 32 6.6 4.7 15500 13000 1030 970 660 790
D60 60 36 0.6 33 10.5 4.8 17000 14300 1130 1060 700 840
D65 65 39 0.6 35 11.3 5 18500 15500 1230 1160 750 900
D70 70 42 0.6 36 12 5 20000 16800 1330 1250 800 960
D75 75 45 0.6 37 12.8 5 22000 18500 1470 1380 850 1020
D80 80 48 0.6 38 13.5 5 24000 20200 1600 1500 900 1080`;

const glulam = `
GL20h 20 16 0.5 20 2.5 3.5 8400 7000 300 650 340 370
GL22h 22 17.6 0.5 22 2.5 3.5 10500 8800 300 650 370 410
GL24h 24 19.2 0.5 24 2.5 3.5 11500 9600 300 650 385 420
GL26h 26 20.8 0.5 26 2.5 3.5 12100 10100 300 650 405 445
GL28h 28 22.3 0.5 28 2.5 3.5 12600 10500 300 650 425 460
GL30h 30 24 0.5 30 2.5 3.5 13600 11300 300 650 430 480
GL32h 32 25.6 0.5 32 2.5 3.5 14200 11800 300 650 440 490
GL20c 20 15 0.5 18.5 2.5 3.5 10400 8600 300 650 355 390
GL22c 22 16 0.5 20 2.5 3.5 10400 8600 300 650 355 390
GL24c 24 17 0.5 21.5 2.5 3.5 11000 9100 300 650 365 400
GL26c 26 19 0.5 23.5 2.5 3.5 12000 10000 300 650 385 420
GL28c 28 19.5 0.5 24 2.5 3.5 12500 10400 300 650 390 420
GL30c 30 19.5 0.5 24.5 2.5 3.5 13000 10800 300 650 390 430
GL32c 32 19.5 0.5 24.5 2.5 3.5 13500 11200 300 650 400 440`;

/** EN 338:2016 tension classes: f_t,0 E_0,mean rho_k define the class, the rest follows by EN 384:2016 5.4 (unconfirmed) */
const tension = `
8 7000 290;9 7500 300;10 8000 310;11 9000 320;12 9500 330;13 10000 340;14 11000 350;14.5 11000 350;15 11500 360;
16 11500 370;18 12000 380;21 13000 390;22 13000 390;24 13500 400;26 14000 410;27 15000 410;28 15000 420;30 15500 430`;

/**
 * name f_m,edge f_m,flat f_t,0 f_t,90 f_c,0 f_c,90,edge f_c,90,flat f_v,edge f_v,flat E_0,mean E_0,05 G_mean G_0,05 rho_k rho_mean,
 * then G_mean G_0,05 flatwise. f_c,0 is that of service class 1.
 */
const lvl = `
LVL_48_P 44 48 35 0.8 35 6 2.2 4.2 2.3 13800 11600 600 400 480 510 380 270
LVL_32_P 27 32 22 0.5 26 4 0.8 3.2 2 9600 8000 500 300 410 440 320 240
LVL_35_P 30 35 22 0.5 30 6 2.2 3.2 2 12000 10100 500 350 480 510 380 270
LVL_50_P 46 50 36 0.9 42 8.5 3.5 4.8 3.2 15200 12600 650 450 550 580 600 400
LVL_80_P 75 80 60 1.5 69 14 12 8 8 16800 14900 760 630 730 800 850 760
LVL_36_C 32 36 22 5 26 9 2.2 4.5 1.3 10500 8800 600 400 480 510 120 100
LVL_32_C 28 32 18 5 18 9 2.2 4.5 1.3 10000 8300 600 400 480 510 80 60
LVL_25_C 20 25 15 4 18 8 1 3.6 1.1 7200 6000 500 300 410 440 70 55
LVL_22_C 19 22 14 4 18 8 1 3.6 1.1 6700 5500 500 300 410 440 70 55`;

const lines = (text: string): [name: string, values: number[]][] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", ...values] = line.split(" ");
      return [name.replaceAll("_", " "), values.map(Number)];
    });

type Row = [number, number, number, number, number, number, number, number, number, number, number, number];

function timberOf(name: string, values: number[], type: TimberType, confidence: Timber["confidence"]): Timber {
  // twelve numbers in every row of the tables of solid timber and glulam
  const [f_m, f_t, f_t90, f_c, f_c90, f_v, E, E_05, E_90, G, rho_k, rho_mean] = values as Row;
  const glued = type === "glulam";
  return Object.freeze({
    strengthClass: name,
    type,
    f_m_k_MPa: f_m,
    f_t_0_k_MPa: f_t,
    f_t_90_k_MPa: f_t90,
    f_c_0_k_MPa: f_c,
    f_c_90_k_MPa: f_c90,
    f_v_k_MPa: f_v,
    E_0_mean_MPa: E,
    E_0_05_MPa: E_05,
    E_90_mean_MPa: E_90,
    G_mean_MPa: G,
    // EN 14080 gives 540 for every class; EN 338 has none: E_0,05 / 16, the ratio of its mean values
    G_0_05_MPa: glued ? 540 : E_05 / 16,
    rho_k_kg_m3: rho_k,
    rho_mean_kg_m3: rho_mean,
    standard: glued ? "EN 14080:2013" : "EN 338:2016",
    clause: glued ? (name.endsWith("h") ? "EN 14080 Table 5" : "EN 14080 Table 4") : tableOf(name),
    confidence,
  });
}

const tableOf = (name: string): string => `EN 338 Table ${name.startsWith("C") ? 1 : name.startsWith("T") ? 2 : 3}`;

/**
 * EN 384:2016 for softwood from tension tests: f_m = 3.66 + 1.213 f_t, f_c,0 = 5.5 f_t^0.5, f_v = 1.2 + 0.2 f_t up to 4. They
 * give the rows of EN 338:2016 Table 2 as they are remembered: T8 16 and 2.8, T14 21 and 4.0, T24 27, T30 30 MPa.
 */
function tensionClass(entry: string): Timber {
  const [f_t = 0, E = 0, rho_k = 0] = entry.trim().split(" ").map(Number);
  const f_m = Math.round((3.66 + 1.213 * f_t) * 2) / 2;
  const values = [
    f_m,
    f_t,
    0.4,
    Math.round(5.5 * Math.sqrt(f_t)),
    Math.round(0.07 * rho_k) / 10,
    Math.min(4, Math.round((1.2 + 0.2 * f_t) * 10) / 10),
    E,
    Math.round(0.0067 * E) * 100,
    Math.round(E / 300) * 10,
    Math.round(E / 160) * 10,
    rho_k,
    Math.round(0.12 * rho_k) * 10,
  ];
  const row = timberOf(`T${f_t}`, values, "solid-softwood", "unconfirmed");
  return Object.freeze({ ...row, notes: ["other strengths than f_t,0 by the formulas of EN 384:2016"] });
}

function lvlOf(name: string, values: number[]): Timber {
  const [
    edge,
    flat,
    f_t,
    f_t90,
    f_c,
    f_c90,
    f_c90flat,
    f_v,
    f_vflat,
    E,
    E_05,
    G,
    G_05,
    rho_k,
    rho_mean,
    Gflat,
    G_05flat,
  ] = values as [...Row, number, number, number, number, number]; // seventeen numbers in every row of the table of LVL
  return Object.freeze({
    strengthClass: name,
    type: "LVL",
    f_m_k_MPa: edge,
    f_t_0_k_MPa: f_t,
    f_t_90_k_MPa: f_t90,
    f_c_0_k_MPa: f_c,
    f_c_90_k_MPa: f_c90,
    f_v_k_MPa: f_v,
    E_0_mean_MPa: E,
    E_0_05_MPa: E_05,
    E_90_mean_MPa: 430,
    G_mean_MPa: G,
    G_0_05_MPa: G_05,
    rho_k_kg_m3: rho_k,
    rho_mean_kg_m3: rho_mean,
    s: 0.15,
    flatwise: Object.freeze({
      f_m_k_MPa: flat,
      f_v_k_MPa: f_vflat,
      f_c_90_k_MPa: f_c90flat,
      G_mean_MPa: Gflat,
      G_0_05_MPa: G_05flat,
    }),
    standard: "EN 14374",
    clause: "LVL strength classes of the European makers (LVL Handbook)",
    confidence: name === "LVL 48 P" ? "one source" : "unconfirmed",
    notes: ["the declaration of performance of the product counts; E_90 as of LVL in general"],
  });
}

/**
 * Of trussed rafters in the United Kingdom. EN 14081-4 has f_m 28.3 MPa, E 11 000 MPa and 370 kg/m³; the rest by the equations of
 * EN 338:2009 and EN 384, the smaller of both.
 */
const trussedRafters: Timber = Object.freeze({
  ...timberOf("TR26", [28.3, 17, 0.4, 22.4, 2.5, 4, 11000, 7370, 370, 690, 370, 440], "solid-softwood", "unconfirmed"),
  standard: "EN 14081-4",
  clause: "EN 14081-4, EN 338 for what it has not",
});

const all: Timber[] = [
  trussedRafters,
  ...lines(solid).map(([name, v]) =>
    timberOf(name, v, name.startsWith("C") ? "solid-softwood" : "solid-hardwood", "two sources"),
  ),
  ...tension.split(";").map(tensionClass),
  ...lines(glulam).map(([name, v]) =>
    timberOf(name, v, "glulam", /^GL(22|26|30)/.test(name) ? "one source" : "two sources"),
  ),
  ...lines(lvl).map(([name, v]) => lvlOf(name, v)),
];

export const timbers: ReadonlyMap<string, Timber> = new Map(all.map((t) => [t.strengthClass, t]));

/** Species and visual grade -> strength class by EN 1912 (unconfirmed): DIN 4074-1, BS 4978, INSTA 142, NF B 52-001 */
const graded: readonly (readonly [RegExp, string])[] = [
  [/^(SPRUCE|FICHTE|FIR|TANNE|PINE|KIEFER|LARCH|LARCHE|VUREN|GRAN|FURU|DOUGLAS|DOUGLASIE|DOUGLASFIR)S7$/, "C16"],
  [/^(SPRUCE|FICHTE|FIR|TANNE|PINE|KIEFER|LARCH|LARCHE|VUREN|GRAN|FURU|DOUGLAS|DOUGLASIE|DOUGLASFIR)S10$/, "C24"],
  [/^(SPRUCE|FICHTE|FIR|TANNE|PINE|KIEFER|LARCH|LARCHE|VUREN|GRAN|FURU)S13$/, "C30"],
  [/^(REDWOOD|WHITEWOOD|SPRUCE|PINE)GS$/, "C16"],
  [/^(REDWOOD|WHITEWOOD|SPRUCE|PINE)SS$/, "C24"],
  [/^(SPRUCE|PINE|GRAN|FURU)T1$/, "C18"],
  [/^(SPRUCE|PINE|GRAN|FURU)T2$/, "C24"],
  [/^(SPRUCE|PINE|GRAN|FURU)T3$/, "C30"],
  [/^(SPRUCE|EPICEA|SAPIN)STIII$/, "C18"],
  [/^(SPRUCE|EPICEA|SAPIN)STII$/, "C24"],
  [/^(SPRUCE|EPICEA|SAPIN)STI$/, "C30"],
  [/^(OAK|EICHE|EIK|CHENE|EK)LS10$/, "D30"],
  [/^(BEECH|BUCHE|BEUK|HETRE|BOK)LS10$/, "D35"],
  // the classes that its maker names for its products
  [/^KERTO(LVL)?S(BEAM)?$/, "LVL 48 P"],
  [/^KERTO(LVL)?T(STUD)?$/, "LVL 32 P"],
  [/^KERTO(LVL)?Q(PANEL)?$/, "LVL 32 C"],
];

/** By its name: the class does not tell. */
export const isBeech = (text: string): boolean =>
  /\b(beech|buche|beuk|h[eê]tre|bok|faggio|haya|buk|b[øo]g)/i.test(text);

const softwoods =
  "SPRUCE|FICHTE|FIR|TANNE|(?:SCOTS)?PINE|KIEFER|LARCH|LARCHE|LARIKS|VUREN(?:HOUT)?|GRENEN(?:HOUT)?|GRAN|FURU|DOUGLAS(?:IE|FIR)?|EPICEA|SAPIN|PIN|MELEZE|REDWOOD|WHITEWOOD|SOFTWOOD|NADELHOLZ|NAALDHOUT|RESINEUX|BARRTRA";
const hardwoods =
  "OAK|EICHE|EIKEN|EIK|CHENE|EK|BEECH|BUCHE|BEUKEN|BEUK|HETRE|BOK|ASH|ESCHE|FRENE|CHESTNUT|CHATAIGNIER|AZOBE|EKKI|BANGKIRAI|HARDWOOD|LAUBHOLZ|LOOFHOUT|HARDHOUT|FEUILLU|LOVTRA";
const products = "KVH|BSH|BLC|GLULAM|LIMTRA|GELIJMDGELAMINEERD|BRETTSCHICHTHOLZ|LAMELLECOLLE";

/** The class with the name of what it is sold as, or of the wood that it is of, before or behind it. */
const beside = (names: string, classes: string): RegExp =>
  new RegExp(`^(?:${names})(?=(?:${classes})$)|(?<=^(?:${classes}))(?:${names})$`);
const named = [
  beside(products, "GL\\d{2}[HC]|C\\d{2}"),
  beside(softwoods, "[CT]\\d{2}"),
  beside(hardwoods, "D\\d{2}"),
] as const;

/** `C24`, `GL 24 H`, `LVL48P`, `KVH C24`, `spruce S10` -> the class */
/** By its names in English and German, which no class of wood has. */
export const isCrossLaminated = (species: string): boolean => /^\s*(clt|x-?lam|bsp|cross.?laminated)/i.test(species);

export function timber(text: string): Timber | undefined {
  const exact = timbers.get(text);
  if (exact) return exact;
  if (typeof text !== "string" || text.length > 40) return undefined;
  const written = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[\s_-]/g, "")
    .replace(",", ".");
  const compact = named.reduce((rest, names) => rest.replace(names, ""), written);
  const glued = /^GL(\d{2})([HC])$/.exec(compact);
  if (glued) return timbers.get(`GL${glued[1]}${(glued[2] ?? "").toLowerCase()}`);
  const veneer = /^LVL(\d{2})([PC])$/.exec(compact);
  if (veneer) return timbers.get(`LVL ${veneer[1]} ${veneer[2]}`);
  const strengthClass = graded.find(([pattern]) => pattern.test(compact))?.[1];
  return timbers.get(strengthClass ?? compact);
}
