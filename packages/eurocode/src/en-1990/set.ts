import { required } from "../basis/refusals.ts";
import { defineKind } from "../engine/kind.ts";
import type { Sheet } from "../engine/sheet.ts";
import { type Combined, combine, formedBy } from "./combine.ts";
import { rejectLimits, verifyLimits } from "./limits.ts";
import { type Characterised, factorsOf, modelOf, readActions, writeFactors } from "./read.ts";
import { says as refuse } from "./refuse.ts";
import { results } from "./results.ts";
import { says } from "./says.ts";
import { type SetItem, type Situation, setSchema } from "./schema.ts";
import { situationName } from "./situation-names.ts";
import { rulesOf, standardSituations } from "./situations.ts";

const example = {
  mark: "B1",
  actions: [
    { id: "G", nature: "permanent", effects: { M_y: 60, V_z: 40, N: 200 } },
    { id: "Q", nature: "imposed", category: "B", effects: { M_y: 30, V_z: 20, N: 90 } },
    { id: "S", nature: "snow", effects: { M_y: 12, V_z: 8, N: 25 } },
    { id: "W(+x)", nature: "wind", group: "wind", effects: { M_y: 25, V_z: 10, N: -140 } },
    { id: "W(-x)", nature: "wind", group: "wind", effects: { M_y: -15, V_z: -6, N: 30 } },
  ],
  interaction: [["N", "M_y"]],
  limits: [
    { effect: "M_y", situation: "uls", most: 170 },
    { effect: "N", situation: "uls", least: -50 },
  ],
};

export const setKind = defineKind({
  name: "set",
  title: "Combinations of actions",
  schema: setSchema,
  actionsAlone: true,
  example,
  label: ({ actions }) => shortened(actions.map(({ id }) => id)),
  run(sheet, item) {
    if (item.mark === undefined && sheet.path.length > 0) sheet.problem("mark", required(refuse.markOfSet));
    const read = readActions(sheet, item);
    const factors = factorsOf(sheet, item);
    const situations = standardSituations(item);
    rejectLimits(sheet, item, situations, read);
    if (sheet.problems.length > 0 || !factors) return;
    const model = modelOf(item, read);
    const rules = new Map(
      situations.map((situation) => [
        situation,
        rulesOf(sheet, situation, read.actions, factors, read.extra(situation)),
      ]),
    );
    const all = [...rules.values()].flat();
    const bounded = formedBy(model, all) > mostOf(sheet);
    if (bounded && formedBy(model, all, { reduced: true }) > mostCombinations) {
      const alone = item.actions.filter((action) => action.group === undefined).map(({ id }) => id);
      sheet.problem("actions", refuse.manyCombinations({ most: mostCombinations, actions: shortened(alone) }));
      return;
    }
    const found = new Map<Situation, Combined>();
    for (const [situation, ofSituation] of rules)
      found.set(situation, combine(model, ofSituation, read.pairs, bounded));
    sayOfCombining(sheet, item, read);
    sayOfNumbers(sheet, found);
    writeFactors(sheet, item, factors, situations);
    const written = results(sheet, item, read, model, found);
    verifyLimits(sheet, item, written.envelope);
    return;
  },
});

const mostCombinations = 100_000;
/** Of all sets of a request together. */
const mostOfRequest = 1_000_000;

const mostOf = ({ request }: Sheet): number =>
  Math.min(mostCombinations, Math.floor(mostOfRequest / Math.max(1, request.items)));

const fewNames = 12;
const shortened = (names: readonly string[]): string =>
  names.length > fewNames ? `${names.slice(0, fewNames).join(", ")}, …` : names.join(", ");

function sayOfCombining(sheet: Sheet, item: SetItem, { missing, shared, roofs }: Characterised): void {
  if (missing.length > 0) sheet.assume(says.effectsOfZero({ effects: shortened(missing) }));
  for (const [category, ids] of shared) sheet.assume(says.oneActionOfCategory({ category, actions: shortened(ids) }));
  if (roofs.length > 0) sheet.assume(says.roofAlone({ actions: shortened(roofs) }));
  if (item.actions.some(({ nature, gamma }) => nature === "prestress" && gamma === undefined))
    sheet.assume(says.prestress({ gamma_P: sheet.parameter("EN 1990", "gamma_P") }));
  if (item.actions.some(({ nature }) => nature === "settlement")) sheet.warn(says.settlement);
  if (!item.limits) sheet.assume(says.onlyCombined);
}

function sayOfNumbers(sheet: Sheet, found: ReadonlyMap<Situation, Combined>): void {
  for (const [situation, { formed, bounded, rows }] of found) {
    const values = { situation: situationName(situation), formed, kept: rows.count };
    if (bounded) sheet.assume(says.bounded(values));
    else if (formed > rows.count) sheet.assume(says.equalOnes(values));
  }
}
