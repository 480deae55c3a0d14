import type { Message } from "../basis/message.ts";
import { decimals } from "../basis/numbers.ts";
import { atMost } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { concreteOfStrength } from "../materials/concrete.ts";
import type { Column } from "./column.ts";
import type { Moments, Writer } from "./design-moment.ts";
import { quiet } from "./design-moment.ts";
import { shearSays as says } from "./says.ts";
import { isConfined } from "./schema.ts";
import { type Half, leastWidth, pulledHalf } from "./section/half.ts";
import type { Profile } from "./section/profile.ts";
import * as shear from "./shear.ts";

/** One side of the section under tension. */
interface Side {
  readonly profile: Profile;
  readonly half: Half;
  readonly b_w: number;
  readonly d: number;
}

/** EN 1992-1-1 6.2: shear along h. The worse of the sides that may be pulled. */
export function verifyShear(sheet: Sheet, column: Column, N_Ed: number, V_Ed: number, bending: Moments): void {
  const [first, ...others] = sidesOf(sheet, column, V_Ed, bending);
  if (!first) return; // what is missing or wrong is on the sheet
  const use = (side: Side): number => {
    const found = shearOf(quiet, sheet, column, side, N_Ed, V_Ed);
    return Math.max(...found.map(({ demand, resistance }) => demand / Math.max(resistance, 1e-9)));
  };
  const worst = others.reduce((most, side) => (use(side) > use(most) ? side : most), first);
  sheet.assume(says.tensionHalf);
  if (others.length > 0) sheet.assume(says.eitherSide);
  for (const { requirement, demand, resistance, unit } of shearOf(sheet, sheet, column, worst, N_Ed, V_Ed)) {
    sheet.verify(requirement, demand, resistance, unit);
  }
}

/** Both sides of a section that is not symmetric count where the moment may change its sense within a depth. */
function sidesOf(sheet: Sheet, column: Column, V_Ed: number, { N_Ed, M_01, M_02 }: Moments): Side[] {
  const axis = column.drawn;
  const leaning = Math.max(0, N_Ed) * Math.max(column.y.e_i, column.z.e_i);
  const towards = [axis.positive.profile];
  if (!axis.symmetric) towards.push(axis.negative.profile);
  const pulled = (profile: Profile, sense: 1 | -1) => {
    const side = sideOf(sheet, column, profile);
    if (!side || axis.symmetric) return side;
    const sure = Math.min(-sense * M_01, -sense * M_02) >= (V_Ed * side.d + leaning) / 1000;
    return sure ? undefined : side;
  };
  return towards.flatMap((profile, i) => pulled(profile, i === 0 ? 1 : -1) ?? []);
}

function sideOf(sheet: Sheet, { item, section }: Column, profile: Profile): Side | undefined {
  const half = pulledHalf(profile);
  const most = { b_w: leastWidth(profile, half.v), d: profile.top - half.v };
  const rectangular = section.shape.kind === "polygon" && section.shape.rectangle;
  if (!rectangular && (item.b_w_mm === undefined || item.d_shear_mm === undefined)) return undefined; // asked for by readActions
  const fits = (name: "b_w_mm" | "d_shear_mm", limit: number, is: Message) => {
    const given = item[name];
    if (given === undefined || given <= limit * 1.01) return true;
    const known = sheet.problems.some(({ path }) => path.endsWith(name));
    if (!known) sheet.problem(name, atMost(decimals(limit, 1), given, { unit: "mm", is }));
    return false;
  };
  const fit = fits("b_w_mm", most.b_w, says.leastWidth);
  if (!fits("d_shear_mm", most.d, says.depthOfBars) || !fit) return undefined;
  return { profile, half, b_w: item.b_w_mm ?? most.b_w, d: item.d_shear_mm ?? most.d };
}

interface Judgement {
  readonly requirement: (typeof shear)["shear"];
  readonly demand: number;
  readonly resistance: number;
  readonly unit: string;
}

function shearOf(
  w: Writer,
  sheet: Sheet,
  column: Column,
  side: Side,
  N_Ed: number,
  V_Ed: number,
): readonly Judgement[] {
  const { item, values, A_c } = column;
  const { b_w, d, half } = side;
  const f_ck = Math.min(values.f_ck, sheet.parameter("EN 1992-1-1", "f_ck_shear_max"));
  const sigma_cp = w.put("sigma_cp_MPa", shear.axialStress, values.f_cd, N_Ed, A_c);
  const k = w.put("k_shear", shear.sizeFactor, d);
  const A_sl = w.given("A_sl_mm2", half.area);
  w.given("d_shear_mm", d);
  w.given("b_w_mm", b_w);
  const rho_l = w.put("rho_l", shear.tensionRatio, A_sl, b_w, d);
  const f_v = sheet.parameter("EN 1992-1-1", "v_min")(d, values.gamma_C);
  const v_min = w.put("v_min_MPa", shear.leastStress, f_v, k, f_ck);
  const C_Rd = sheet.parameter("EN 1992-1-1", "C_Rd_c");
  const k_1 = sheet.parameter("EN 1992-1-1", "k_1_shear");
  const V_Rd_c = w.put(
    "V_Rd_c_kN",
    shear.withoutLinks,
    C_Rd,
    values.gamma_C,
    k,
    rho_l,
    f_ck,
    v_min,
    k_1,
    sigma_cp,
    b_w,
    d,
  );
  const { links } = item;
  if (links && V_Ed <= V_Rd_c && (links.cot_theta ?? links.legs) !== undefined && !isConfined(item)) {
    sheet.assume(says.idleLinks);
  }
  if (!links || V_Ed <= V_Rd_c) return [{ requirement: shear.shear, demand: V_Ed, resistance: V_Rd_c, unit: "kN" }];
  const z = leverArm(w, sheet, column, side, N_Ed);
  const nu_1 = w.table("nu_1", sheet.parameter("EN 1992-1-1", "nu_1")(f_ck, Math.PI / 2), "EN 1992-1-1 6.2.3(3)");
  const sigma_cd = w.put("sigma_cd_MPa", shear.meanStress, N_Ed, A_c);
  const share = sigma_cd / values.f_cd;
  const tension = Math.min(0, sigma_cd) / concreteOfStrength(item.fck).f_ctm_MPa;
  const alpha = sheet.parameter("EN 1992-1-1", "alpha_cw")(tension);
  const alpha_cw = w.table("alpha_cw", Math.max(0, alpha), "EN 1992-1-1 6.2.3(3)");
  if (alpha_cw === 0) return [{ requirement: shear.shearStrut, demand: V_Ed, resistance: 0, unit: "kN" }];
  const V_Rd_cc = shear.concreteShare(f_ck, share, b_w, z);
  const flattest = sheet.parameter("EN 1992-1-1", "cot_theta_max")(share, V_Rd_cc / V_Ed, tension);
  const f_cd = Math.min(values.f_cd, (values.f_cd / values.f_ck) * f_ck);
  rejectInclination(sheet, links.cot_theta, flattest);
  const cot = w.table(
    "cot_theta",
    inclination(links.cot_theta, flattest, shear.useOfStrut(V_Ed, alpha_cw * b_w, z, nu_1, f_cd)),
    "EN 1992-1-1 6.2.3(2)",
  );
  if (links.legs === undefined) sheet.assume(says.twoLegs);
  if (links.cot_theta === undefined) sheet.assume(says.flattest);
  const A_sw = ((links.legs ?? 2) * Math.PI * links.diameter_mm ** 2) / 4;
  const V_Rd_s = w.put("V_Rd_s_kN", shear.linksResistance, A_sw, links.spacing_mm, z, values.f_yd, cot);
  const V_Rd_max = w.put("V_Rd_max_kN", shear.strutResistance, alpha_cw, b_w, z, nu_1, f_cd, cot);
  const concrete = { f_ck: item.fck, f_yk: item.fyk, f_ctm: concreteOfStrength(item.fck).f_ctm_MPa };
  const of = {
    use: w.put("use_of_struts", shear.useOfStruts, V_Ed, V_Rd_max),
    d,
    h: side.profile.depth,
    f_ck: item.fck,
  };
  const s_max = w.table("s_l_max_mm", sheet.parameter("EN 1992-1-1", "s_l_max")(of), "EN 1992-1-1 9.2.2(6)");
  const rho_w = w.put("rho_w", shear.linkRatio, A_sw, links.spacing_mm, b_w);
  const rho_min = w.table("rho_w_min", sheet.parameter("EN 1992-1-1", "rho_w_min")(concrete), "EN 1992-1-1 9.2.2(5)");
  const s_t_max = w.table("s_t_max_mm", sheet.parameter("EN 1992-1-1", "s_t_max")(of), "EN 1992-1-1 9.2.2(8)");
  const s_t = w.put("s_t_mm", shear.legSpacing, widthOfLinks(column, b_w), edgeOfLinks(column), links.legs ?? 2);
  return [
    { requirement: shear.shear, demand: V_Ed, resistance: V_Rd_s, unit: "kN" },
    { requirement: shear.shearStrut, demand: V_Ed, resistance: V_Rd_max, unit: "kN" },
    { requirement: shear.shearLinkSpacing, demand: links.spacing_mm, resistance: s_max, unit: "mm" },
    { requirement: shear.shearLinkRatio, demand: rho_min, resistance: rho_w, unit: "" },
    { requirement: shear.shearLegSpacing, demand: Math.max(0, s_t), resistance: s_t_max, unit: "mm" },
  ];
}

/** Links reach across a rectangle; of other shapes the width in shear is known. */
const widthOfLinks = ({ item, section: { shape } }: Column, b_w: number): number =>
  shape.kind === "polygon" && shape.rectangle ? (item.b ?? b_w) : b_w;

/** From the face to the axis of the link's leg. */
const edgeOfLinks = ({ item, section }: Column): number =>
  Math.max(0, section.axisDistance - (section.phi_max ?? 0) / 2 - (item.links?.diameter_mm ?? 0) / 2);

/** 6.2.3(1) */
function leverArm(w: Writer, sheet: Sheet, { section }: Column, { profile, d }: Side, N_Ed: number): number {
  if (N_Ed !== 0) sheet.assume(says.leverArm, { weighty: N_Ed > 0 });
  const c_v_l = profile.top - profile.highestSteel - (section.phi_max ?? 0) / 2;
  if (!sheet.parameter("EN 1992-1-1", "z_between_bars") || c_v_l >= d) return w.put("z_shear_mm", shear.leverArm, d);
  if (section.phi_max === undefined) sheet.assume(says.coverToAxes);
  return w.put("z_shear_mm", shear.leverArmBetweenBars, d, c_v_l);
}

function rejectInclination(sheet: Sheet, given: number | undefined, flattest: number): void {
  if (given === undefined || given <= flattest * 1.001) return;
  if (sheet.problems.some(({ path }) => path.endsWith("links.cot_theta"))) return;
  sheet.problem("links.cot_theta", atMost(decimals(flattest, 3), given, { is: says.flattestStrut }));
}

/** The flattest strut, which needs the fewest links, that the concrete still carries; never flatter than the annex lets. */
function inclination(given: number | undefined, flattest: number, use: number): number {
  if (given !== undefined) return Math.min(given, flattest);
  if (use >= 0.5) return Math.min(1, flattest);
  return Math.min(flattest, Math.max(1, shear.flattestStrut(use)));
}
