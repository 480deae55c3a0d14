/** The welds of a joint as checks of their own: what welds_data tells of them. */
import type { AnnexCode } from "@x/eurocode";
import { proposeWeld } from "@x/eurocode/en-1993-1-8";
import { type Dimensions, dimensionsOf, type JointEnd } from "./end.ts";
import { plateGrade } from "./forces.ts";
import { footForces, gussetShape } from "./gussets.ts";
import { stiffenersOf, strengthAt } from "./stiffeners.ts";
import { type Item, verifyItems } from "./verify.ts";

export interface WeldItem {
  readonly of: string;
  readonly item: Item;
}

export const numberAt = (item: Item, ...path: string[]): number | undefined => {
  let value: unknown = item;
  for (const name of path) value = typeof value === "object" && value !== null ? (value as Item)[name] : undefined; // a JSON object
  return typeof value === "number" ? value : undefined;
};

const throatIn = (item: Item, which = ""): number | undefined => {
  const leg = numberAt(item, `leg${which}_mm`);
  return numberAt(item, `throat${which}_mm`) ?? (leg === undefined ? undefined : 0.7 * leg);
};

/** A joint whose welds are asked for, with what all of them need. */
interface Welded {
  readonly at: JointEnd;
  readonly item: Item;
  readonly annex: AnnexCode;
  readonly dims: Dimensions;
  readonly steel_grade: string;
  readonly V: number;
}

const sizeOf = (item: Item, name: string): number => Math.abs(numberAt(item, name) ?? 0);

export function weldItems(at: JointEnd, item: Item, annex: AnnexCode): WeldItem[] {
  const V = sizeOf(item, "V_Ed");
  const steel_grade = plateGrade(at.member.steel_grade);
  const made: Welded = { at, item, annex, V, steel_grade, dims: dimensionsOf(at.member.profile) };
  const h = numberAt(item, "plate", "h_mm") ?? 0;
  switch (item.connection) {
    case "fin-plate":
      return [weld("plate", { length_mm: h, n_welds: 2, throat_mm: throatIn(item) ?? 5, steel_grade, V_par_Ed: V })];
    case "header-plate":
      return [weld("web", { length_mm: h, n_welds: 2, throat_mm: throatIn(item) ?? 4, steel_grade, V_par_Ed: V })];
    case "end-plate":
    case "welded-beam":
      return [...flangesAndWeb(made), ...stiffenerWelds(at, item, annex)];
    case "column-base":
      return [columnOnPlate(made)];
    case "angle-one-leg":
      return [gussetWeld(at, item, sizeOf(item, "N_Ed"), steel_grade, annex)];
    case "bolt":
      return at.member.role === "brace" ? gussetAndTongue(made) : [tubeOnPlate(made)];
    default:
      return [];
  }
}

const weld = (of: string, item: Item): WeldItem => ({ of, item: { connection: "weld", ...item } });

function flangesAndWeb({ item, dims, steel_grade, V }: Welded): WeldItem[] {
  return [
    weld("flange", {
      length_mm: Math.floor((2 * dims.b - dims.t_w - 2 * dims.r) / 2),
      n_welds: 2,
      throat_mm: throatIn(item, "_flange") ?? 5,
      steel_grade,
      N_perp_Ed: (1000 * sizeOf(item, "M_j_Ed")) / (dims.h - dims.t_f),
      full_size_ends: true,
    }),
    weld("web", {
      length_mm: Math.floor(dims.h - 2 * dims.t_f - 2 * dims.r),
      n_welds: 2,
      throat_mm: throatIn(item, "_web") ?? 4,
      steel_grade,
      V_par_Ed: V,
      full_size_ends: true,
    }),
  ];
}

/** No contact is counted on: the weld carries all of it, a moment by the flanges. */
function columnOnPlate({ at, item, annex, dims, steel_grade, V }: Welded): WeldItem {
  const M = sizeOf(item, "M_Ed");
  const around = Math.floor(aroundOf(dims));
  const pull = sizeOf(item, "N_Ed") + (M === 0 ? 0 : (1000 * M * around) / (dims.h * 2 * dims.b));
  const forces = { N_perp_Ed: pull, ...(V > 0 && { V_par_Ed: V }) };
  const isCorrected = "throat_mm" in item && at.correction?.set?.throat_mm !== undefined;
  const needed = isCorrected ? 0 : leastThroat(around / 4, steel_grade, forces, annex, 4);
  const throat_mm = Math.max(throatIn(item) ?? 5, needed);
  return weld("column", { length_mm: around / 4, n_welds: 4, throat_mm, steel_grade, ...forces, full_size_ends: true });
}

function tubeOnPlate({ dims, steel_grade, V }: Welded): WeldItem {
  const around = Math.floor(aroundOf(dims));
  const n_welds = around > 400 ? 4 : 1;
  const throat_mm = Math.max(3, Math.min(5, Math.floor(dims.t_w)));
  return weld("tube", {
    length_mm: around / n_welds,
    n_welds,
    throat_mm,
    steel_grade,
    V_par_Ed: V,
    full_size_ends: true,
  });
}

/** A hollow brace also has the plate that its end is slotted for. */
function gussetAndTongue({ at, item, annex, dims, steel_grade, V }: Welded): WeldItem[] {
  const gusset = gussetWeld(at, item, V, steel_grade, annex);
  if (dims.shape !== "RHS" && dims.shape !== "CHS") return [gusset];
  const { mm, a } = tongueLength(V, dims.t_w, steel_grade, annex);
  return [gusset, weld("tongue", { length_mm: mm, n_welds: 4, throat_mm: a, steel_grade, V_par_Ed: V })];
}

/**
 * The welds of the column's stiffeners. Where a correction gives no throat they are as strong as the plates beside the roots,
 * as the check of the joint has it; else they carry what the flange of the beam brings, and nothing of it goes by the web.
 */
function stiffenerWelds(at: JointEnd, item: Item, annex: AnnexCode): WeldItem[] {
  const made = stiffenersOf(item, at);
  if (!made) return [];
  const { steel_grade, clear, clip, width, web_plate_t_mm, height, column } = made;
  const weld = (of: string, length: number, n_welds: number, throat_mm: number, forces: Item): WeldItem => ({
    of,
    item: {
      connection: "weld",
      length_mm: Math.floor(length),
      n_welds,
      throat_mm,
      steel_grade,
      // returned around their ends
      full_size_ends: true,
      ...forces,
    },
  });
  const welds: WeldItem[] = [];
  const thickest = Math.max(0, made.diagonal?.t_mm ?? 0, ...made.transverse.map(({ t_mm }) => t_mm));
  if (thickest > 0) {
    const beam = dimensionsOf(at.member.profile);
    const lever = beam.h - beam.t_f + (numberAt(item, "haunch", "depth_mm") ?? 0);
    const flange = (1000 * Math.abs(numberAt(item, "M_j_Ed") ?? 0)) / lever + Math.abs(numberAt(item, "N_Ed") ?? 0) / 2;
    const slope = made.diagonal ? Math.cos(made.diagonal.angle) : 1;
    const given = numberAt(item, "stiffeners", "throat_mm");
    const [end, along] = [
      Math.floor(width - web_plate_t_mm - clip),
      Math.floor(
        Math.min(clear - 2 * clip, made.diagonal ? made.diagonal.length_mm - 2 * made.diagonal.clip_mm : clear),
      ),
    ];
    // what one plate can hand to a flange beside the column's root
    const strength = (end * thickest * strengthAt(steel_grade, thickest)) / 1000;
    const N = given === undefined || flange === 0 ? strength : Math.min(strength, flange / 2 / slope);
    const a =
      given ??
      Math.max(
        leastThroat(end, steel_grade, { N_perp_Ed: N }, annex, 2),
        leastThroat(along, steel_grade, { V_par_Ed: N }, annex, 2),
      );
    welds.push(weld("stiffener", end, 2, a, { N_perp_Ed: N }), weld("stiffener-web", along, 2, a, { V_par_Ed: N }));
  }
  if (web_plate_t_mm > 0) {
    // the part of it that counts, 6.2.6.1(6), in shear along both edges; its throat by 6.2.6.3(8)
    const counts = Math.min(web_plate_t_mm, column.t_w);
    const shear = { V_par_Ed: (2 * height * counts * strengthAt(steel_grade, counts)) / Math.sqrt(3) / 1000 };
    const a = Math.max(
      Math.ceil(web_plate_t_mm / Math.SQRT2),
      leastThroat(Math.floor(height), steel_grade, shear, annex, 2),
    );
    welds.push(weld("web-plate", height, 2, a, shear));
  }
  return welds;
}

/**
 * Twice-sided fillet along the foot of the gusset; the plate is as wide as a throat needs that is not too thick for it. At an
 * angle that is not known all of N goes along it.
 */
function gussetWeld(at: JointEnd, item: Item, N: number, steel_grade: string, annex: AnnexCode): WeldItem {
  const forces = footForces(N, at);
  const first = gussetShape(item, at);
  const most = Math.max(4, Math.floor(0.7 * first.t_mm));
  const made = (width: number) => {
    const length_mm = Math.floor(width * Math.hypot(1, first.lean));
    const throat_mm = leastThroat(length_mm, steel_grade, forces, annex, 2, false);
    return { connection: "weld", length_mm, n_welds: 2, throat_mm, steel_grade, ...forces };
  };
  let weld = made(first.width);
  for (let width = first.width + 20; weld.throat_mm > most && width <= 2.5 * first.width; width += 20)
    weld = made(width);
  return { of: "gusset", item: weld };
}

function leastThroat(
  length_mm: number,
  steel_grade: string,
  forces: Item,
  annex: AnnexCode,
  n_welds: number,
  full = true,
): number {
  const made = proposeWeld({
    national_annex: annex,
    item: { connection: "weld", length_mm, n_welds, steel_grade, full_size_ends: full, ...forces },
  });
  return typeof made.item.throat_mm === "number" ? made.item.throat_mm : 5;
}

/** Welds no thicker than the wall, as long as they must be. */
function tongueLength(N: number, wall: number, steel_grade: string, annex: AnnexCode): { mm: number; a: number } {
  const a = Math.max(3, Math.min(6, Math.floor(wall)));
  for (let mm = 80; mm <= 600; mm += 20) {
    const { items } = verifyItems(
      [{ connection: "weld", length_mm: mm, n_welds: 4, throat_mm: a, steel_grade, V_par_Ed: N }],
      annex,
    );
    if (items[0]?.result.passed) return { mm, a };
  }
  return { mm: 600, a };
}

/** Length of the weld around a section; as a check it is four welds of a quarter. */
function aroundOf({ shape, h, b, t_w, r }: Dimensions): number {
  if (shape === "CHS") return Math.PI * h;
  if (shape === "RHS") return 2 * (h + b) - (8 - 2 * Math.PI) * r;
  return 4 * b + 2 * h - 2 * t_w - (8 - 2 * Math.PI) * r;
}
