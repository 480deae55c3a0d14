import { ofForm } from "../../basis/verification.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";
import { draw, memberShape, stiffenerShapes } from "../geometry.ts";
import { type Member, resolveMember, resolveThroat } from "../parts/index.ts";
import { forceOfMoment, forceOnAxis, leastForce, verifyAxial } from "./axial.ts";
import { type BeamEnd, beamEnd, putFlangeOn } from "./beam.ts";
import {
  type Column,
  prepareColumn,
  putPanelShear,
  putStiffenerTension,
  putWebCompression,
  putWebTension,
  putWebUnderBoth,
  verifyStiffenerRules,
  webInCompression,
  webInTension,
} from "./column.ts";
import * as jointComponents from "./components.ts";
import { jointMoment } from "./end-plate.ts";
import { flangeNames, webNames } from "./end-plate-geometry.ts";
import { knowsRotation, strong, strongEnough } from "./rotation.ts";
import { says } from "./says.ts";
import { type WeldedBeamItem, weldedBeamSchema } from "./schema.ts";
import * as jointStiffness from "./stiffness.ts";
import { rejectThickThroats, verifyWelds, weakerSteel } from "./welds.ts";

// The kind `welded-beam`: a beam welded straight to the flange of a column, Table 6.15 b).

const arm = formula("Figure 6.15", "h_b - t_fb", (h_b, t_fb) => h_b - t_fb, { h_b: [200, 600], t_fb: [5, 30] });
const moment = formula("6.2.7.1(1)", "F_Rd * z / 1000", (F_Rd, z) => (F_Rd * z) / 1000);
const ofPanel = formula("6.2.7.1(1)", "V_wp_Rd / beta", (V_wp_Rd, beta) => V_wp_Rd / beta);
const shearOfPanel = formula("5.3(3)", "beta * F_c_Ed", (beta, F_c_Ed) => beta * F_c_Ed);
const spreadOf = formula(
  "6.2.6.3(2)",
  "t_fb + 2 * sqrt(2) * a_b + 5 * (t_fc + s)",
  (t_fb, a_b, t_fc, s) => t_fb + 2 * Math.SQRT2 * a_b + 5 * (t_fc + s),
);

const flangeInBending = requirement(
  "column-flange-bending",
  "6.2.6.4.3",
  "F_t_Ed / F_fc_Rd <= 1",
  "column flange in bending",
);
const flangeWidth = ofForm(
  requirement(
    "flange-effective-width",
    "4.10(3)",
    "f_y_b / f_u_b * b_fb <= b_eff",
    "effective width of the unstiffened flange",
  ),
);

/** 6.4.3: rotation that a welded joint can turn. */
const rotationStiffened = formula("6.4.3(1)", "0.025 * h_c / h_b", (h_c, h_b) => (0.025 * h_c) / h_b);

export const weldedBeamKind = defineKind({
  name: "welded-beam",
  title: "Moment joint, beam welded to the column",
  schema: weldedBeamSchema,
  example: {
    connection: "welded-beam",
    beam: { profile: "IPE 300", steel_grade: "S235" },
    column: { profile: "HE 240 B", steel_grade: "S235" },
    throat_flange_mm: 6,
    throat_web_mm: 4,
    M_j_Ed: 80,
    V_Ed: 60,
    span_mm: 6000,
    braced: true,
  },
  actions: ["M_j_Ed", "V_Ed", "N_Ed"],
  label: (item) => `${item.beam.profile ?? "beam"} welded to ${item.column.profile ?? "column"}`,
  run: runWeldedBeam,
});

interface Joint {
  readonly item: WeldedBeamItem;
  readonly beam: Member;
  readonly end: BeamEnd;
  readonly column: Column;
  readonly a_f: number;
  readonly a_w: number;
  readonly z: number;
}

/** Beam and welds are alike above and below: a moment below 0 only changes the places of the stiffeners. */
function pulledSideUp(given: WeldedBeamItem): WeldedBeamItem {
  const { M_j_Ed, stiffeners } = given;
  if (M_j_Ed === undefined || M_j_Ed >= 0) return given;
  if (!stiffeners) return { ...given, M_j_Ed: -M_j_Ed };
  const { compression_t_mm, tension_t_mm, ...others } = stiffeners;
  const turned = {
    ...others,
    ...(tension_t_mm !== undefined && { compression_t_mm: tension_t_mm }),
    ...(compression_t_mm !== undefined && { tension_t_mm: compression_t_mm }),
  };
  return { ...given, M_j_Ed: -M_j_Ed, stiffeners: turned };
}

function runWeldedBeam(sheet: Sheet, given: WeldedBeamItem): undefined {
  const item = pulledSideUp(given);
  const joint = resolve(sheet, item);
  if (!joint) return;
  const { column, z, end, beam } = joint;
  draw(sheet, () => ({
    kind: "welded-beam",
    beam: memberShape(beam, given.beam),
    column: memberShape(column.member, given.column),
    stiffeners: stiffenerShapes(given.stiffeners),
    pulledSide: (given.M_j_Ed ?? 0) < 0 ? "bottom" : "top",
    z,
    a_f: joint.a_f,
    a_w: joint.a_w,
    M_j_Ed: given.M_j_Ed,
    V_Ed: given.V_Ed,
    N_Ed: given.N_Ed,
  }));
  const F_c_fb = putFlangeOn(sheet, end, column.member.b, Math.abs(item.V_Ed ?? 0));
  const V_wp = putPanelShear(sheet, column, beam.h - beam.t_f);
  const web = putWebCompression(sheet, column, { t_fb: beam.t_f, a: joint.a_f });
  const F_c_wc = web.F;
  const b_eff_t = sheet.put("b_eff_t_wc_mm", spreadOf, beam.t_f, joint.a_f, column.member.t_f, column.member.r);
  const F_t_wc = putWebTension(sheet, column, b_eff_t, true);
  const F_fc = putFlangeBending(sheet, joint);
  const components = [
    { F: F_c_fb, by: "beam-flange-compression" },
    { F: F_c_wc, by: "column-web-compression" },
    { F: F_t_wc, by: "column-web-tension" },
    { F: F_fc, by: "column-flange" },
  ];
  if (column.beta > 0)
    components.push({ F: sheet.step("F_wp_kN", ofPanel, V_wp, column.beta), by: "column-web-shear" });
  const weakest = components.reduce((a, b) => (b.F < a.F ? b : a));
  const F_Rd = components.reduce((F, other) => sheet.step("F_Rd_kN", leastForce, F, other.F), weakest.F);
  sheet.given("governing", weakest.by);
  const M_j_Rd = sheet.put("M_j_Rd_kNm", moment, F_Rd, z);
  const F = { F_c_fb, F_c_wc, F_t_wc, F_fc, V_wp };
  if (item.M_j_Ed !== undefined) verify(sheet, joint, Math.abs(item.M_j_Ed), M_j_Rd, F);
  verifyAxial(sheet, beam, {
    N_Ed: item.N_Ed,
    M_j_Ed: item.M_j_Ed,
    M_j_Rd,
    gamma_M0: end.gamma_M0,
    put: (pulls) => {
      const F = pulls ? Math.min(F_fc, F_t_wc) : Math.min(F_c_fb, F_c_wc);
      const F_both = pulls ? undefined : putWebUnderBoth(sheet, column, z, { ...web, b_top: web.b_eff });
      if (F_both === undefined) return sheet.put("N_j_Rd_kN", forceOnAxis, F, z, z / 2, F);
      return sheet.put("N_j_Rd_kN", leastForce, sheet.step("N_c_Rd_kN", forceOnAxis, F, z, z / 2, F), F_both);
    },
  });
  const found = stiffness(sheet, joint, M_j_Rd, web.b_eff, b_eff_t);
  strength(sheet, joint, M_j_Rd, found);
  const steel = weakerSteel(sheet, beam.steel, column.member.steel);
  verifyWelds(sheet, beam, {
    a_f: joint.a_f,
    a_w: joint.a_w,
    steel,
    gamma_M0: end.gamma_M0,
    V_Ed: Math.abs(item.V_Ed ?? 0),
    b: column.member.b,
  });
  verifyStiffenerRules(sheet, column);
  rotationCapacity(sheet, joint, weakest.by, M_j_Rd);
}

function resolve(sheet: Sheet, item: WeldedBeamItem): Joint | undefined {
  const beam = resolveMember(sheet, "beam", item.beam, ["I"]);
  const member = resolveMember(sheet, "column", item.column, ["I"]);
  const a_f = resolveThroat(
    sheet,
    "",
    { throat: item.throat_flange_mm, leg: item.leg_flange_mm },
    { names: flangeNames },
  );
  const a_w = resolveThroat(sheet, "", { throat: item.throat_web_mm, leg: item.leg_web_mm }, { names: webNames });
  if (item.stiffeners?.backing_plate_t_mm !== undefined) {
    sheet.problem("stiffeners.backing_plate_t_mm", says.forBolted);
  }
  if (!beam || !member || a_f === undefined || a_w === undefined) return undefined;
  rejectThickThroats(sheet, item, beam, a_f, a_w);
  if (beam.b > member.b) sheet.assume(says.wideFlange);
  sheet.assume(says.columnBothWays);
  const column = prepareColumn(sheet, member, item);
  if (!column) return undefined;
  const end = beamEnd(beam, undefined, column.gamma_M0);
  if (sheet.problems.length > 0) return undefined;
  return { item, beam, end, column, a_f, a_w, z: sheet.put("z_mm", arm, beam.h, beam.t_f) };
}

/** 6.2.6.4.3: an unstiffened flange carries over its effective width; stiffeners take what lies beside it. */
function putFlangeBending(sheet: Sheet, { beam, column, end }: Joint): number {
  const { member, stiffeners } = column;
  const b_fb = Math.min(beam.b, member.b);
  const k = sheet.put("k", jointComponents.flangeFactor, member.t_f, member.steel.f_y, beam.t_f, beam.steel.f_y);
  const b_eff = sheet.put(
    "b_eff_b_fc_mm",
    jointComponents.flangeEffectiveWidth,
    b_fb,
    member.t_w,
    member.r,
    k,
    member.t_f,
  );
  const t_st = stiffeners.tension_t_mm;
  if (t_st !== undefined) {
    const F_st = putStiffenerTension(sheet, column, t_st);
    return sheet.put(
      "F_fc_Rd_kN",
      jointComponents.flangeStiffened,
      b_fb,
      beam.t_f,
      beam.steel.f_y,
      end.gamma_M0,
      b_eff,
      F_st,
    );
  }
  const needed = sheet.put("b_eff_min_mm", jointComponents.leastEffectiveWidth, beam.steel.f_y, beam.steel.f_u, beam.b);
  sheet.verify(flangeWidth, needed, b_eff, "mm");
  return sheet.put("F_fc_Rd_kN", jointComponents.flangeBending, b_eff, beam.t_f, beam.steel.f_y, end.gamma_M0);
}

interface Forces {
  readonly F_c_fb: number;
  readonly F_c_wc: number;
  readonly F_t_wc: number;
  readonly F_fc: number;
  readonly V_wp: number;
}

function verify(sheet: Sheet, { column, z }: Joint, M: number, M_j_Rd: number, F: Forces): void {
  sheet.verify(jointMoment, M, M_j_Rd, "kNm");
  const F_Ed = sheet.put("F_c_Ed_kN", forceOfMoment, M, z);
  sheet.verify(jointComponents.beamFlangeCompression, F_Ed, F.F_c_fb, "kN");
  sheet.verify(jointComponents.columnWebCompression, F_Ed, F.F_c_wc, "kN");
  sheet.verify(jointComponents.columnWebTension, F_Ed, F.F_t_wc, "kN");
  sheet.verify(flangeInBending, F_Ed, F.F_fc, "kN");
  sheet.verify(jointComponents.columnWebShear, sheet.put("V_wp_Ed_kN", shearOfPanel, column.beta, F_Ed), F.V_wp, "kN");
}

/** Table 6.9: k_1, k_2, k_3; stiffeners make theirs infinite. */
function stiffness(sheet: Sheet, { column, z, item, beam }: Joint, M_j_Rd: number, b_eff_c: number, b_eff_t: number) {
  const { stiffeners, beta, A_vc, d_c } = column;
  const stiff = stiffeners.diagonal_t_mm !== undefined || beta === 0;
  const k_1 = stiff ? undefined : sheet.put("k_1_mm", jointStiffness.k1, A_vc, beta, z);
  const k_2 =
    stiffeners.compression_t_mm === undefined
      ? sheet.put("k_2_mm", jointStiffness.k2, b_eff_c, webInCompression(column), d_c)
      : undefined;
  const k_3 =
    stiffeners.tension_t_mm === undefined
      ? sheet.put("k_3_mm", jointStiffness.k3, b_eff_t, webInTension(column), d_c)
      : undefined;
  const finite = [k_1, k_2, k_3].filter((k) => k !== undefined);
  if (finite.length === 0) {
    sheet.given("classification_stiffness", "rigid");
    return "rigid" as const;
  }
  const S = jointStiffness.putStiffnessOf(sheet, z, finite);
  jointStiffness.putSecantStiffness(sheet, S, item.M_j_Ed, M_j_Rd);
  return jointStiffness.putStiffnessClass(sheet, S, beam.section.properties.I_y_mm4, item.span_mm, item.braced);
}

function strength(
  sheet: Sheet,
  { beam, column, end }: Joint,
  M_j_Rd: number,
  found: jointStiffness.StiffnessClass | undefined,
): void {
  const M_b = sheet.put(
    "M_b_pl_Rd_kNm",
    jointComponents.momentOfBeam,
    beam.section.properties.W_pl_y_mm3,
    beam.steel.f_y,
    end.gamma_M0,
  );
  const { section, steel } = column.member;
  const M_c = sheet.put(
    "M_c_pl_Rd_kNm",
    jointComponents.momentOfBeam,
    section.properties.W_pl_y_mm3,
    steel.f_y,
    end.gamma_M0,
  );
  // within the height of a column two of its ends resist (5.2.3.3)
  jointStiffness.putClassification(sheet, found, jointStiffness.putStrengthClass(sheet, M_j_Rd, M_b, M_c));
}

/** 6.4.3: a stiffened compression zone turns further; where the web panel governs in shear, 6.4.2(1) has it. */
function rotationCapacity(sheet: Sheet, { column, beam, item, end }: Joint, governing: string, M_j_Rd: number): void {
  const known = knowsRotation([beam.steel, column.member.steel]);
  if (known && governing === "column-web-shear") return;
  const { compression_t_mm, tension_t_mm } = column.stiffeners;
  if (known && tension_t_mm === undefined && item.plastic_analysis) sheet.assume(says.elasticRotation);
  if (known && compression_t_mm !== undefined && tension_t_mm === undefined) {
    sheet.put("phi_Cd", rotationStiffened, column.member.h, beam.h);
    return;
  }
  if (known && compression_t_mm === undefined && tension_t_mm === undefined) {
    sheet.table("phi_Cd", 0.015, "EN 1993-1-8 6.4.3(2)", says.unstiffenedWelded);
    return;
  }
  if (!item.plastic_analysis) return;
  const M_pl = sheet.step(
    "M_pl_Rd_kNm",
    jointComponents.momentOfBeam,
    beam.section.properties.W_pl_y_mm3,
    beam.steel.f_y,
    end.gamma_M0,
  );
  sheet.verify(strong, sheet.step("M_pl_Rd_1_2_kNm", strongEnough, M_pl), M_j_Rd, "kNm");
}
