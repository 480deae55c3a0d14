/** The welds of a joint as checks of their own: what welds_data tells of them. */
import type { AnnexCode } from "@x/eurocode";
import { proposeWeld } from "@x/eurocode/en-1993-1-8";
import { type Dimensions, dimensionsOf, type JointEnd } from "./end.ts";
import { plateGrade } from "./forces.ts";
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

export function weldItems(at: JointEnd, item: Item, annex: AnnexCode): WeldItem[] {
  const dims = dimensionsOf(at.member.profile);
  const steel_grade = plateGrade(at.member.steel_grade);
  const weld = (
    of: string,
    length_mm: number,
    n_welds: number,
    throat_mm: number,
    forces: Item,
    more: Item = {},
  ): WeldItem => ({
    of,
    item: { connection: "weld", length_mm, n_welds, throat_mm, steel_grade, ...forces, ...more },
  });
  const V = Math.abs(numberAt(item, "V_Ed") ?? 0);
  const h = numberAt(item, "plate", "h_mm") ?? 0;
  switch (item.connection) {
    case "fin-plate":
      return [weld("plate", h, 2, throatIn(item) ?? 5, { V_par_Ed: V })];
    case "header-plate":
      return [weld("web", h, 2, throatIn(item) ?? 4, { V_par_Ed: V })];
    case "end-plate":
    case "welded-beam": {
      const M = Math.abs(numberAt(item, "M_j_Ed") ?? 0);
      const flange = Math.floor((2 * dims.b - dims.t_w - 2 * dims.r) / 2);
      const web = Math.floor(dims.h - 2 * dims.t_f - 2 * dims.r);
      return [
        weld(
          "flange",
          flange,
          2,
          throatIn(item, "_flange") ?? 5,
          { N_perp_Ed: (1000 * M) / (dims.h - dims.t_f) },
          { full_size_ends: true },
        ),
        weld("web", web, 2, throatIn(item, "_web") ?? 4, { V_par_Ed: V }, { full_size_ends: true }),
      ];
    }
    case "column-base": {
      const N = Math.abs(numberAt(item, "N_Ed") ?? 0);
      const M = Math.abs(numberAt(item, "M_Ed") ?? 0);
      const around = Math.floor(aroundOf(dims));
      // no contact is counted on: the weld carries all of it, a moment by the flanges
      const pull = N + (M === 0 ? 0 : (1000 * M * around) / (dims.h * 2 * dims.b));
      const made = leastThroat(around / 4, steel_grade, { N_perp_Ed: pull, ...(V > 0 && { V_par_Ed: V }) }, annex, 4);
      const a = Math.max(
        throatIn(item) ?? 5,
        "throat_mm" in item && at.correction?.set?.throat_mm !== undefined ? 0 : made,
      );
      return [
        weld("column", around / 4, 4, a, { N_perp_Ed: pull, ...(V > 0 && { V_par_Ed: V }) }, { full_size_ends: true }),
      ];
    }
    case "angle-one-leg": {
      const N = Math.abs(numberAt(item, "N_Ed") ?? 0);
      return [gussetWeld(weld, N, steel_grade, annex, lapOf(item) + 40)];
    }
    case "bolt": {
      if (at.member.role !== "brace") {
        const around = Math.floor(aroundOf(dims));
        const a = Math.max(3, Math.min(5, Math.floor(dims.t_w)));
        const n = around > 400 ? 4 : 1;
        return [weld("tube", around / n, n, a, { V_par_Ed: V }, { full_size_ends: true })];
      }
      const welds = [gussetWeld(weld, V, steel_grade, annex, lapOf(item) + 40)];
      if (dims.shape === "RHS" || dims.shape === "CHS") {
        const length = tongueLength(V, dims.t_w, steel_grade, annex);
        welds.push(weld("tongue", length.mm, 4, length.a, { V_par_Ed: V }));
      }
      return welds;
    }
    default:
      return [];
  }
}

/** From the first bolt's end of the plate to beyond the last. */
export const lapOf = (item: Item): number => {
  const n = numberAt(item, "n_1") ?? numberAt(item, "n_bolts") ?? 2;
  return 2 * (numberAt(item, "e1") ?? 40) + (n - 1) * (numberAt(item, "p1") ?? 0);
};

/** Twice-sided fillet along the edge of the gusset; the angle at which the brace comes is not known: all of N across it. */
function gussetWeld(
  weld: (of: string, l: number, n: number, a: number, forces: Item) => WeldItem,
  N: number,
  steel_grade: string,
  annex: AnnexCode,
  length: number,
): WeldItem {
  const a = leastThroat(length, steel_grade, { N_perp_Ed: N }, annex, 2, false);
  return weld("gusset", length, 2, a, { N_perp_Ed: N });
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
