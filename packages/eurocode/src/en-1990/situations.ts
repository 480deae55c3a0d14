import type { Accompanying, Expression, Psi } from "../annexes/actions.ts";
import type { Formula } from "../basis/formula.ts";
import { significant } from "../basis/numbers.ts";
import type { Sheet } from "../engine/sheet.ts";
import { accompanyingVariable, leadingVariable, reducedPermanent, unfavourablePermanent } from "./factors.ts";
import type { Alternative, Rule } from "./model.ts";
import { isPermanent } from "./psi.ts";
import { says } from "./says.ts";
import type { ActionItem, SetItem, Situation } from "./schema.ts";
import { nameOfExpression } from "./second.ts";

/** The factors of the annex that a set uses. */
export interface Factors {
  readonly expression: Expression;
  readonly gamma_G_sup: number;
  readonly gamma_G_inf: number;
  readonly gamma_Q: number;
  readonly xi: number;
  /** K_FI, or K_FI times gamma_d. */
  readonly K_FI: number;
}

export interface Characteristic {
  readonly action: ActionItem;
  /** Of variable actions. */
  readonly psi: Psi | undefined;
}

/** Products such as 0.85 · 1.35 without the last digit of the machine. */
const exact = (factor: number): number => significant(factor, 12);

interface Partials {
  readonly G_sup: number;
  readonly G_inf: number;
  readonly Q: number;
  readonly P: number;
  readonly K_FI: number;
}

/** The expressions of a situation, with the factors that each action may have in them. */
export function rulesOf(
  sheet: Sheet,
  situation: Situation,
  all: readonly Characteristic[],
  factors: Factors,
  extra: readonly Alternative[],
): Rule[] {
  switch (situation) {
    case "uls":
      return strength(sheet, all, factors);
    case "equ":
      return [
        persistent(sheet, "6.10", all, {
          G_sup: sheet.parameter("EN 1990", "gamma_G_sup_EQU"),
          G_inf: sheet.parameter("EN 1990", "gamma_G_inf_EQU"),
          Q: sheet.parameter("EN 1990", "gamma_Q_EQU"),
          P: gammaOfPrestress(sheet, all),
          K_FI: 1,
        }),
      ];
    case "accidental":
      return [
        characteristic("6.11b", all, extra, accompanied(sheet.parameter("EN 1990", "psi_accidental")), quasiPermanent),
      ];
    case "fire":
      return [characteristic("6.11b", all, [], accompanied(sheet.parameter("EN 1990", "psi_fire")), quasiPermanent)];
    case "seismic":
      return [characteristic("6.12b", all, extra, undefined, quasiPermanent)];
    case "sls-characteristic":
      return [
        characteristic(
          "6.14b",
          all,
          [],
          () => 1,
          ([psi_0]) => psi_0,
        ),
      ];
    case "sls-frequent":
      return [characteristic("6.15b", all, [], ([, psi_1]) => psi_1, quasiPermanent)];
    case "sls-quasi-permanent":
      return [characteristic("6.16b", all, [], undefined, quasiPermanent)];
  }
}

/** Under the names that the expressions of EN 1990-1 have. */
const strength = (sheet: Sheet, all: readonly Characteristic[], factors: Factors): Rule[] =>
  sheet.request.edition.second
    ? sums(sheet, all, factors).map((rule) => ({
        ...rule,
        expression: nameOfExpression(rule.expression, factors.expression),
      }))
    : sums(sheet, all, factors);

function sums(sheet: Sheet, all: readonly Characteristic[], factors: Factors): Rule[] {
  const { gamma_G_sup: G_sup, gamma_G_inf: G_inf, gamma_Q: Q, K_FI } = factors;
  const partials = { G_sup, G_inf, Q, P: gammaOfPrestress(sheet, all), K_FI };
  const full = persistent(sheet, "6.10", all, partials);
  if (factors.expression === "6.10") return [full];
  const combined: Rule = { ...full, expression: "6.10a", lead: full.other, leads: false };
  const alone = all.map(() => 0);
  const reduced: Rule = {
    ...full,
    expression: "6.10b",
    sup: all.map(({ action }, i) =>
      action.nature === "prestress" || !isPermanent(action)
        ? (full.sup[i] ?? 1)
        : factor(sheet, action, "gamma_G", reducedPermanent, factors.xi, K_FI, action.gamma_sup ?? G_sup),
    ),
  };
  return factors.expression === "6.10a-permanent-only"
    ? [{ ...combined, lead: alone, other: alone }, reduced]
    : [combined, reduced];
}

const gammaOfPrestress = (sheet: Sheet, all: readonly Characteristic[]): number =>
  all.some(({ action }) => action.nature === "prestress" && action.gamma === undefined)
    ? sheet.parameter("EN 1990", "gamma_P")
    : 1;

/** A product that stands before an action, with its step. */
function factor<Args extends readonly number[]>(
  sheet: Sheet,
  { id }: ActionItem,
  name: string,
  formula: Formula<Args>,
  ...args: Args
): number {
  if (!sheet.steps) return exact(formula(...args));
  const value = sheet.step(name, formula, ...args);
  sheet.explain(says.factorOf({ action: id }));
  return exact(value);
}

/** (6.10) */
function persistent(
  sheet: Sheet,
  expression: string,
  all: readonly Characteristic[],
  { G_sup, G_inf, Q, P, K_FI }: Partials,
): Rule {
  const permanent = all.map(({ action }) => (isPermanent(action) ? action : undefined));
  const variable = all.map(({ action, psi }) => (psi ? { action, psi_0: psi[0] } : undefined));
  const ofPrestress = ({ gamma }: ActionItem): number => gamma ?? P;
  return {
    expression,
    sup: permanent.map((action) => {
      if (!action) return 0;
      if (action.nature === "prestress") return ofPrestress(action);
      return factor(sheet, action, "gamma_G", unfavourablePermanent, K_FI, action.gamma_sup ?? G_sup);
    }),
    inf: permanent.map((action) => {
      if (!action) return 0;
      return action.nature === "prestress" ? ofPrestress(action) : (action.gamma_inf ?? G_inf);
    }),
    lead: variable.map((one) =>
      one ? factor(sheet, one.action, "gamma_Q_1", leadingVariable, K_FI, one.action.gamma ?? Q) : 0,
    ),
    other: variable.map((one) =>
      one ? factor(sheet, one.action, "gamma_Q_i", accompanyingVariable, K_FI, one.action.gamma ?? Q, one.psi_0) : 0,
    ),
    leads: true,
    extra: [],
  };
}

type Share = (psi: Psi, action: ActionItem) => number;

const quasiPermanent: Share = ([, , psi_2]) => psi_2;

const accompanied =
  ({ wind, others }: Accompanying): Share =>
  ([, psi_1, psi_2], { nature }) =>
    (nature === "wind" ? wind : others) === "psi_1" ? psi_1 : psi_2;

/** Expressions without partial factors; without a share of a leading action none leads. */
function characteristic(
  expression: string,
  all: readonly Characteristic[],
  extra: readonly Alternative[],
  lead: Share | undefined,
  other: Share,
): Rule {
  const one = all.map(() => 1);
  const shares = (share: Share) => all.map(({ action, psi }) => (psi ? share(psi, action) : 0));
  return {
    expression,
    sup: one,
    inf: one,
    lead: shares(lead ?? other),
    other: shares(other),
    leads: lead !== undefined,
    extra,
  };
}

export const standardSituations = ({ situations, actions }: SetItem): readonly Situation[] =>
  situations ?? [
    "uls",
    ...(actions.some(({ nature }) => nature === "accidental") ? (["accidental"] as const) : []),
    ...(actions.some(({ nature }) => nature === "seismic") ? (["seismic"] as const) : []),
    "sls-characteristic",
    "sls-frequent",
    "sls-quasi-permanent",
  ];
