import { describe, expect, test } from "vitest";
import { type CheckResult, checks, checkUnknown, type ItemResult } from "../src/index.ts";

// Every kind with actions in place of load cases, held against the combinations of (6.10) formed here by hand and given as load cases.

type Factors = Readonly<Record<"G" | "Q" | "W", number>>;

const natures = {
  G: { nature: "permanent" },
  Q: { nature: "imposed", category: "B" },
  W: { nature: "wind" },
} as const;
type Id = keyof typeof natures;
const ids: readonly Id[] = ["G", "Q", "W"];

/** EN 1990 Table A1.2(B): 1.35 or 1.00 G, each variable action or none, each leading; psi_0 0.7 and 0.6. */
const combinations: readonly Factors[] = [1.35, 1].flatMap((G) => [
  { G, Q: 0, W: 0 },
  { G, Q: 1.5, W: 0 },
  { G, Q: 0, W: 1.5 },
  { G, Q: 1.5, W: 1.5 * 0.6 },
  { G, Q: 1.5 * 0.7, W: 1.5 },
]);

/** EN 1995-1-1 Table 2.2: the shortest action. */
const durationOf = ({ Q, W }: Factors): string => (W > 0 ? "short-term" : Q > 0 ? "medium-term" : "permanent");

const kinds = Object.values(checks).flatMap((known) =>
  Object.values(known.kinds).flatMap(
    ({ name, actions: fields = [], ofService = [], example, list = known.many, combines }) =>
      fields.length === 0 || !combines
        ? []
        : [
            {
              title: `${known.endpoint} ${name}`,
              known,
              list,
              example,
              fields,
              own: fields.filter((f) => !ofService.includes(f)),
            },
          ],
  ),
);

const shares: readonly Factors[] = [
  { G: 0.45, Q: 0.3, W: 0.25 },
  { G: 0.5, Q: -0.3, W: 0.6 },
];

describe.each(kinds)("$title", ({ known, list, example, fields, own }) => {
  const plain = example as Readonly<Record<string, unknown>>;
  const [first] = (plain.load_cases ?? [plain]) as readonly Readonly<Record<string, unknown>>[];
  const forces = own.flatMap((field) => {
    const value = first?.[field];
    return typeof value === "number" ? [[field, value] as const] : [];
  });
  const given = [...fields, "load_cases", "actions", "load_duration"];
  const base = Object.fromEntries(Object.entries(plain).filter(([field]) => !given.includes(field)));
  const judged = (more: object) => {
    const item = { ...base, ...more };
    const { result }: CheckResult = checkUnknown(known.endpoint, list === undefined ? item : { [list]: [item] });
    return ((result[list ?? ""] as ItemResult[] | undefined)?.[0] ?? result[known.one ?? ""]) as ItemResult;
  };

  test.each(shares)("G $G, Q $Q, W $W of its forces: as their combinations by hand", (share) => {
    expect(forces.length).toBeGreaterThan(0);
    const actions = ids.map((id) => ({
      id,
      ...natures[id],
      ...Object.fromEntries(forces.map(([field, value]) => [field.replace(/_Ed$/, ""), value * share[id]])),
    }));
    const load_cases = combinations.map((factors, i) => ({
      id: `${i}`,
      ...Object.fromEntries(
        forces.map(([field, value]) => [field, ids.reduce((sum, id) => sum + factors[id] * share[id] * value, 0)]),
      ),
      ...(known.endpoint === "en-1995-1-1" ? { load_duration: durationOf(factors) } : {}),
    }));
    const [combined, byHand] = [judged({ actions }), judged({ load_cases })];
    expect(combined.utilization).toBeCloseTo(byHand.utilization, 9);
    expect(combined.passed).toBe(byHand.passed);
  });
});
