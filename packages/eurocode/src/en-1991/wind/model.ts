import type { Rectangle } from "./zone-geometry.ts";

/** A part of the building with one pressure; suction is negative. */
export interface WindZone {
  readonly id: string;
  readonly surface: "wall" | "roof";
  readonly c_pe_10?: number;
  readonly c_pe_1?: number;
  readonly c_pe?: number;
  readonly c_pe_positive?: number;
  /** Both sides together: walls by themselves, canopies. */
  readonly c_p_net?: number;
  readonly c_p_net_positive?: number;
  /** Along the wind; of walls across it their width. */
  readonly b_m?: number;
  readonly area_m2?: number;
  readonly from_m?: number;
  readonly to_m?: number;
  readonly z_e_m?: number;
  readonly w_e_kN_m2: number;
  readonly w_e_positive_kN_m2?: number;
  readonly w_e_kN_m?: number;
  readonly w_e_positive_kN_m?: number;
  /** On the plan of the roof. */
  readonly places?: readonly Rectangle[];
}

/** Pressures that act together: outside and inside. */
export interface WindArrangement {
  readonly id: string;
  readonly nature: "wind";
  readonly group: "wind";
  readonly c_pi: number;
  readonly parts: readonly { readonly zone: string; readonly w_kN_m2: number; readonly w_kN_m?: number }[];
}
