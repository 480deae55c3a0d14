import type { TimberType } from "../materials/timber.ts";
import type { MemberItem } from "./schema.ts";
import type { Section } from "./section.ts";
import type * as S from "./strength.ts";

/** A member with every default taken: all that does not change from one load case to the next. */
export interface Member {
  readonly item: MemberItem;
  readonly type: TimberType;
  readonly timber: Timber;
  readonly section: Section;
  readonly service_class: S.ServiceClass;
  readonly gamma_M: number;
  readonly k_h_y: number;
  readonly k_h_z: number;
  readonly k_h_t: number;
  readonly k_sys: number;
  readonly k_cr: number;
  readonly k_m: number;
  readonly beta_c: number;
  readonly k_mod: number | undefined;
}

/** Characteristic values in the direction in which the member lies. */
export interface Timber {
  readonly f_m_y_k: number;
  readonly f_m_z_k: number;
  readonly f_t_0_k: number;
  readonly f_t_90_k: number;
  readonly f_c_0_k: number;
  readonly f_c_90_k: number;
  readonly f_v_k: number;
  /** shear along y */
  readonly f_v_y_k: number;
  readonly E_0_mean: number;
  readonly E_0_05: number;
  readonly G_mean: number;
  readonly G_0_05: number;
  /** of the section on its side */
  readonly G_0_05_z: number;
  readonly rho_k: number;
  readonly s: number;
  /** LVL with crosswise veneers, or that may have them */
  readonly crossBonded: boolean;
  readonly declared: boolean;
}
