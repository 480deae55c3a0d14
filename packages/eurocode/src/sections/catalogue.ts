/** The catalogue: nominal dimensions by canonical name. Each family is parsed when it is first asked for. */
import { decimals } from "../basis/numbers.ts";
import { equalAngles, unequalAngles } from "./catalogue-angles.ts";
import {
  circularCold,
  circularHot,
  rectangularCold,
  rectangularHot,
  squareCold,
  squareHot,
} from "./catalogue-hollow.ts";
import { openSections } from "./catalogue-open.ts";
import { flats, plates, rounds, squares } from "./catalogue-solid.ts";
import type { Dimensions, Fabrication, Shape } from "./types.ts";

export interface Profile {
  readonly designation: string;
  readonly family: string;
  readonly series?: string;
  readonly standard: string;
  readonly shape: Shape;
  readonly fabrication: Fabrication;
  readonly dimensions: Dimensions;
  readonly notes?: readonly string[];
}

export type HollowFabrication = "hot-finished" | "cold-formed";

/** In the order of the catalogue */
// biome-ignore format: a list of names
export const families = [
  "IPE", "HE", "HL", "HD", "HP", "UB", "UC", "UBP", "IPN", "PFC", "UPE", "UPN", "L", "T",
  "SHS", "RHS", "CHS", "FL", "RD", "SQ", "PL",
] as const;
export type Family = (typeof families)[number];

const shortest = (x: number): string => String(decimals(x, 4));

/** Dimensions some tables print otherwise, or that do not fit the area printed beside them */
function doubts(family: string, name: string): readonly string[] | undefined {
  if (family === "UB" && /^(610x325|690x360)/.test(name))
    return ["root radius as printed; the printed area and mass fit a smaller one (single source)"];
  if (family === "UB" && name === "610x229x153")
    return ["root radius doubtful: the printed area and mass fit 12.7 mm as in the other 610x229"];
  if ((family === "HL" && name.startsWith("1100")) || (family === "UB" && name.startsWith("1100x400")))
    return ["root radius 20 mm, which fits area and mass; another table prints 30"];
  if (family === "L" && name.startsWith("300x300"))
    return ["toe radius 9 mm as printed; one table's properties fit 18 mm"];
  return undefined;
}

/** UPN: 8 % up to 300 mm, 5 % above; IPN: 14 % */
function taper(family: string, h: number, b: number, at: number | undefined): Dimensions {
  if (family === "IPN") return { slope: 0.14, t_f_at_mm: b / 4 };
  return { slope: h <= 300 ? 0.08 : 0.05, t_f_at_mm: at ?? b / 2 };
}

function openProfiles(family: string, text: string, shape: Shape): Profile[] {
  return text.split(";").map((entry) => {
    const [name = "", ...rest] = entry.split(" ");
    const [h_mm = 0, b_mm = 0, t_w_mm = 0, t_f_mm = 0, r = 0, r_2_mm, at] = rest.map(Number);
    const plain = name.replace("_", " ");
    const letters = /_([A-Z]+)$/.exec(name)?.[1];
    const notes = doubts(family, plain);
    const tapered = family === "IPN" || family === "UPN";
    return {
      designation: `${family} ${plain}`,
      family,
      series: letters ? `${family} ${letters}` : family,
      standard: family === "T" ? "cut from EN 10365" : "EN 10365",
      shape,
      fabrication: "rolled",
      dimensions: {
        h_mm,
        b_mm,
        t_w_mm,
        t_f_mm,
        ...(tapered ? { r_mm: r, r_1_mm: r, r_2_mm: r_2_mm ?? 0, ...taper(family, h_mm, b_mm, at) } : { r_mm: r }),
      },
      ...(notes && { notes }),
    };
  });
}

function angles(text: string): Profile[] {
  return text.split(";").flatMap((entry) => {
    const [size = "", ...rest] = entry.split(" ");
    const [h_mm = 0, b_mm = 0] = size.split("x").map(Number);
    const [r_1_mm = 0, r_2_mm = 0, ...thicknesses] = rest.map(Number);
    const notes = doubts("L", size);
    return thicknesses.map(
      (t_mm): Profile => ({
        designation: `L ${size}x${shortest(t_mm)}`,
        family: "L",
        series: h_mm === b_mm ? "L equal" : "L unequal",
        standard: "EN 10056-1",
        shape: "angle",
        fabrication: "rolled",
        dimensions: { h_mm, b_mm, t_mm, r_1_mm, r_2_mm },
        ...(notes && { notes }),
      }),
    );
  });
}

/** Corner radii for the properties: EN 10210-2 and EN 10219-2, annexes on sectional properties */
export function cornerRadii(t: number, fabrication: Fabrication): { r_o_mm: number; r_i_mm: number } {
  if (fabrication === "welded") return { r_o_mm: 0, r_i_mm: 0 };
  if (fabrication !== "cold-formed") return { r_o_mm: 1.5 * t, r_i_mm: t };
  const outer = t <= 6 ? 2 : t <= 10 ? 2.5 : 3;
  return { r_o_mm: outer * t, r_i_mm: (outer - 1) * t };
}

function hollowProfile(family: string, h: number, b: number, t: number, fabrication: HollowFabrication): Profile {
  const round = family === "CHS";
  const size = round ? shortest(h) : `${shortest(h)}x${shortest(b)}`;
  return {
    designation: `${family} ${size}x${shortest(t)}`,
    family,
    series: `${family} ${fabrication}`,
    standard: fabrication === "hot-finished" ? "EN 10210-2" : "EN 10219-2",
    shape: round ? "CHS" : "RHS",
    fabrication,
    dimensions: round ? { d_mm: h, t_mm: t } : { h_mm: h, b_mm: b, t_mm: t, ...cornerRadii(t, fabrication) },
  };
}

function hollows(family: string, text: string, fabrication: HollowFabrication): Profile[] {
  return text.split(";").flatMap((entry) => {
    const [size = "", ...walls] = entry.split(" ");
    const [h = 0, b = h] = size.split("x").map(Number);
    return walls.map((t) => hollowProfile(family, h, b, Number(t), fabrication));
  });
}

function flat(b: number, t: number): Profile {
  const standard = b <= 150 ? "EN 10058" : "EN 10058 / wide flat";
  return solid("FL", "flat", `${shortest(b)}x${shortest(t)}`, { b_mm: b, t_mm: t }, standard);
}

const round = (d: number): Profile => solid("RD", "round", shortest(d), { d_mm: d }, "EN 10060");
const square = (a: number): Profile => solid("SQ", "flat", shortest(a), { b_mm: a, t_mm: a }, "EN 10059");
const plate = (t: number): Profile => ({
  ...solid("PL", "plate", shortest(t), { t_mm: t }, "EN 10029"),
  notes: ["a plate has no width: properties are those of a strip 1 m wide"],
});

function solid(family: string, shape: Shape, size: string, dimensions: Dimensions, standard: string): Profile {
  return { designation: `${family} ${size}`, family, standard, shape, fabrication: "rolled", dimensions };
}

const list = (text: string, make: (size: number) => Profile) => text.split(" ").map((size) => make(Number(size)));

function read(family: Family): Profile[] {
  switch (family) {
    case "L":
      return [...angles(equalAngles), ...angles(unequalAngles)];
    case "SHS":
      return [...hollows("SHS", squareHot, "hot-finished"), ...hollows("SHS", squareCold, "cold-formed")];
    case "RHS":
      return [...hollows("RHS", rectangularHot, "hot-finished"), ...hollows("RHS", rectangularCold, "cold-formed")];
    case "CHS":
      return [...hollows("CHS", circularHot, "hot-finished"), ...hollows("CHS", circularCold, "cold-formed")];
    case "FL":
      return flats.split(";").flatMap((entry) => {
        const [b = 0, ...walls] = entry.split(" ").map(Number);
        return walls.map((t) => flat(b, t));
      });
    case "RD":
      return list(rounds, round);
    case "SQ":
      return list(squares, square);
    case "PL":
      return list(plates, plate);
    case "T":
      return openProfiles("T", openSections.T, "tee");
    case "PFC":
    case "UPE":
    case "UPN":
      return openProfiles(family, openSections[family], "channel");
    default:
      return openProfiles(family, openSections[family], "I");
  }
}

/** Letters that follow the word of a family: `A` in IPEA, none in IPE. Read without making its profiles. */
export function seriesLetters(family: Family): readonly string[] {
  const table = Object.entries(openSections).find(([name]) => name === family && name !== "T")?.[1];
  if (table === undefined) return [];
  return ["", ...new Set(Array.from(table.matchAll(/_([A-Z]+) /g), ([, letters = ""]) => letters))];
}

const parsed = new Map<Family, { readonly list: readonly Profile[]; readonly byName: ReadonlyMap<string, Profile> }>();

function load(family: Family) {
  const known = parsed.get(family);
  if (known) return known;
  const profiles = read(family);
  // a hollow size in both standards: the cold-formed one, which stands last in the list, is the safer of the two
  const byName = new Map(profiles.map((p) => [p.designation, p]));
  // `HD 260x93.0` is the printed name; a reader of numbers asks for 260x93
  for (const p of profiles) if (p.designation.endsWith(".0")) byName.set(p.designation.slice(0, -2), p);
  const loaded = { list: profiles, byName };
  parsed.set(family, loaded);
  return loaded;
}

export const profilesOf = (family: Family): readonly Profile[] => load(family).list;

export const isFamily = (text: string): text is Family => (families as readonly string[]).includes(text);

/** By canonical name. Hollow sections: as asked for; else the only one listed, else cold formed. */
export function findProfile(designation: string, fabrication?: HollowFabrication): Profile | undefined {
  const family = designation.slice(0, designation.indexOf(" "));
  if (!isFamily(family)) return undefined;
  const found = load(family).byName.get(designation);
  if (!found) return freeSize(family, designation);
  if (!fabrication || found.fabrication === fabrication || !isHollow(family)) return found;
  const { h_mm, b_mm, d_mm, t_mm = 0 } = found.dimensions;
  const side = h_mm ?? d_mm ?? 0;
  return hollowProfile(family, side, b_mm ?? side, t_mm, fabrication);
}

const isHollow = (family: string): boolean => family === "SHS" || family === "RHS" || family === "CHS";

/** Solids come in any size */
function freeSize(family: Family, designation: string): Profile | undefined {
  const [a = 0, b = 0] = designation
    .slice(family.length + 1)
    .split("x")
    .map(Number);
  if (!(a > 0)) return undefined;
  if (family === "FL" && b > 0 && b <= a) return flat(a, b);
  if (family === "RD") return round(a);
  if (family === "SQ") return square(a);
  if (family === "PL") return plate(a);
  return undefined;
}
