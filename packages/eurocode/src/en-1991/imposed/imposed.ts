import type { ImposedCategory } from "../../annexes/load-types.ts";
import { atMost, notWith, onlyFor, onlyWith, required } from "../../basis/refusals.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formulaOfImposed as formula } from "../formula.ts";
import { refuse, says } from "./says.ts";
import { type ImposedItem, imposedSchema } from "./schema.ts";

export const withPartitions = formula("6.3.1.2(8)", "q_k + q_p", (q_k, q_p) => q_k + q_p);
export const reducedByArea = formula("6.3.1.2(10)", "alpha_A * q_k", (alpha_A, q_k) => alpha_A * q_k);
export const reducedByStoreys = formula("6.3.1.2(11)", "alpha_n * q_k", (alpha_n, q_k) => alpha_n * q_k);
export const imposedLine = formula("6.2.1(1)", "q_k * a", (q_k, a) => q_k * a);

const clause = "EN 1991-1-1 6.3.1.2(1)P";

export const imposedKind = defineKind({
  name: "imposed",
  title: "Imposed load",
  schema: imposedSchema,
  actionsAlone: true,
  example: { mark: "Q1", action: "imposed", category: "B", area_m2: 40, partition_kN_m: 1.5, spacing_m: 3 },
  label: ({ category }) => category,
  run(sheet, item) {
    const { category } = item;
    const letter = category[0] ?? "";
    rejectImposed(sheet, item, letter);
    const load = loadOf(sheet, item, category);
    if (!load || sheet.problems.length > 0) return;
    const { q_k: own, Q_k } = load;
    const q_partitions = partitions(sheet, item);
    const q_k = q_partitions === 0 ? own : sheet.put("q_k_with_partitions_kN_m2", withPartitions, own, q_partitions);
    const reduced = reduction(sheet, item, letter, category, q_k);
    if (item.spacing_m !== undefined) sheet.put("q_k_kN_m", imposedLine, reduced, item.spacing_m);
    const line = item.spacing_m === undefined ? {} : { q_k_kN_m: imposedLine(reduced, item.spacing_m) };
    sheet.given("arrangements", [
      {
        id: "imposed",
        nature: "imposed",
        category: category === "E1" ? "E1" : letter,
        parts: [{ id: "area", q_kN_m2: reduced, ...line }],
        ...(Q_k === undefined ? {} : { Q_k_kN: Q_k }),
      },
    ]);
    return;
  },
});

function rejectImposed(sheet: Sheet, item: ImposedItem, letter: string): void {
  const { area_m2, n_storeys, partition_kN_m, alpha_deg } = item;
  if (area_m2 !== undefined && n_storeys !== undefined) sheet.problem("n_storeys", notWith("area_m2"));
  if (area_m2 !== undefined && !"ABCDH".includes(letter)) sheet.problem("area_m2", onlyWith(refuse.floors));
  if (n_storeys !== undefined && !"ABCD".includes(letter)) sheet.problem("n_storeys", onlyWith(refuse.storeys));
  if (partition_kN_m !== undefined && letter === "H") sheet.problem("partition_kN_m", onlyWith(refuse.partitionFloors));
  if (partition_kN_m !== undefined && partition_kN_m > 3)
    sheet.problem("partition_kN_m", atMost(3, partition_kN_m, { unit: "kN/m", because: refuse.partitions }));
  if (alpha_deg !== undefined && letter !== "H") sheet.unused("alpha_deg", onlyFor(refuse.roofs));
}

function loadOf(
  sheet: Sheet,
  item: ImposedItem,
  category: ImposedCategory,
): { readonly q_k: number; readonly Q_k: number | undefined } | undefined {
  const { q_k_kN_m2, Q_k_kN, alpha_deg = 0 } = item;
  const byAnnex = sheet.parameter("EN 1991-1-1", "imposed")(category, alpha_deg);
  const q_k = q_k_kN_m2 ?? byAnnex.q_k;
  const Q_k = Q_k_kN ?? byAnnex.Q_k ?? undefined;
  if (q_k === null) {
    sheet.problem("q_k_kN_m2", required(refuse.ofAnnex({ category })));
    return undefined;
  }
  if (q_k_kN_m2 === undefined && Q_k_kN === undefined && byAnnex.q_k !== null && byAnnex.Q_k !== null)
    sheet.assume(says.loadOfAnnex({ category, q_k: byAnnex.q_k, Q_k: byAnnex.Q_k }));
  if (q_k_kN_m2 !== undefined && byAnnex.q_k !== null && q_k_kN_m2 < byAnnex.q_k)
    sheet.warn(says.belowAnnex({ category, given: q_k_kN_m2, q_k: byAnnex.q_k }));
  if (category === "H") sheet.assume(says.onPlan);
  if (category === "F" || category === "G") sheet.assume(says.axles);
  if (q_k_kN_m2 === undefined) sheet.table("q_k_kN_m2", q_k, clause);
  else sheet.given("q_k_kN_m2", q_k, clause);
  if (Q_k !== undefined) {
    if (Q_k_kN === undefined) sheet.table("Q_k_kN", Q_k, clause);
    else sheet.given("Q_k_kN", Q_k, clause);
    sheet.assume(says.notTogether);
  }
  return { q_k, Q_k };
}

/** 6.3.1.2(8): movable partitions as a load of the floor. */
function partitions(sheet: Sheet, { partition_kN_m: weight = 0 }: ImposedItem): number {
  if (weight === 0) return 0;
  const q = weight <= 1 ? 0.5 : weight <= 2 ? 0.8 : 1.2;
  return sheet.table("q_k_partitions_kN_m2", q, "EN 1991-1-1 6.3.1.2(8)");
}

function reduction(sheet: Sheet, item: ImposedItem, letter: string, category: ImposedCategory, q_k: number): number {
  const { area_m2, n_storeys } = item;
  if (area_m2 === undefined && n_storeys === undefined) return q_k;
  const [psi_0 = 0] = sheet.parameter("EN 1990", `psi_${letter as "A" | "B" | "C" | "D" | "H"}`); // as rejectImposed leaves
  sheet.assume(says.psiOfReduction({ psi_0 }));
  // France reduces C3 and D1 alone: rules look for the class first
  const ruled = (rule: (name: string) => number | null): number | null => rule(category) ?? rule(letter);
  if (area_m2 !== undefined) {
    const rule = sheet.parameter("EN 1991-1-1", "alpha_A");
    if (!rule) {
      sheet.problem("area_m2", refuse.notRead);
      return q_k;
    }
    const alpha = ruled((name) => rule(name, psi_0, area_m2));
    if (alpha === null) sheet.assume(says.noReduction({ category }));
    const alpha_A = sheet.table("alpha_A", alpha ?? 1, "EN 1991-1-1 6.3.1.2(10)");
    return sheet.put("q_k_red_kN_m2", reducedByArea, alpha_A, q_k);
  }
  const rule = sheet.parameter("EN 1991-1-1", "alpha_n");
  if (!rule) {
    sheet.problem("n_storeys", refuse.notRead);
    return q_k;
  }
  const n = n_storeys ?? 1;
  if (n <= 2) sheet.assume(says.fewStoreys);
  const alpha = n <= 2 ? 1 : ruled((name) => rule(name, psi_0, n));
  if (alpha === null) sheet.assume(says.noReduction({ category }));
  const alpha_n = sheet.table("alpha_n", Math.min(1, alpha ?? 1), "EN 1991-1-1 6.3.1.2(11)");
  if (alpha_n < 1) sheet.warn(says.withoutFactor);
  return sheet.put("q_k_red_kN_m2", reducedByStoreys, alpha_n, q_k);
}
