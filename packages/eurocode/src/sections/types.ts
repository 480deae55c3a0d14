/** What a cross-section is: nominal dimensions, and the properties worked out from them. Lengths in mm. */

export type Fabrication = "rolled" | "welded" | "hot-finished" | "cold-formed";

/** The shapes the checks know. `plate` has a thickness only; `box` and `built-up` are combinations, `polygon` and `parts` drawn. */
export type Shape =
  | "I"
  | "RHS"
  | "CHS"
  | "channel"
  | "angle"
  | "tee"
  | "flat"
  | "round"
  | "plate"
  | "box"
  | "built-up"
  | "polygon"
  | "parts";

export const conventions = ["sci", "arcelor"] as const;
export type TorsionConvention = (typeof conventions)[number];

export interface Dimensions {
  readonly h_mm?: number;
  readonly b_mm?: number;
  readonly d_mm?: number;
  readonly t_mm?: number;
  readonly t_w_mm?: number;
  readonly t_f_mm?: number;
  /** root radius of I, channel, tee, tapered ones too */
  readonly r_mm?: number;
  /** angles and tapered flanges: root and toe radius */
  readonly r_1_mm?: number;
  readonly r_2_mm?: number;
  /** hollow: outer and inner corner radius */
  readonly r_o_mm?: number;
  readonly r_i_mm?: number;
  /** weld throat of welded sections; the weld is not counted in the properties */
  readonly a_mm?: number;
  /** slope of the inner flange face, and the distance from the flange tip at which t_f is measured */
  readonly slope?: number;
  readonly t_f_at_mm?: number;
  /** bottom flange of an I that is not symmetric about y */
  readonly b_2_mm?: number;
  readonly t_f2_mm?: number;
  /** clear distance of two profiles of a built-up section */
  readonly gap_mm?: number;
}

/**
 * y is parallel to the flanges, z to the web (angles: y along b, z along h). Where a section is not symmetric, the modulus
 * without a suffix is the smaller one. What does not apply to a shape is absent.
 */
export interface SectionProperties {
  readonly A_mm2: number;
  readonly G_kg_m: number;
  /** painted surface per metre: outside of hollow sections */
  readonly A_L_m2_m: number;
  readonly I_y_mm4: number;
  readonly W_el_y_mm3: number;
  readonly W_pl_y_mm3: number;
  readonly i_y_mm: number;
  /** EN 1993-1-1 6.2.6(3) with eta = 1; other eta: shearAreas() */
  readonly A_v_z_mm2: number;
  readonly I_z_mm4: number;
  readonly W_el_z_mm3: number;
  readonly W_pl_z_mm3: number;
  readonly i_z_mm: number;
  readonly A_v_y_mm2: number;
  readonly I_t_mm4: number;
  readonly I_w_mm6: number;
  /** formula I_t follows, in words */
  readonly I_t_source: string;
  readonly I_w_source: string;
  /** torsional modulus of hollow and solid sections */
  readonly W_t_mm3?: number;

  /** Elastic moduli of both fibres, of sections that are not symmetric about y (top, bottom) or z (left, right) */
  readonly W_el_y_top_mm3?: number;
  readonly W_el_y_bottom_mm3?: number;
  readonly W_el_z_left_mm3?: number;
  readonly W_el_z_right_mm3?: number;
  /** Centroid from the left edge (web back, heel) and from the edge at the flange or heel (I: bottom; tee: outside of the flange) */
  readonly y_s_mm?: number;
  readonly z_s_mm?: number;
  /** Shear centre: distance from the centroid along y and along z, never negative */
  readonly y_0_mm: number;
  readonly z_0_mm: number;
  /** Polar radius about the shear centre: i_0² = i_y² + i_z² + y_0² + z_0² */
  readonly i_0_mm: number;
  /**
   * z_0 - ∫z(y² + z²)dA / (2 I_y) of the shear centre, for sections not symmetric about y; positive when the flange with the
   * larger I_z (tee: the flange) is compressed, the same figure with a minus sign when it is the other.
   */
  readonly z_j_mm?: number;
  /** Likewise for channels bent about z, positive when the web is compressed */
  readonly y_j_mm?: number;
  /** beta_y = 2 z_j of the Wagner term */
  readonly beta_y_mm?: number;

  /** Principal axes: u the stronger one, at alpha from y */
  readonly I_yz_mm4?: number;
  readonly I_u_mm4?: number;
  readonly I_v_mm4?: number;
  readonly i_u_mm?: number;
  readonly i_v_mm?: number;
  readonly alpha_deg?: number;
  readonly W_el_u_mm3?: number;
  readonly W_el_v_mm3?: number;
  readonly W_pl_u_mm3?: number;
  readonly W_pl_v_mm3?: number;
  /** Shear centre from the centroid in principal axes */
  readonly u_0_mm?: number;
  readonly v_0_mm?: number;
}

export interface Section {
  readonly designation: string;
  readonly family: string;
  /** finer than the family where there is one: `HE A`, `IPE O` */
  readonly series?: string;
  readonly standard: string;
  readonly shape: Shape;
  readonly fabrication: Fabrication;
  readonly dimensions: Dimensions;
  /** worked out at the first reading, then kept */
  readonly properties: SectionProperties;
  /** doubts about the nominal dimensions, conventions of built-up sections */
  readonly notes?: readonly string[];
}

export interface SectionOptions {
  /** torsion constant of I, H and tees: SCI (default) or ArcelorMittal catalogue */
  readonly It?: TorsionConvention;
  /** of hollow sections */
  readonly fabrication?: "hot-finished" | "cold-formed";
}
