import { type Alternative, type Collector, type Model, type Rule, varied } from "./model.ts";

/**
 * Forms every combination of an expression: each slot with one of its alternatives or none, each present action leading in turn,
 * each source of permanent actions with either factor. Gives how many were formed. A combination comes before those that have
 * actions more, so that of equal effects the shortest is found first.
 */
export function enumerate(model: Model, rule: Rule, found: Collector): number {
  const { slots, apart, anyApart } = model;
  const sources = varied(model, rule);
  const factors = new Array<number>(model.actions).fill(0);
  const chosen: Alternative[] = [];
  const present = new Array<number>(model.keys).fill(0);
  let formed = 0;

  const permanents = (leading: number): void => {
    for (let mask = 0; mask < 1 << sources.length; mask++) {
      for (let s = 0; s < sources.length; s++)
        for (const action of sources[s] ?? [])
          factors[action] = (mask & (1 << s) ? rule.inf[action] : rule.sup[action]) as number; // as many as actions
      formed++;
      found.add(factors, rule.expression, leading);
    }
  };
  const leaf = (): void => {
    const led = rule.leads && chosen.length > 0;
    for (let key = led ? 0 : -1; key < (led ? model.keys : 0); key++) {
      if (led && present[key] === 0) continue;
      for (const one of chosen)
        factors[one.action] = one.sign * ((one.key === key ? rule.lead[one.action] : rule.other[one.action]) as number);
      permanents(key);
    }
    for (const one of chosen) factors[one.action] = 0;
  };
  const free = (one: Alternative, extra: Alternative | undefined): boolean =>
    !anyApart ||
    ((extra === undefined || !apart(one.action, extra.action)) &&
      chosen.every((other) => !apart(one.action, other.action)));
  const walk = (slot: number, extra: Alternative | undefined): void => {
    if (slot === slots.length) {
      leaf();
      return;
    }
    walk(slot + 1, extra);
    for (const one of slots[slot] ?? []) {
      if (!free(one, extra)) continue;
      chosen.push(one);
      present[one.key] = (present[one.key] ?? 0) + 1;
      walk(slot + 1, extra);
      present[one.key] = (present[one.key] ?? 0) - 1;
      chosen.pop();
    }
  };

  for (const source of model.sources) for (const action of source) factors[action] = rule.sup[action] as number;
  if (rule.extra.length === 0) walk(0, undefined);
  for (const extra of rule.extra) {
    factors[extra.action] = extra.sign;
    walk(0, extra);
    factors[extra.action] = 0;
  }
  return formed;
}

/** How many would be formed at most: actions that never act together are counted as if they did. */
export function countOf(model: Model, rule: Rule, { reduced = false } = {}): number {
  // reduced: a group and the parts of an action count as one that acts or not
  const slots = reduced ? reducedSlots(model) : model.slots.map((slot) => slot.map(({ key }) => key));
  const states = (without: number): number =>
    slots.reduce((product, keys) => product * (1 + keys.filter((key) => key !== without).length), 1);
  const all = states(-1);
  let led = 1;
  for (let key = 0; key < model.keys; key++) led += all - states(key);
  return (rule.leads ? led : all) * 2 ** varied(model, rule).length * Math.max(1, rule.extra.length);
}

function reducedSlots({ slots }: Model): number[][] {
  const seen = new Set<number>();
  return slots.flatMap((slot) => {
    const keys = [...new Set(slot.map(({ key }) => key))].filter((key) => !seen.has(key));
    const [first] = keys;
    for (const key of keys) seen.add(key);
    return first === undefined ? [] : [[first]];
  });
}
