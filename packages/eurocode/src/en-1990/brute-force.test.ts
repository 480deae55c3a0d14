import fc from "fast-check";
import { expect } from "vitest";
import { law } from "../../test/support/law.ts";
import { Request } from "../engine/request.ts";
import { Sheet } from "../engine/sheet.ts";
import { check, type ItemResult } from "../index.ts";
import { type Combined, combine, effectOf } from "./combine.ts";
import { factorsOf, modelOf, readActions } from "./read.ts";
import type { SetItem, Situation } from "./schema.ts";
import { rulesOf } from "./situations.ts";

// All combinations of random sets, formed here from the tables of the annexes as printed and with no code of the check: each
// action present or not, each that is present leading, each source with either factor.

const runs = Number(process.env.COMBINATIONS_RUNS ?? 200);
/** None was missed, on 30 November 2026. */
const once = {
  samples: 100_000,
  command: "TESTS=week COMBINATIONS_RUNS=100000 npx vitest run packages/eurocode/src/en-1990/brute-force",
};

type Annex = "EN" | "NL" | "DE" | "UK" | "SE" | "FR";
type Three = readonly [number, number, number];

const recommended: Readonly<Record<string, Three>> = {
  A: [0.7, 0.5, 0.3],
  C: [0.7, 0.7, 0.6],
  E: [1, 0.9, 0.8],
  H: [0, 0, 0],
  snow: [0.5, 0.2, 0],
  wind: [0.6, 0.2, 0],
  temperature: [0.6, 0.5, 0],
};
const deviating: Readonly<Partial<Record<Annex, Readonly<Record<string, Three>>>>> = {
  NL: {
    A: [0.4, 0.5, 0.3],
    C: [0.6, 0.7, 0.6],
    snow: [0, 0.2, 0],
    wind: [0, 0.2, 0],
    temperature: [0, 0.5, 0],
  },
  UK: { H: [0.7, 0, 0], wind: [0.5, 0.2, 0] },
  SE: { snow: [0.8, 0.6, 0.2], wind: [0.3, 0.2, 0] },
};

/** Unfavourable and favourable permanent actions of 6.10 or 6.10a, of 6.10b, and variable actions, class CC2. */
const strength: Readonly<Record<Annex, { a: number; b?: number; inf: number; Q: number }>> = {
  EN: { a: 1.35, inf: 1, Q: 1.5 },
  NL: { a: 1.35, b: 1.2, inf: 0.9, Q: 1.5 },
  DE: { a: 1.35, inf: 1, Q: 1.5 },
  UK: { a: 1.35, inf: 1, Q: 1.5 },
  SE: { a: 1.35, b: 0.89 * 1.35, inf: 1, Q: 1.5 },
  FR: { a: 1.35, inf: 1, Q: 1.5 },
};
/** Whether the leading one has psi_1 in an accident and in fire, wind and others. */
const frequentFirst: Readonly<Record<Annex, { accident: [boolean, boolean]; fire: [boolean, boolean] }>> = {
  EN: { accident: [true, true], fire: [false, false] },
  NL: { accident: [true, false], fire: [true, false] },
  DE: { accident: [true, true], fire: [true, false] },
  UK: { accident: [true, true], fire: [true, true] },
  SE: { accident: [true, true], fire: [true, true] },
  FR: { accident: [true, true], fire: [true, true] },
};

interface Act {
  readonly id: string;
  readonly nature: string;
  readonly category?: string;
  readonly group?: string;
  readonly reversible?: boolean;
  readonly storey_group?: boolean;
  readonly source?: string;
  readonly effects: { readonly N: number; readonly M: number };
}

type Point = readonly [N: number, M: number];

const isPermanent = ({ nature }: Act) => nature === "permanent";
const isVariable = ({ nature }: Act) => ["imposed", "snow", "wind", "temperature"].includes(nature);

interface Factors {
  readonly up: number;
  readonly down: number;
  readonly lead: (act: Act) => number;
  readonly other: (act: Act) => number;
}

function formsOf(annex: Annex, situation: Situation): Factors[] {
  const psi = (act: Act): Three => {
    const row = act.nature === "imposed" ? (act.category ?? "") : act.nature;
    return deviating[annex]?.[row] ?? recommended[row] ?? [1, 1, 1];
  };
  const psi_2 = (act: Act) => psi(act)[2];
  const first = (act: Act): number => {
    const [wind, others] = frequentFirst[annex][situation === "fire" ? "fire" : "accident"];
    return psi(act)[(act.nature === "wind" ? wind : others) ? 1 : 2];
  };
  const { a, b, inf, Q } = strength[annex];
  const combined = (act: Act) => Q * psi(act)[0];
  switch (situation) {
    case "uls":
      return b === undefined
        ? [{ up: a, down: inf, lead: () => Q, other: combined }]
        : [
            { up: a, down: inf, lead: combined, other: combined },
            { up: b, down: inf, lead: () => Q, other: combined },
          ];
    case "equ":
      return [{ up: 1.1, down: 0.9, lead: () => 1.5, other: (act) => 1.5 * psi(act)[0] }];
    case "accidental":
    case "fire":
      return [{ up: 1, down: 1, lead: first, other: psi_2 }];
    case "sls-characteristic":
      return [{ up: 1, down: 1, lead: () => 1, other: (act) => psi(act)[0] }];
    case "sls-frequent":
      return [{ up: 1, down: 1, lead: (act) => psi(act)[1], other: psi_2 }];
    case "seismic":
    case "sls-quasi-permanent":
      return [{ up: 1, down: 1, lead: psi_2, other: psi_2 }];
  }
}

type Signed = readonly [act: Act, sign: number];

const leaderOf = (act: Act): string =>
  act.nature === "imposed" && act.storey_group !== false ? `of ${act.category}` : (act.group ?? `alone ${act.id}`);

const signsOf = (act: Act) => (act.reversible ? [0, 1, -1] : [0, 1]);

/** Whether these may act together. */
function together(acting: readonly Signed[]): boolean {
  const groups = acting.flatMap(([{ group }]) => group ?? []);
  const roof = acting.some(([{ category }]) => category === "H");
  const climate = acting.some(([{ nature }]) => nature === "snow" || nature === "wind");
  return new Set(groups).size === groups.length && !(roof && climate);
}

/** Every choice of what acts, with its sign; of accidents and earthquakes one. */
function choices(situation: Situation, actions: readonly Act[]): Signed[][] {
  const special = actions.filter(({ nature }) => nature === situation);
  let lists: Signed[][] = special.flatMap((act) =>
    signsOf(act).flatMap((sign): Signed[][] => (sign === 0 ? [] : [[[act, sign]]])),
  );
  if (special.length === 0) lists = [[]];
  for (const act of actions.filter(isVariable))
    lists = lists.flatMap((list) => signsOf(act).map((sign): Signed[] => (sign === 0 ? list : [...list, [act, sign]])));
  return lists.filter(together);
}

/** Every effect that a combination of the situation has. */
function allEffects(annex: Annex, situation: Situation, actions: readonly Act[]): Point[] {
  const always = actions.filter(isPermanent);
  const sources = [...new Set(always.map(({ source = "G" }) => source))];
  const halves = Array.from({ length: 2 ** sources.length }, (_, bits) => (act: Act) => {
    return Math.floor(bits / 2 ** sources.indexOf(act.source ?? "G")) % 2 === 0;
  });
  const sum = (terms: readonly Signed[]): Point => [
    terms.reduce((N, [act, factor]) => N + factor * act.effects.N, 0),
    terms.reduce((M, [act, factor]) => M + factor * act.effects.M, 0),
  ];
  const found: Point[] = [];
  for (const acting of choices(situation, actions)) {
    const leaders = new Set(acting.flatMap(([act]) => (isVariable(act) ? leaderOf(act) : [])));
    for (const { up, down, lead, other } of formsOf(annex, situation))
      for (const leading of leaders.size > 0 ? leaders : [""])
        for (const upper of halves) {
          const permanent = always.map((act): Signed => [act, upper(act) ? up : down]);
          const variable = acting.map(([act, sign]): Signed => {
            if (!isVariable(act)) return [act, sign];
            return [act, sign * (leaderOf(act) === leading ? lead(act) : other(act))];
          });
          found.push(sum([...permanent, ...variable]));
        }
  }
  return found;
}

const effect = fc.integer({ min: -100, max: 100 });
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const drawn = fc.record({
  nature: fc.constantFrom("imposed", "imposed", "snow", "wind", "temperature", "accidental", "seismic"),
  category: fc.constantFrom("A", "C", "E", "H"),
  group: maybe(fc.constantFrom("g", "h")),
  reversible: maybe(fc.boolean()),
  storey_group: maybe(fc.boolean()),
  N: effect,
  M: effect,
});
const sets = fc
  .tuple(
    fc.array(fc.record({ source: maybe(fc.constantFrom("water", "soil")), N: effect, M: effect }), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.array(drawn, { maxLength: 6 }),
  )
  .map(([permanent, others]): Act[] => {
    const grouped = (group: string | undefined) =>
      group !== undefined && others.filter((one) => one.group === group).length > 1 ? { group } : {};
    return [
      ...permanent.map(({ source, N, M }, i) => ({
        id: `G${i}`,
        nature: "permanent",
        ...(source === undefined ? {} : { source }),
        effects: { N, M },
      })),
      ...others.map(({ nature, category, group, reversible, storey_group, N, M }, i) => ({
        id: `Q${i}`,
        nature,
        ...(nature === "imposed" ? { category, ...(storey_group === undefined ? {} : { storey_group }) } : {}),
        ...grouped(group),
        ...(reversible === undefined ? {} : { reversible }),
        effects: { N, M },
      })),
    ];
  });

const annexes = fc.constantFrom<Annex[]>("EN", "NL", "DE", "UK", "SE", "FR");
const situationsOf = (actions: readonly Act[]): Situation[] => [
  "uls",
  "equ",
  "fire",
  ...(["accidental", "seismic"] as const).filter((nature) => actions.some((act) => act.nature === nature)),
  "sls-characteristic",
  "sls-frequent",
  "sls-quasi-permanent",
];

const tolerance = 1e-8;

law(
  "the envelope of a random set is that of all its combinations, formed by brute force",
  () =>
    fc.property(annexes, sets, (national_annex, actions) => {
      const situations = situationsOf(actions);
      const { values } = check("en-1990", { national_annex, actions, situations }).result.set as ItemResult;
      const envelope = values.envelope as Record<string, Record<string, { max: number; min: number }>>;
      for (const situation of situations) {
        const all = allEffects(national_annex, situation, actions);
        for (const [i, name] of ["N", "M"].entries()) {
          const found = envelope[situation]?.[name];
          expect(Math.abs((found?.max ?? 0) - Math.max(...all.map((point) => point[i] ?? 0)))).toBeLessThan(tolerance);
          expect(Math.abs((found?.min ?? 0) - Math.min(...all.map((point) => point[i] ?? 0)))).toBeLessThan(tolerance);
        }
      }
    }),
  { numRuns: runs, once },
);

/** The combinations of a situation as the check forms them where all would be too many. */
function boundedOf(annex: Annex, situation: Situation, actions: readonly Act[], bounded: boolean) {
  const item = { actions, situations: [situation], interaction: [["N", "M"]] } as unknown as SetItem; // as the schema has it
  const sheet = new Sheet(new Request(annex, { derivation: false }), []);
  const read = readActions(sheet, item);
  const factors = factorsOf(sheet, item);
  if (!factors) throw new Error("no factors");
  const model = modelOf(item, read);
  const rules = rulesOf(sheet, situation, read.actions, factors, read.extra(situation));
  const found: Combined = combine(model, rules, read.pairs, bounded);
  return { model, found };
}

law(
  "of what is dropped where all are too many nothing governs: neither an effect nor the hull of two",
  () =>
    fc.property(annexes, sets, fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (annex, actions, angle) => {
      for (const situation of situationsOf(actions)) {
        const all = allEffects(annex, situation, actions);
        const { model, found } = boundedOf(annex, situation, actions, true);
        // whoever has an effect that all actions lack has nothing to compare
        const [N = [], M = []] = model.effects;
        const reach = (point: Point, at: number) => point[0] * Math.cos(at) + point[1] * Math.sin(at);
        for (const at of [angle, 0, Math.PI / 2, Math.PI, (3 * Math.PI) / 2]) {
          const most = Math.max(...all.map((point) => reach(point, at)));
          const points = [...found.onHull].map((place): Point => {
            const { factors = [] } = found.rows.row(place) ?? {};
            return [effectOf(N, factors), effectOf(M, factors)];
          });
          expect(Math.abs(Math.max(...points.map((point) => reach(point, at))) - most)).toBeLessThan(tolerance);
        }
        // and everything that is given is a combination
        for (let place = 0; place < found.rows.count; place++) {
          const { factors = [] } = found.rows.row(place) ?? {};
          const [n, m] = [effectOf(N, factors), effectOf(M, factors)];
          expect(all.some(([x, y]) => Math.abs(x - n) < tolerance && Math.abs(y - m) < tolerance)).toBe(true);
        }
      }
    }),
  { numRuns: runs, once },
);
