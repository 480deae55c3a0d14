/** Properties of a cross-section from its outline; torsion, warping and shear centre by shape */
import {
  bounds,
  exchanged,
  inAxes,
  length,
  type Moments,
  moments,
  moved,
  type Outline,
  plasticModulus,
} from "./outline.ts";
import { flanged, outerOutline, outline } from "./shapes.ts";
import { shearAreas } from "./shear-area.ts";
import {
  channelShearCentre,
  torsionOfAngle,
  torsionOfBox,
  torsionOfChannel,
  torsionOfI,
  torsionOfRectangle,
  torsionOfRhs,
  torsionOfTee,
  warpingOfAngle,
  warpingOfChannel,
  warpingOfI,
  warpingOfRhs,
  warpingOfTee,
} from "./torsion.ts";
import type { Dimensions, Fabrication, SectionProperties, Shape, TorsionConvention } from "./types.ts";

/** 7850 kg/m³, the figure of the product standards */
const kgPerMm2AndM = 7.85e-3;

export interface Geometry {
  readonly shape: Shape;
  readonly fabrication: Fabrication;
  readonly dimensions: Dimensions;
  /** PFC: the tables use SCI's own warping formula */
  readonly sciWarping?: boolean;
  readonly It?: TorsionConvention;
}

/** What holds for every outline, about its own centroid */
export interface PlaneProperties {
  readonly A: number;
  /** centroid in the axes of the outline */
  readonly y_c: number;
  readonly z_c: number;
  readonly I_y: number;
  readonly I_z: number;
  readonly I_yz: number;
  /** distances of the extreme fibres from the centroid */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** the outline, moved so that its centroid is the origin */
  readonly centred: Outline;
  /** about the centroid */
  readonly m: Moments;
}

export function planeProperties(given: Outline): PlaneProperties {
  const raw = moments(given);
  const [y_c, z_c] = [raw.S_z / raw.A, raw.S_y / raw.A];
  const centred = Math.abs(y_c) < 1e-9 && Math.abs(z_c) < 1e-9 ? given : moved(given, -y_c, -z_c);
  const m = centred === given ? raw : moments(centred);
  const edge = bounds(centred);
  return {
    A: raw.A,
    y_c,
    z_c,
    I_y: m.I_yy,
    I_z: m.I_zz,
    I_yz: m.I_yz,
    top: edge.top,
    bottom: -edge.bottom,
    left: -edge.left,
    right: edge.right,
    centred,
    m,
  };
}

const symmetricAboutY = (shape: Shape, d: Dimensions): boolean =>
  shape !== "angle" && shape !== "tee" && (d.b_2_mm ?? d.b_mm) === d.b_mm && (d.t_f2_mm ?? d.t_f_mm) === d.t_f_mm;

const symmetricAboutZ = (shape: Shape): boolean => shape !== "angle" && shape !== "channel";

function plasticModuli(p: PlaneProperties, aboutY: boolean, aboutZ: boolean): [W_pl_y: number, W_pl_z: number] {
  return [
    plasticModulus(p.centred, p.A, 0, aboutY ? 0 : undefined),
    plasticModulus(exchanged(p.centred), p.A, 0, aboutZ ? 0 : undefined),
  ];
}

interface Member {
  I_t: number;
  I_t_source: string;
  W_t?: number;
  I_w: number;
  I_w_source: string;
  /** shear centre from the centroid, with its sign in the axes of the outline */
  y_0: number;
  z_0: number;
}

/** Torsion, warping, shear centre: what depends on how the walls hang together, not on the outline alone */
export function torsional(g: Geometry, p: PlaneProperties): Member {
  const { shape, dimensions: d } = g;
  const convention = g.It ?? "sci";
  const assembled = g.fabrication === "welded" || g.fabrication === "cold-formed";
  const f = flanged(d);
  const { h_mm: h = 0, b_mm: b = 0, t_mm: t = 0 } = d;
  const centric = { I_w: 0, I_w_source: "no warping", y_0: 0, z_0: 0 };
  switch (shape) {
    case "I": {
      const { I_t, source } = torsionOfI(f, convention, assembled);
      const w = warpingOfI(f, p.I_z, assembled);
      return { I_t, I_t_source: source, I_w: w.I_w, I_w_source: w.source, y_0: 0, z_0: w.shearCentre - p.z_c };
    }
    case "tee": {
      const { I_t, source } = torsionOfTee(f, convention, assembled);
      const w = warpingOfTee(f);
      return { I_t, I_t_source: source, I_w: w.I_w, I_w_source: w.source, y_0: 0, z_0: -f.tf / 2 - p.z_c };
    }
    case "channel": {
      const { I_t, source } = torsionOfChannel(f, assembled);
      const w = warpingOfChannel(f, p.A, p.I_y, p.I_z, p.y_c, g.sciWarping ?? false);
      const y_0 = f.tw / 2 - channelShearCentre(f, p.I_y) - p.y_c;
      return { I_t, I_t_source: source, I_w: w.I_w, I_w_source: w.source, y_0, z_0: 0 };
    }
    case "angle": {
      const { I_t, source } = torsionOfAngle(h, b, t, d.r_1_mm ?? 0);
      const w = warpingOfAngle(h, b, t);
      return { I_t, I_t_source: source, I_w: w.I_w, I_w_source: w.source, y_0: t / 2 - p.y_c, z_0: t / 2 - p.z_c };
    }
    case "RHS": {
      const { I_t, W_t, source } = torsionOfRhs(h, b, t, d.r_o_mm ?? 0, d.r_i_mm ?? 0);
      const w = warpingOfRhs(h, b, t);
      return { ...centric, I_t, W_t, I_t_source: source, I_w: w.I_w, I_w_source: w.source };
    }
    case "box": {
      const { I_t, W_t, source } = torsionOfBox(h, b, f.tw, f.tf);
      return { ...centric, I_t, W_t, I_t_source: source, I_w_source: "closed cell: neglected" };
    }
    case "CHS":
    case "round": {
      const I_t = 2 * p.I_y;
      return { ...centric, I_t, W_t: (2 * I_t) / (d.d_mm ?? 1), I_t_source: "polar moment" };
    }
    case "flat":
    case "plate": {
      const [long, short] = shape === "flat" ? [b, t] : [1000, t];
      const { I_t, source } = torsionOfRectangle(long, short);
      return { ...centric, I_t, I_t_source: source, I_w: (long * short) ** 3 / 144, I_w_source: "b³t³/144" };
    }
    case "built-up":
    case "polygon":
    case "parts":
      throw new Error("a built-up section is made of its parts");
  }
}

interface Principal {
  readonly I_u: number;
  readonly I_v: number;
  /** of the u axis from y, anticlockwise */
  readonly angle: number;
}

/** Principal axes of inertia; u the stronger */
export function principalAxes(I_y: number, I_z: number, I_yz: number): Principal {
  const mean = (I_y + I_z) / 2;
  const radius = Math.hypot((I_y - I_z) / 2, I_yz);
  // I about an axis at angle a from y: mean + (I_y - I_z)/2 cos 2a - I_yz sin 2a
  return { I_u: mean + radius, I_v: mean - radius, angle: Math.atan2(-I_yz, (I_y - I_z) / 2) / 2 };
}

function principalProperties(p: PlaneProperties, y_0: number, z_0: number) {
  const { I_u, I_v, angle } = principalAxes(p.I_y, p.I_z, p.I_yz);
  const turned = inAxes(p.centred, angle);
  const edge = bounds(turned);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return {
    I_yz_mm4: p.I_yz,
    I_u_mm4: I_u,
    I_v_mm4: I_v,
    i_u_mm: Math.sqrt(I_u / p.A),
    i_v_mm: Math.sqrt(I_v / p.A),
    alpha_deg: Math.abs((angle * 180) / Math.PI),
    W_el_u_mm3: I_u / Math.max(edge.top, -edge.bottom),
    W_el_v_mm3: I_v / Math.max(edge.right, -edge.left),
    W_pl_u_mm3: plasticModulus(turned, p.A, 0),
    W_pl_v_mm3: plasticModulus(exchanged(turned), p.A, 0),
    u_0_mm: Math.abs(c * y_0 + s * z_0),
    v_0_mm: Math.abs(c * z_0 - s * y_0),
  };
}

/** Both fibres, of the axes the section is not symmetric about */
function fibres(p: PlaneProperties, aboutY: boolean, aboutZ: boolean) {
  return {
    ...(!aboutY && { W_el_y_top_mm3: p.I_y / p.top, W_el_y_bottom_mm3: p.I_y / p.bottom }),
    ...(!aboutZ && { W_el_z_left_mm3: p.I_z / p.left, W_el_z_right_mm3: p.I_z / p.right }),
  };
}

/** z_0 - ∫z(y² + z²)dA / (2 I_y) along the axis of symmetry, positive for the stronger flange in compression */
function asymmetry(p: PlaneProperties, m: Member, aboutY: boolean, aboutZ: boolean) {
  if (aboutZ && !aboutY) {
    const z_j = Math.abs(m.z_0 - (p.m.T_zzz + p.m.T_yyz) / (2 * p.I_y));
    return { z_j_mm: z_j, beta_y_mm: 2 * z_j };
  }
  if (aboutY && !aboutZ) return { y_j_mm: Math.abs(m.y_0 - (p.m.T_yyy + p.m.T_yzz) / (2 * p.I_z)) };
  return {};
}

/** Where the centroid is given from: the web's back, the heel, the flange */
function centroid(shape: Shape, p: PlaneProperties, aboutY: boolean, aboutZ: boolean) {
  return {
    ...(!aboutZ && { y_s_mm: p.left }),
    ...(!aboutY && { z_s_mm: shape === "tee" ? p.top : p.bottom }),
  };
}

export function propertiesOf(g: Geometry): SectionProperties {
  const { shape, dimensions: d } = g;
  const p = planeProperties(outline(shape, d));
  const m = torsional(g, p);
  return assemble(p, m, {
    painted: length(outerOutline(shape, d)),
    aboutY: symmetricAboutY(shape, d),
    aboutZ: symmetricAboutZ(shape),
    shape,
    shear: shearAreas(g, p.A),
  });
}

export interface Assembly {
  /** outer perimeter */
  readonly painted: number;
  readonly aboutY: boolean;
  readonly aboutZ: boolean;
  readonly shape: Shape;
  readonly shear: { readonly A_v_z_mm2: number; readonly A_v_y_mm2: number };
}

export function assemble(p: PlaneProperties, m: Member, a: Assembly): SectionProperties {
  const { A, I_y, I_z } = p;
  const [W_pl_y, W_pl_z] = plasticModuli(p, a.aboutY, a.aboutZ);
  const [y_0, z_0] = [Math.abs(m.y_0) < 1e-9 ? 0 : m.y_0, Math.abs(m.z_0) < 1e-9 ? 0 : m.z_0];
  return Object.freeze({
    A_mm2: A,
    G_kg_m: A * kgPerMm2AndM,
    A_L_m2_m: a.painted / 1000,
    I_y_mm4: I_y,
    W_el_y_mm3: I_y / Math.max(p.top, p.bottom),
    W_pl_y_mm3: W_pl_y,
    i_y_mm: Math.sqrt(I_y / A),
    A_v_z_mm2: a.shear.A_v_z_mm2,
    I_z_mm4: I_z,
    W_el_z_mm3: I_z / Math.max(p.left, p.right),
    W_pl_z_mm3: W_pl_z,
    i_z_mm: Math.sqrt(I_z / A),
    A_v_y_mm2: a.shear.A_v_y_mm2,
    I_t_mm4: m.I_t,
    I_w_mm6: m.I_w,
    I_t_source: m.I_t_source,
    I_w_source: m.I_w_source,
    ...(m.W_t !== undefined && { W_t_mm3: m.W_t }),
    ...fibres(p, a.aboutY, a.aboutZ),
    ...centroid(a.shape, p, a.aboutY, a.aboutZ),
    y_0_mm: Math.abs(y_0),
    z_0_mm: Math.abs(z_0),
    i_0_mm: Math.sqrt((I_y + I_z) / A + y_0 * y_0 + z_0 * z_0),
    ...asymmetry(p, m, a.aboutY, a.aboutZ),
    ...(!a.aboutY && !a.aboutZ && principalProperties(p, y_0, z_0)),
  });
}
