/** A beam of concrete with its bars, as the check of `bar_layouts` of EN 1992-1-1 answers. */
import type { ItemResult } from "@x/eurocode";

export interface PlacedBars {
  readonly face: "bottom" | "top";
  readonly bars: string;
  readonly layer: number;
  readonly count: number;
  readonly diameter_mm: number;
  /** From their face. */
  readonly axis_mm: number;
  readonly from_mm: number;
  readonly to_mm: number;
  readonly leg_from_mm: number;
  readonly leg_to_mm: number;
  /** Of its bends, where it is not that of Table 8.1N. */
  readonly mandrel_mm?: number;
  readonly l_bd_mm: number;
}

export interface PlacedLinks {
  readonly from_mm: number;
  readonly to_mm: number;
  readonly diameter_mm: number;
  readonly spacing_mm: number;
  readonly legs: number;
}

interface SupportOfBeam {
  readonly x_mm: number;
  readonly left_mm: number;
  readonly right_mm: number;
  readonly kind: "end" | "inner" | "fixed";
}

/** x, and of each face M_Ed, M_Ed moved by a_l, M_Rd. */
type MomentsAt = readonly [number, number, number, number, number, number, number];

export interface BeamBars {
  readonly mark: string;
  readonly slab: boolean;
  readonly b: number;
  readonly h: number;
  readonly b_eff: number;
  readonly h_f: number;
  readonly flange: "top" | "bottom" | "both";
  readonly cover: number;
  readonly fck: number;
  /** `B500B` */
  readonly steel: string;
  readonly spans_mm: readonly number[];
  readonly from_mm: number;
  readonly to_mm: number;
  readonly supports: readonly SupportOfBeam[];
  readonly bars: readonly PlacedBars[];
  readonly links: readonly PlacedLinks[];
  readonly moments: readonly MomentsAt[];
  readonly passed: boolean;
  readonly utilization: number;
}

type Plain = Readonly<Record<string, unknown>>;

/** Of an item of a request that was calculated, and its result. */
export function beamBarsOf(item: Plain, result: ItemResult): BeamBars {
  // as the kind leaves it beside the values, and as its schema accepted the item
  const along = (result as unknown as { readonly along: Omit<BeamBars, "mark"> }).along;
  const {
    h,
    fck,
    fyk,
    cover_mm,
    spans_mm,
    ductility_class = "B",
    flange = "top",
  } = item as unknown as {
    readonly [name in "h" | "fck" | "fyk" | "cover_mm"]: number;
  } & { readonly spans_mm: readonly number[]; readonly ductility_class?: string; readonly flange?: BeamBars["flange"] };
  const b = item.b as number;
  return {
    mark: result.mark ?? "",
    slab: item.slab === true,
    ...{ b, h, fck, flange, spans_mm },
    b_eff: (item.b_eff_mm as number | undefined) ?? b,
    h_f: (item.h_f_mm as number | undefined) ?? 0,
    cover: cover_mm,
    steel: `B${fyk}${ductility_class}`,
    from_mm: along.from_mm,
    to_mm: along.to_mm,
    supports: along.supports,
    bars: along.bars,
    links: along.links,
    moments: along.moments,
    passed: result.passed,
    utilization: result.utilization,
  };
}
