import { type Alternative, type Collector, type Model, type Rule, varied } from "./model.ts";

// Too many combinations to form: effects are linear in the factors, so the greatest is the sum of the greatest of what is chosen
// independently. Each direction of effects gives the combination that no other exceeds in it.

interface Part {
  readonly one: Alternative;
  readonly value: number;
}

/** The combination of an expression that is greatest in a direction, by weights of the effects, and what it is worth. */
export function greatest(model: Model, rule: Rule, weights: readonly number[], found: Collector): number {
  const worth = Array.from({ length: model.actions }, (_, action) =>
    weights.reduce((sum, weight, e) => (weight === 0 ? sum : sum + weight * (model.effects[e]?.[action] ?? 0)), 0),
  );
  const factors = new Array<number>(model.actions).fill(0);
  const permanent = permanents(model, rule, worth, factors);
  const best = variables(model, rule, worth);
  if (!best) return Number.NEGATIVE_INFINITY;
  if (best.extra) factors[best.extra.action] = best.extra.sign;
  for (const { one } of best.parts) factors[one.action] = factorOf(rule, one, best.key);
  found.add(factors, rule.expression, best.key);
  return permanent + best.value;
}

const factorOf = (rule: Rule, one: Alternative, key: number): number =>
  one.sign * ((one.key === key ? rule.lead[one.action] : rule.other[one.action]) ?? 0);

/** Each source with the factor that is worth more. */
function permanents(model: Model, rule: Rule, worth: readonly number[], factors: number[]): number {
  const different = new Set(varied(model, rule));
  let total = 0;
  for (const source of model.sources) {
    const sum = (by: readonly number[]) =>
      source.reduce((all, action) => all + (by[action] ?? 0) * (worth[action] ?? 0), 0);
    const [upper, lower] = [sum(rule.sup), sum(rule.inf)];
    const favourable = different.has(source) && lower > upper;
    total += favourable ? lower : upper;
    for (const action of source) factors[action] = (favourable ? rule.inf : rule.sup)[action] ?? 0;
  }
  return total;
}

interface Chosen {
  readonly value: number;
  readonly parts: readonly Part[];
  readonly key: number;
  readonly extra: Alternative | undefined;
}

/** With each accidental or seismic action, and each action leading: what is worth most. */
function variables(model: Model, rule: Rule, worth: readonly number[]): Chosen | undefined {
  let best: Chosen | undefined;
  for (const extra of rule.extra.length > 0 ? rule.extra : [undefined]) {
    const base = extra ? extra.sign * (worth[extra.action] ?? 0) : 0;
    for (let key = -1; key < (rule.leads ? model.keys : 0); key++) {
      // where one leads, none leads only where nothing variable acts
      const parts = rule.leads && key === -1 ? [] : chosenFor(model, rule, worth, key, extra);
      if (!parts) continue;
      const value = parts.reduce((sum, part) => sum + part.value, base);
      if (!best || value > best.value) best = { value, parts, key, extra };
    }
  }
  return best;
}

/** The alternatives that are worth most with this action leading, which must act; undefined where it cannot. */
function chosenFor(
  model: Model,
  rule: Rule,
  worth: readonly number[],
  key: number,
  extra: Alternative | undefined,
): readonly Part[] | undefined {
  const parts = model.slots.map((slot) =>
    slot
      .filter((one) => !extra || !model.apart(one.action, extra.action))
      .map((one) => ({ one, value: factorOf(rule, one, key) * (worth[one.action] ?? 0) }))
      .sort((a, b) => b.value - a.value),
  );
  const free = choose(
    model,
    parts.map((slot) => slot.filter(({ value }) => value > 0)),
  );
  if (!rule.leads || free.some(({ one }) => one.key === key)) return free;
  let best: readonly Part[] | undefined;
  let most = Number.NEGATIVE_INFINITY;
  parts.forEach((slot, at) => {
    for (const forced of slot) {
      if (forced.one.key !== key) continue;
      const others = parts.map((other, i) =>
        i === at ? [] : other.filter(({ one, value }) => value > 0 && !model.apart(one.action, forced.one.action)),
      );
      const chosen = [forced, ...choose(model, others)];
      const value = chosen.reduce((sum, part) => sum + part.value, 0);
      if (value > most) [best, most] = [chosen, value];
    }
  });
  return best;
}

/** Of each slot the part that is worth most, or none; where some never act together by branch and bound. */
function choose(model: Model, slots: readonly (readonly Part[])[]): readonly Part[] {
  if (!model.anyApart) return slots.flatMap((slot) => slot[0] ?? []);
  const all = slots.flat();
  const conflicts = ({ one }: Part): number => all.filter((other) => model.apart(one.action, other.one.action)).length;
  const bound = slots.filter((slot) => slot.some((part) => conflicts(part) > 0));
  const free = slots.filter((slot) => !bound.includes(slot)).flatMap((slot) => slot[0] ?? []);
  // what keeps most others out is decided first
  const order = bound.toSorted((a, b) => Math.max(...b.map(conflicts)) - Math.max(...a.map(conflicts)));
  const rest = new Array<number>(order.length + 1).fill(0);
  for (let i = order.length - 1; i >= 0; i--) rest[i] = (rest[i + 1] as number) + (order[i]?.[0]?.value ?? 0);
  let best: readonly Part[] = [];
  let most = 0;
  const taken: Part[] = [];
  const walk = (at: number, value: number): void => {
    if (value > most) [best, most] = [taken.slice(), value];
    if (at === order.length || value + (rest[at] as number) <= most) return;
    for (const part of order[at] ?? []) {
      if (taken.some((other) => model.apart(other.one.action, part.one.action))) continue;
      taken.push(part);
      walk(at + 1, value + part.value);
      taken.pop();
    }
    walk(at + 1, value);
  };
  walk(0, 0);
  return [...free, ...best];
}
