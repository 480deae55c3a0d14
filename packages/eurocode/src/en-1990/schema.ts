import * as z from "zod";
import { consequenceClasses, expressions } from "../annexes/actions.ts";
import { between, flag, listOf, number, oneOf, part, strict, text, whole } from "../basis/fields.ts";

/** (8.12), (8.13) and (8.14) of EN 1990-1:2023. */
export const expressionsOfSecond = ["8.12", "8.13", "8.14"] as const;

export const situations = [
  "uls",
  "equ",
  "accidental",
  "fire",
  "seismic",
  "sls-characteristic",
  "sls-frequent",
  "sls-quasi-permanent",
] as const;
export type Situation = (typeof situations)[number];

export const mostActions = 50;

export const natures = [
  "permanent",
  "prestress",
  "settlement",
  "imposed",
  "snow",
  "wind",
  "temperature",
  "rain",
  "accidental",
  "seismic",
] as const;
export type Nature = (typeof natures)[number];

export const categories = ["A", "B", "C", "D", "E", "E1", "E2", "F", "G", "H"] as const;
export type Category = (typeof categories)[number];

const most = { actions: mostActions, effects: 50, limits: 12, pairs: 20 } as const;
/** No effect is greater, whatever its unit. */
const mostEffect = 1e12;

const psi = (index: 0 | 1 | 2) => between(0, 1, psiMeaning[index]);
const psiMeaning = [
  "psi_0, factor of the combination value",
  "psi_1, factor of the frequent value",
  "psi_2, factor of the quasi-permanent value",
] as const;
const loadFactor = (description: string) => between(0, 3, description);

/** An action apart from its effects: as a set of its own and as an item of another check has it. */
export const ofAction = strict(() => ({
  id: text("name of the action"),
  nature: oneOf(natures, "what kind of action it is"),
  category: oneOf(categories, "category of the area, Table 6.1 of EN 1991-1-1; of imposed loads").optional(),
  group: text("of the actions of one group at most one acts at a time: wind from left or from right").optional(),
  reversible: flag("acts with either sign; {default false}").optional(),
  not_with: listOf(
    text("an action or a nature"),
    "actions or natures that never act together with it; {default}: category H not with snow or wind",
    1,
    most.actions,
  ).optional(),
  source: text("permanent actions of one source take one factor; {default G}").optional(),
  storey_group: flag(
    "imposed loads of one category are one action, of which each part may be absent; {default true}",
  ).optional(),
  psi_0: psi(0).optional(),
  psi_1: psi(1).optional(),
  psi_2: psi(2).optional(),
  gamma_sup: loadFactor("partial factor of this permanent action where unfavourable").optional(),
  gamma_inf: loadFactor("partial factor of this permanent action where favourable").optional(),
  gamma: loadFactor("partial factor of this variable action or prestress").optional(),
}));

const action = part(() => {
  const { id, nature, category, ...further } = ofAction.shape;
  const effects = z.record(z.string().min(1).max(60), z.number().min(-mostEffect).max(mostEffect)).meta({
    description: "characteristic value of each effect, under any name: N, M_y, V_z, w_mm",
  });
  return { id, nature, category, effects, ...further };
}, "an action with its characteristic effects");

/** How a set is combined: its own, or beside the items of another check. */
export const combiningFields = () => ({
  expression: oneOf(expressions, "combination of STR; {default} by annex").optional(),
  consequence_class: oneOf(consequenceClasses, "consequence class, Table B1; {default CC2}").optional(),
  safety_class: whole(1, 3, "safety class of annexes that have it; {default 3}").optional(),
  altitude_m: between(-500, 9000, "altitude of the site, for snow; {default} up to 1000", "m").optional(),
  s_k_kN_m2: between(0, 50, "characteristic snow load on the ground, for annexes that ask for it", "kN/m²").optional(),
});

const limit = part(
  () => ({
    effect: text("name of the effect"),
    situation: oneOf(situations, "situation whose envelope is verified"),
    most: number("greatest value allowed").optional(),
    least: number("least value allowed").optional(),
  }),
  "a limit of an effect",
);

/** A set may be combined by the second generation, whose expressions have other names. */
const ofSet = () => ({
  ...combiningFields(),
  expression: oneOf([...expressions, ...expressionsOfSecond], "combination of STR; {default} by annex").optional(),
});

export const setSchema = strict(() => ({
  mark: text("name of the set").optional(),
  actions: listOf(action, "characteristic actions", 1, most.actions),
  situations: listOf(
    oneOf(situations, "a design situation"),
    "situations to combine for; {default}: uls and the three of serviceability, accidental and seismic with such an action",
    1,
    situations.length,
  ).optional(),
  ...ofSet(),
  limits: listOf(limit, "limits that the envelope is verified against", 1, most.limits).optional(),
  interaction: listOf(
    listOf(text("an effect"), "two effects", 2, 2),
    "pairs of effects that are verified together: every combination on their hull is kept",
    1,
    most.pairs,
  ).optional(),
}));

export type SetItem = z.output<typeof setSchema>;
export type ActionItem = SetItem["actions"][number];
export type LimitItem = NonNullable<SetItem["limits"]>[number];

/** The rows of Table A1.1 by the name that an override has. */
export const psiRows = [...categories, "snow", "wind", "temperature", "rain"] as const;
export type PsiRow = (typeof psiRows)[number];

const psiOverrides = () =>
  Object.fromEntries(
    psiRows.flatMap((row) => ([0, 1, 2] as const).map((index) => [`psi_${index}_${row}`, psi(index).optional()])),
  );

export const overrides = part(
  () => ({
    gamma_G_sup: loadFactor("unfavourable permanent actions").optional(),
    gamma_G_inf: loadFactor("favourable permanent actions").optional(),
    gamma_Q: loadFactor("variable actions").optional(),
    gamma_P: loadFactor("prestress").optional(),
    gamma_G_sup_EQU: loadFactor("unfavourable permanent actions, EQU").optional(),
    gamma_G_inf_EQU: loadFactor("favourable permanent actions, EQU").optional(),
    gamma_Q_EQU: loadFactor("variable actions, EQU").optional(),
    xi: between(0.5, 1, "reduction of unfavourable permanent actions in 6.10b").optional(),
    K_FI: between(0.5, 2, "factor of the consequence class").optional(),
    k_F: between(0.5, 2, "second generation: factor of the consequence class").optional(),
    ...psiOverrides(),
  }),
  "values in place of the annex's: factors, and psi_0_A … psi_2_rain",
);
