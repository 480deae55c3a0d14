import { atLeast, atMost, onlyWith, required } from "../../../basis/refusals.ts";
import { ofForm } from "../../../basis/verification.ts";
import { defineKind } from "../../../engine/kind.ts";
import type { Sheet } from "../../../engine/sheet.ts";
import { timber } from "../../../materials/timber.ts";
import { requirement } from "../../formula.ts";
import { fromActions } from "../alternating.ts";
import * as group from "../group.ts";
import { climateOf } from "../k-mod.ts";
import { noClass, says } from "../says.ts";
import * as formulas from "./formulas.ts";
import { drawHanger } from "./geometry.ts";
import { type HangerItem, hangerSchema } from "./schema.ts";

const inDirection = (id: string, title: string) => requirement(id, "2.4.3(1)P", "F_Ed / F_Rd <= 1", title);
const requirements = {
  down: inDirection("hanger-down", "force of the joist downwards"),
  up: inDirection("hanger-up", "force of the joist upwards"),
  side: inDirection("hanger-side", "force of the joist sideways"),
  along: inDirection("hanger-along", "force along the joist"),
};
const together = requirement("hanger-interaction", "2.4.3(1)P", "eta <= 1", "forces in several directions");
const nailed = ofForm(requirement("hanger-nails", "2.4.3(1)P", "n_table / n <= 1", "nails as many as in the table"));
const split = requirement("splitting", "8.1.4(1)", "F_v_Ed / F_90_Rd <= 1", "splitting across the grain");

const isBracket = ({ type }: HangerItem): boolean => type === "bracket";

export const hangerKind = defineKind({
  name: "hanger",
  title: "Joist hangers and brackets",
  list: "connections",
  schema: hangerSchema,
  actions: ["F_1_Ed", "F_2_Ed", "F_3_Ed"],
  caseFields: ["load_duration"],
  fromActions,
  example: {
    mark: "B1",
    connection: "hanger",
    product: "SBG80/120",
    assessment: "Simpson Strong-Tie, SBG Balkenschuhe, Tabelle 2: CNA 4,0 × 40, partial nailing",
    header: { species: "GL24h", b_mm: 120, h_mm: 240 },
    joist: { species: "C24", b_mm: 80, h_mm: 160 },
    R_1_k_kN: 9,
    R_2_k_kN: 1.7,
    R_3_k_kN: 5.2,
    interaction: "squares",
    splitting: { h_e_mm: 190, penetration_mm: 38, V_share: 0.5 },
    F_1_Ed: 2.5,
    F_2_Ed: 0.6,
    F_3_Ed: 2.1,
    service_class: 1,
    load_duration: "medium-term",
  },
  unverified: (item) => {
    const { F_1_Ed = 0, F_2_Ed = 0, F_3_Ed = 0 } = item;
    const carries = ofFirst(item) !== 0 || F_2_Ed !== 0 || ofThird(item) !== 0;
    return !carries && (F_1_Ed !== 0 || F_3_Ed !== 0)
      ? "pressed together: the force goes through the members, not through the fasteners"
      : undefined;
  },
  label: ({ n = 1, product }) => (n === 1 ? product : `${n} × ${product}`),
  run(sheet, item) {
    refuse(sheet, item);
    const { service_class, k_mod } = climateOf(sheet, item);
    if (sheet.problems.length > 0) return;
    sheet.assume(says.hangerByAssessment);
    sheet.assume(isBracket(item) ? says.bracketConditions : says.hangerConditions);
    if (service_class === 3) sheet.warn(says.hangerOutside);
    const { header, joist } = item;
    if (joist.h_mm > header.h_mm) sheet.warn(says.joistDeeper({ joist: joist.h_mm, header: header.h_mm }));
    drawHanger(sheet, item);
    sheet.given("k_mod", k_mod);
    const gamma_M = sheet.given("gamma_M", sheet.parameter("EN 1995-1-1", "gamma_M_connections"));
    const F_1 = ofFirst(item);
    const F_3 = ofThird(item);
    const { F_2_Ed = 0, F_3_Ed = 0 } = item;
    if (Math.abs(F_1) < Math.abs(item.F_1_Ed ?? 0) || F_3 < Math.abs(F_3_Ed)) sheet.assume(says.pressureInWood);
    const held = (name: Resisting, of: Direction, F: number, what: keyof typeof requirements) =>
      inOneDirection(sheet, item, { name, of, F, what, k_mod, gamma_M });
    const etas = [
      held(
        "F_1_Rd_kN",
        F_1 < 0 ? "R_1_up_k_kN" : "R_1_k_kN",
        Math.abs(F_1),
        F_1 < 0 !== isBracket(item) ? "up" : "down",
      ),
      held("F_2_Rd_kN", "R_2_k_kN", Math.abs(F_2_Ed), "side"),
      held("F_3_Rd_kN", "R_3_k_kN", F_3, "along"),
    ] as const;
    if (etas.filter((eta) => eta > 0).length > 1) {
      const { interaction } = item;
      if (interaction === undefined) sheet.assume(says.hangerLinear, { weighty: true });
      const eta = sheet.put("eta", interaction === "squares" ? formulas.squares : formulas.linear, ...etas);
      sheet.verify(together, eta, 1, "");
    }
    verifyNails(sheet, item);
    verifySplitting(sheet, item, F_1, k_mod, gamma_M);
  },
});

type Direction = "R_1_k_kN" | "R_1_up_k_kN" | "R_2_k_kN" | "R_3_k_kN";
type Resisting = "F_1_Rd_kN" | "F_2_Rd_kN" | "F_3_Rd_kN";

/** What presses the members of a bracket together goes from one to the other. */
const ofFirst = (item: HangerItem): number => {
  const { F_1_Ed = 0 } = item;
  return isBracket(item) ? Math.max(0, F_1_Ed) : F_1_Ed;
};

/** A joist that is pressed against the header of its hanger needs none. */
const ofThird = (item: HangerItem): number => {
  const { F_3_Ed = 0 } = item;
  return isBracket(item) ? Math.abs(F_3_Ed) : Math.max(0, F_3_Ed);
};

interface Held {
  readonly name: Resisting;
  readonly of: Direction;
  readonly F: number;
  readonly what: keyof typeof requirements;
  readonly k_mod: number;
  readonly gamma_M: number;
}

/** How far it is used; 0 where no force acts and no resistance is given. */
function inOneDirection(sheet: Sheet, item: HangerItem, { name, of, F, what, k_mod, gamma_M }: Held): number {
  const { n = 1, steel } = item;
  const R_k = item[of];
  if (R_k === undefined) {
    if (F > 0) sheet.problem(of, required(says.resistanceInDirection));
    return 0;
  }
  if (F === 0 && (name !== "F_1_Rd_kN" || item.F_1_Ed === undefined)) return 0;
  const R_s_k = steel?.[of];
  const R_d = sheet.step("R_d", formulas.ofWood, n, k_mod, R_k, gamma_M);
  const F_Rd =
    R_s_k === undefined
      ? sheet.put(name, formulas.ofWood, n, k_mod, R_k, gamma_M)
      : sheet.put(name, formulas.lesser, R_d, steelOf(sheet, n, R_s_k, steel?.gamma_M));
  sheet.verify(requirements[what], F, F_Rd, "kN");
  return sheet.step(`eta_${name.charAt(2)}`, formulas.ofResistance, F, F_Rd);
}

function steelOf(sheet: Sheet, n: number, R_s_k: number, given: number | undefined): number {
  if (given === undefined) sheet.assume(says.steelOfHanger);
  return sheet.step("R_s_d", formulas.ofSteel, n, R_s_k, given ?? sheet.parameter("EN 1993-1-8", "gamma_M2"));
}

function verifyNails(sheet: Sheet, { nails }: HangerItem): void {
  if (!nails) {
    sheet.assume(says.nailsOfTable);
    return;
  }
  const { header, joist, table_header, table_joist } = nails;
  const inHeader = table_header / header >= table_joist / joist;
  sheet.verify(nailed, inHeader ? table_header : table_joist, inHeader ? header : joist, "");
}

/** The header is loaded across its grain by the nails in its side. */
function verifySplitting(sheet: Sheet, item: HangerItem, F_1: number, k_mod: number, gamma_M: number): void {
  const { header, splitting, mounted } = item;
  if (F_1 === 0) return;
  if (mounted === "top" && F_1 > 0 && !isBracket(item)) {
    if (splitting) sheet.unused(splitting.h_e_up_mm === undefined ? "splitting" : "splitting.h_e_mm", says.overTop);
    return;
  }
  const name = F_1 > 0 ? "h_e_mm" : "h_e_up_mm";
  const h_e = splitting?.[name];
  if (!splitting || h_e === undefined) {
    sheet.lack(`splitting.${name}`, says.headerSplits);
    return;
  }
  if (sheet.parameter("EN 1995-1-1", "splitting_rule") === "own")
    sheet.warn(says.splittingOfAnnex({ annex: sheet.request.annexName }));
  if (timber(header.species)?.type === "solid-hardwood") sheet.warn(says.splittingOfSoftwood);
  const { penetration_mm, V_share = 1 } = splitting;
  if (splitting.V_share === undefined) sheet.assume(says.shearIsForce);
  const b = sheet.step("b_split", formulas.splitThickness, header.b_mm, penetration_mm);
  const F_90_Rk = sheet.put("F_90_Rk_kN", group.splitting, b, 1, h_e, header.h_mm);
  const F_90_Rd = sheet.put("F_90_Rd_kN", group.design, k_mod, F_90_Rk, gamma_M);
  sheet.verify(split, sheet.put("F_v_Ed_kN", formulas.shearBeside, V_share, Math.abs(F_1)), F_90_Rd, "kN");
}

function refuse(sheet: Sheet, item: HangerItem): void {
  const { header, joist, rho_a_kg_m3: rho_a = 350, splitting, F_1_Ed, F_2_Ed, F_3_Ed } = item;
  if (F_1_Ed === undefined && F_2_Ed === undefined && F_3_Ed === undefined) sheet.problem("F_1_Ed", required());
  if (item.rho_a_kg_m3 === undefined) sheet.assume(says.densityOfTable);
  for (const [of, { species }] of [
    ["header", header],
    ["joist", joist],
  ] as const) {
    const known = timber(species);
    if (!known) sheet.problem(`${of}.species`, noClass(species));
    else if (known.rho_k_kg_m3 < rho_a)
      sheet.problem(
        `${of}.species`,
        atLeast(rho_a, known.rho_k_kg_m3, { unit: "kg/m³", is: says.densityOfResistances }),
      );
  }
  for (const name of ["h_e_mm", "h_e_up_mm"] as const) {
    const h_e = splitting?.[name];
    if (h_e !== undefined && h_e >= header.h_mm)
      sheet.problem(`splitting.${name}`, atMost(header.h_mm, h_e, { unit: "mm", is: says.depthOfMember }));
  }
  for (const name of ["R_1_k_kN", "R_1_up_k_kN", "R_2_k_kN", "R_3_k_kN"] as const) {
    if (item.steel?.[name] !== undefined && item[name] === undefined)
      sheet.problem(name, required(says.resistanceInDirection, `steel.${name}`));
  }
  if (!isBracket(item)) return;
  const ofHangers = [
    ["R_1_up_k_kN", item.R_1_up_k_kN],
    ["steel.R_1_up_k_kN", item.steel?.R_1_up_k_kN],
    ["splitting.h_e_up_mm", splitting?.h_e_up_mm],
    ["mounted", item.mounted],
  ] as const;
  for (const [path, value] of ofHangers) if (value !== undefined) sheet.problem(path, onlyWith(says.hangers));
}
