import type { DeflectionLimits } from "../annexes/timber-types.ts";
import { listed } from "../basis/message.ts";
import type { Sheet } from "../engine/sheet.ts";
import { formula, requirement } from "./formula.ts";
import { givenFactor } from "./member.ts";
import type { Member } from "./model.ts";
import { serviceabilitySays as says, says as timberSays } from "./says.ts";
import { secondMomentY } from "./section.ts";
import { deformationFactors } from "./strength.ts";

// EN 1995-1-1 2.2.3, 2.3.2.2 and 7.2: deflections under characteristic loads. q in kN/m, Q in kN, lengths in mm.

/** Simply supported, uniform load and load at midspan, with the deflection by shear of a rectangle */
export const simpleSpan = formula(
  "7.2",
  "5 * q * l^4 / (384 * E_0_mean * I_y) + 1000 * Q * l^3 / (48 * E_0_mean * I_y) + 1.2 * (q * l^2 / 8 + 1000 * Q * l / 4) / (G_mean * A)",
  (q, l, E_0_mean, I_y, Q, G_mean, A) =>
    (5 * q * l ** 4) / (384 * E_0_mean * I_y) +
    (1000 * Q * l ** 3) / (48 * E_0_mean * I_y) +
    (1.2 * ((q * l ** 2) / 8 + (1000 * Q * l) / 4)) / (G_mean * A),
);

export const simpleSpanInBending = formula(
  "7.2",
  "5 * q * l^4 / (384 * E_0_mean * I_y) + 1000 * Q * l^3 / (48 * E_0_mean * I_y)",
  (q, l, E_0_mean, I_y, Q) => (5 * q * l ** 4) / (384 * E_0_mean * I_y) + (1000 * Q * l ** 3) / (48 * E_0_mean * I_y),
);

/** Cantilever, uniform load and load at the tip */
export const cantilever = formula(
  "7.2",
  "q * l^4 / (8 * E_0_mean * I_y) + 1000 * Q * l^3 / (3 * E_0_mean * I_y) + 1.2 * (q * l^2 / 2 + 1000 * Q * l) / (G_mean * A)",
  (q, l, E_0_mean, I_y, Q, G_mean, A) =>
    (q * l ** 4) / (8 * E_0_mean * I_y) +
    (1000 * Q * l ** 3) / (3 * E_0_mean * I_y) +
    (1.2 * ((q * l ** 2) / 2 + 1000 * Q * l)) / (G_mean * A),
);

export const cantileverInBending = formula(
  "7.2",
  "q * l^4 / (8 * E_0_mean * I_y) + 1000 * Q * l^3 / (3 * E_0_mean * I_y)",
  (q, l, E_0_mean, I_y, Q) => (q * l ** 4) / (8 * E_0_mean * I_y) + (1000 * Q * l ** 3) / (3 * E_0_mean * I_y),
);

/** One more load of a combination, with its factor */
export const withLoad = formula("2.2.3(2)", "w + psi * w_i", (w, psi, w_i) => w + psi * w_i);
export const share = formula("2.2.3(5)", "psi_2 * w_1", (psi_2, w_1) => psi_2 * w_1);

export const instantaneous = formula("7.2(1)", "w_inst_G + w_inst_Q", (w_inst_G, w_inst_Q) => w_inst_G + w_inst_Q);

/** (2.3) to (2.5): creep under the quasi-permanent load */
export const creep = formula(
  "2.2.3(5)",
  "k_def * (w_inst_G + w_qp_Q)",
  (k_def, w_inst_G, w_qp_Q) => k_def * (w_inst_G + w_qp_Q),
);

export const final = formula("2.2.3(5)", "w_inst + w_creep", (w_inst, w_creep) => w_inst + w_creep);

/** EN 1990 (6.15b): the same with the frequent value of the leading load */
export const frequentShare = formula("7.2(1)", "psi_1 * w_1", (psi_1, w_1) => psi_1 * w_1);
export const additionalFrequent = formula("7.2(1)", "w_freq_Q + w_creep", (w_freq_Q, w_creep) => w_freq_Q + w_creep);

/** (7.2) */
export const netFinal = formula("7.2(1) (7.2)", "w_fin - w_c", (w_fin, w_c) => w_fin - w_c);

/** What comes after the permanent load has bent the member */
export const additional = formula("7.2(1)", "w_fin - w_inst_G", (w_fin, w_inst_G) => w_fin - w_inst_G);

/** Solid timber installed near fibre saturation that dries under load */
export const wetDeformationFactor = formula("3.2(4)", "k_def_0 + 1", (k_def_0) => k_def_0 + 1);

/** (2.10) */
export const finalModulus = formula(
  "2.3.2.2(2) (2.10)",
  "E_0_mean / (1 + psi_2 * k_def)",
  (E_0_mean, psi_2, k_def) => E_0_mean / (1 + psi_2 * k_def),
);

export const deflectionInst = requirement(
  "deflection-inst",
  "7.2(2)",
  "w_inst <= span / n",
  "instantaneous deflection",
);
export const deflectionOfVariable = requirement(
  "deflection-inst",
  "7.2(2)",
  "w_inst_Q <= span / n",
  "instantaneous deflection under variable load",
);
export const deflectionNetFinal = requirement(
  "deflection-net-fin",
  "7.2(2)",
  "abs(w_net_fin) <= span / n",
  "net final deflection",
);
export const deflectionFinal = requirement("deflection-fin", "7.2(2)", "w_fin <= span / n", "final deflection");
export const deflectionAdditional = requirement(
  "deflection-additional",
  "7.2(2)",
  "w_add <= span / n",
  "additional deflection",
);

export function deflection(sheet: Sheet, member: Member): void {
  const { item, timber, section } = member;
  const loads = item.serviceability;
  if (!loads) return;
  const {
    static_system = systemOf(item),
    g_kN_m = 0,
    G_kN = 0,
    variable = [],
    shear_deformation = true,
    precamber_mm = 0,
  } = loads;
  const span = loads.span_mm ?? item.length_mm;
  sheet.given("static_system", static_system);
  sheet.given("span_mm", span);
  const given = givenFactor(sheet, item, "k_def");
  const k_def = given === undefined ? deformationFactor(sheet, member) : sheet.given("k_def", given);
  const I_y = sheet.put("I_y_mm4", secondMomentY, item.b, item.h);
  if (loads.static_system === undefined) sheet.assume(static_system === "simple" ? says.simple : says.cantilever);
  const w = (name: string, q: number, Q: number) => {
    const simple = static_system === "simple";
    if (!shear_deformation) {
      return sheet.put(name, simple ? simpleSpanInBending : cantileverInBending, q, span, timber.E_0_mean, I_y, Q);
    }
    const { E_0_mean, G_mean } = timber;
    return sheet.put(name, simple ? simpleSpan : cantilever, q, span, E_0_mean, I_y, Q, G_mean, section.A);
  };

  const w_G = w("w_inst_G_mm", g_kN_m, G_kN);
  const of = variable.map(({ q_kN_m = 0, Q_kN = 0 }, i) =>
    w(variable.length === 1 ? "w_inst_Q_mm" : `w_inst_Q${i + 1}_mm`, q_kN_m, Q_kN),
  );
  const sum = (name: string, start: number, psi: (i: number) => number) =>
    of.slice(1).reduce((total, w_i, i) => {
      const last = i === of.length - 2;
      return last
        ? sheet.put(name, withLoad, total, psi(i + 1), w_i)
        : sheet.step(name, withLoad, total, psi(i + 1), w_i);
    }, start);
  const first = of[0] ?? 0;
  const psi_2 = variable[0]?.psi_2 ?? 1;
  const w_Q =
    variable.length === 0 ? sheet.given("w_inst_Q_mm", 0) : sum("w_inst_Q_mm", first, (i) => variable[i]?.psi_0 ?? 1);
  const w_qp = sum(
    "w_qp_Q_mm",
    variable.length === 0
      ? 0
      : variable.length === 1
        ? sheet.put("w_qp_Q_mm", share, psi_2, first)
        : sheet.step("w_qp_Q_mm", share, psi_2, first),
    (i) => variable[i]?.psi_2 ?? 1,
  );

  const w_inst = sheet.put("w_inst_mm", instantaneous, w_G, w_Q);
  const w_creep = sheet.put("w_creep_mm", creep, k_def, w_G, w_qp);
  const w_fin = sheet.put("w_fin_mm", final, w_inst, w_creep);
  const w_net_fin = sheet.put("w_net_fin_mm", netFinal, w_fin, precamber_mm);
  sheet.put("E_mean_fin_MPa", finalModulus, timber.E_0_mean, psi_2, k_def);
  if (sheet.steps && variable.length === 0) sheet.explain(says.permanentOnly);
  const psi_1 = variable[0]?.psi_1;
  const frequent = () => {
    if (psi_1 === undefined) return undefined;
    const w_1 = sheet[variable.length === 1 ? "put" : "step"]("w_freq_Q_mm", frequentShare, psi_1, first);
    return sum("w_freq_Q_mm", w_1, (i) => variable[i]?.psi_2 ?? 1);
  };
  verifyLimits(sheet, member, span, { w_G, w_Q, w_inst, w_creep, w_fin, w_net_fin, frequent });
}

export const systemOf = ({ ltb_case, serviceability }: Member["item"]) =>
  serviceability?.static_system ?? (ltb_case?.startsWith("cantilever") ? "cantilever" : "simple");

/** LVL whose load bends its crosswise veneers, which shear like those of plywood. */
const crossBondedFlatwise = { 1: 0.8, 2: 1, 3: 2.5 } as const;

function deformationFactor(sheet: Sheet, { item, type, timber, service_class }: Member): number {
  if (type === "LVL" && timber.crossBonded && item.orientation === "flatwise") {
    const k_def = crossBondedFlatwise[service_class];
    sheet.assume(timber.declared ? says.creepOfDeclaredLVL : says.creepOfCrossBonded);
    return sheet.table(
      "k_def",
      k_def,
      "LVL Handbook Table 4.3",
      sheet.steps && timberSays.serviceClass({ service_class }),
    );
  }
  const table = deformationFactors[service_class];
  if (!item.drying_under_load || !type.startsWith("solid")) {
    return sheet.table(
      "k_def",
      table,
      "EN 1995-1-1 Table 3.2",
      sheet.steps && timberSays.serviceClass({ service_class }),
    );
  }
  return sheet.put("k_def", wetDeformationFactor, table);
}

function limitByUse(national: DeflectionLimits, item: Member["item"]): number | null {
  const { use = "floor" } = item.serviceability ?? {};
  const cantilever = systemOf(item) === "cantilever";
  if (national.by_use && use !== "floor") return national.by_use[use] / (cantilever ? 2 : 1);
  return (cantilever ? national.cantilever : national).w_add;
}

interface Deflections {
  readonly w_G: number;
  readonly w_Q: number;
  readonly w_inst: number;
  readonly w_creep: number;
  readonly w_fin: number;
  readonly w_net_fin: number;
  /** Of the variable loads, where the request gives psi_1. */
  readonly frequent: () => number | undefined;
}

function verifyLimits(
  sheet: Sheet,
  { item }: Member,
  span: number,
  { w_G, w_Q, w_inst, w_creep, w_fin, w_net_fin, frequent }: Deflections,
): void {
  const own = item.serviceability?.limits ?? {};
  const national = sheet.parameter("EN 1995-1-1", "deflection_limits");
  const row = systemOf(item) === "cantilever" ? national.cantilever : national;
  const n = {
    w_inst: own.w_inst ?? row.w_inst,
    w_net_fin: own.w_net_fin ?? row.w_net_fin,
    w_fin: own.w_fin ?? row.w_fin,
    w_add: own.w_add ?? limitByUse(national, item),
  };
  if (item.serviceability?.limits === undefined) {
    const reads = (["w_inst", "w_net_fin", "w_fin", "w_add"] as const).flatMap((name) =>
      n[name] === null ? [] : [`${name} l/${n[name]}`],
    );
    sheet.assume(reads.length === 0 ? says.noLimit : says.limits({ limits: listed("plain", reads) }));
  }
  if (n.w_inst !== null) {
    const ofVariable = national.w_inst_of_variable;
    sheet.verify(ofVariable ? deflectionOfVariable : deflectionInst, ofVariable ? w_Q : w_inst, span / n.w_inst, "mm");
  }
  // a precamber that the loads do not take back is a deflection too
  if (n.w_net_fin !== null) sheet.verify(deflectionNetFinal, Math.abs(w_net_fin), span / n.w_net_fin, "mm");
  if (n.w_fin !== null) sheet.verify(deflectionFinal, w_fin, span / n.w_fin, "mm");
  if (n.w_add !== null) verifyAdditional(sheet, item, national, span / n.w_add, { w_G, w_fin, w_creep, frequent });
}

/** EN 1990 A1.4.3: what comes after the permanent load, by what is carried where the annex asks. */
function verifyAdditional(
  sheet: Sheet,
  { serviceability }: Member["item"],
  national: DeflectionLimits,
  limit: number,
  { w_G, w_fin, w_creep, frequent }: Pick<Deflections, "w_G" | "w_fin" | "w_creep" | "frequent">,
): void {
  const use = serviceability?.use ?? "floor";
  if (national.by_use && serviceability?.use === undefined && serviceability?.limits?.w_add === undefined) {
    sheet.assume(says.floorAssumed);
  }
  const ofFloor = national.w_add_frequent === true && use === "floor";
  const w_freq = ofFloor ? frequent() : undefined;
  if (ofFloor) sheet.assume(w_freq === undefined ? says.frequentNotGiven : says.frequentOfFloors);
  const w =
    w_freq === undefined
      ? sheet.put("w_add_mm", additional, w_fin, w_G)
      : sheet.put("w_add_mm", additionalFrequent, w_freq, w_creep);
  sheet.verify(deflectionAdditional, w, limit, "mm");
}
