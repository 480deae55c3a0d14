import { ofForm, requirementsOf } from "../../basis/verification.ts";
import { requirement } from "../formula.ts";

const members = requirementsOf("EN 1993-1-1");

// What a simple joint has to fulfil: one requirement for each way to fail, in shear and under a tying force.

const shear = (id: string, clause: string, title?: string) =>
  requirement(id, clause, `V_Ed <= V_Rd_${id.replaceAll("-", "_")}`, title);
/** Cross-sections, which EN 1993-1-1 verifies. */
const section = (id: string, clause: string, title: string) =>
  members(id, clause, `V_Ed <= V_Rd_${id.replaceAll("-", "_")}`, title);
const tying = (id: string, clause: string, title: string) =>
  requirement(id, clause, `F_tie_Ed <= N_u_Rd_${id.replace("tying-", "").replaceAll("-", "_")}`, title);

export const boltShear = shear("bolt-shear", "3.12 (SN017)", "shear of the bolts in the web");
export const longJoint = requirement(
  "bolt-shear-long-joint",
  "3.8(1)",
  "V_Ed <= V_Rd_long_joint",
  "shear of the bolts in the web, long joint",
);
export const longSupport = requirement(
  "support-bolts-long-joint",
  "3.8(1)",
  "V_Ed <= V_Rd_long_support",
  "bolts in the support, long joint",
);
export const legBlock = requirement(
  "support-leg-block",
  "3.10.2",
  "V_Ed <= V_Rd_leg_block",
  "block tearing of the legs on the support",
);
export const plateBearing = shear("plate-bearing", "3.12 (SN017)", "bearing of the plate");
export const plateGross = section("plate-gross", "6.2.6(2) (SN014, SN017)", "plate in shear, gross section");
export const plateNet = section("plate-net", "6.2.6 (SN014, SN017)", "plate in shear, net section");
export const plateBlock = shear("plate-block", "3.10.2", "block tearing of the plate");
export const plateBending = section("plate-bending", "6.2.5 (SN014, SN017)", "bending of the plate in its plane");
export const plateBuckling = section("plate-buckling", "6.3.2 (SN017)", "buckling of the plate");
export const web = section("web", "6.2.6(2) (SN014)", "shear of the beam's web at the end plate");
export const webBearing = shear("web-bearing", "3.12 (SN017)", "bearing of the beam's web");
export const webGross = section("web-gross", "6.2.6(2) (SN017)", "beam's web in shear, gross section");
export const webNet = section("web-net", "6.2.6 (SN017)", "beam's web in shear, net section");
export const webBlock = shear("web-block", "3.10.2", "block tearing of the beam's web");
export const notch = section("notch", "6.2.8 (SN017)", "bending at the notch");
export const supportBolts = shear("support-bolts", "3.7(1)", "bolts in the support");
export const weld = shear("weld", "4.5.3", "welds of the plate");
export const supportBearing = requirement(
  "support-bearing",
  "Table 3.4",
  "F_b_support_Ed <= F_b_support_Rd",
  "bearing of the support",
);
export const supportShear = members(
  "support-shear",
  "6.2.6 (SCI P358)",
  "(V_Ed + V_opposite_Ed) / 2 <= V_Rd_support_shear",
  "local shear of the support",
);
export const webInteraction = members(
  "web-interaction",
  "6.2.8 (MSB05 3.2.5.3, SCI P358)",
  "M_web_Ed <= M_web_Rd",
  "shear with bending of the web beside a long plate",
);

export const notchStability = ofForm(
  members(
    "notch-stability",
    "6.2.8 (SCI P358, MSB05 2.2.3)",
    "max(depth / depth_max, length / length_max) <= 1",
    "notch short and shallow enough to need no stiffener",
  ),
);

export const tyingTStub = requirement(
  "tying-t-stub",
  "6.2.4",
  "F_tie_Ed <= F_T_u_Rd",
  "tying, bending of the plate and bolts in tension",
);
export const tyingBoltShear = tying("tying-bolt-shear", "3.6.1", "tying, shear of the bolts");
export const tyingPlateBearing = tying("tying-plate-bearing", "Table 3.4", "tying, bearing of the plate");
export const tyingPlateTension = members(
  "tying-plate-tension",
  "6.2.3(2) (SN018)",
  "F_tie_Ed <= N_u_Rd_plate_tension",
  "tying, plate in tension",
);
export const tyingPlateBlock1 = tying(
  "tying-plate-block-1",
  "3.10.2",
  "tying, block tearing of the plate between the end bolts",
);
export const tyingPlateBlock2 = tying("tying-plate-block-2", "3.10.2", "tying, block tearing of the plate to its end");
export const tyingWebBearing = tying("tying-web-bearing", "Table 3.4", "tying, bearing of the beam's web");
export const tyingWebTension = members(
  "tying-web-tension",
  "6.2.3(2) (SN015, SN018)",
  "F_tie_Ed <= N_u_Rd_web_tension",
  "tying, beam's web in tension",
);
export const tyingWebBlock = tying("tying-web-block", "3.10.2", "tying, block tearing of the beam's web");
export const tyingWeld = tying("tying-weld", "4.5.3", "tying, welds");
export const tyingSupport = tying("tying-support", "6.2 (SCI P358)", "tying, bending of the supporting web");

/** Rules that are met or not: listed where they are broken. */
export const boltDuctility = ofForm(
  requirement("bolt-ductility", "6.4.2 (SN014, SCI P358)", "t <= t_ductile", "ductility of the joint"),
);
export const rotationGeometry = ofForm(
  requirement("rotation-geometry", "5.2 (SN014, SN017)", "h_p <= d_clear", "plate within the clear depth of the web"),
);
export const supportPunching = ofForm(
  requirement(
    "support-punching",
    "3.12 (SN017)",
    "t_p <= t_s * f_u_s / (f_y_p * gamma_M2)",
    "punching of the support by the plate",
  ),
);
