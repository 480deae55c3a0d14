import type * as z from "zod";
import { isOfMain } from "../en-1993-1-1/suggest.ts";
import { columnBasesOf, ofColumnBase } from "../en-1993-1-8/column-base/proposal.ts";
import { simpleJointNeeds, simpleJointsOf } from "../en-1993-1-8/simple-joints/proposal.ts";
import type { Kind } from "../engine/kind.ts";
import { isTurned } from "../engine/signs.ts";
import { boltGradeNames } from "../materials/bolts.ts";
import { section, sections } from "../sections/index.ts";
import { usualBolts } from "./quantities.ts";
import type { Rules } from "./schema.ts";
import { type Found, isTimberJoint, timberJointsOf } from "./timber-joints.ts";

// What an item could be instead: made anew from its needs where the kind knows how, else with other sizes in the places of its own.

type Fields = Readonly<Record<string, unknown>>;

/** Sizes that are chosen anew; all else of an item stays as it is. */
const sizes: ReadonlySet<string> = new Set(
  "plate cleat anchors bolt_size bolt_grade n_1 n_2 e1 p1 p2 e2 e1_b e2_b z_mm w_mm d0_mm d_m_mm d_w_mm throat_mm leg_mm".split(
    " ",
  ),
);

export function variantsOf(
  kind: Kind,
  item: Fields,
  top: Fields,
  rules: Rules,
  found: Found,
): Iterable<Fields> | undefined {
  if (isTimberJoint(kind.name)) return timberJointsOf(kind.name, item, rules, found);
  const schema =
    kind.name === "column-base" ? ofColumnBase : simpleJointNeeds[kind.name as keyof typeof simpleJointNeeds]; // undefined for another kind
  if (schema) return madeAnew(kind, schema, item, top, rules);
  const variables = variablesOf(kind.name, item, rules);
  return variables.length > 0 ? product(item, variables) : undefined;
}

function* madeAnew(kind: Kind, schema: z.ZodObject, item: Fields, top: Fields, rules: Rules): Generator<Fields> {
  const { national_annex, own_annex, overrides, strength_table } = top;
  const context = Object.fromEntries(
    Object.entries({ national_annex, own_annex, overrides, strength_table }).filter(([, value]) => value !== undefined),
  );
  const needs = Object.fromEntries(Object.entries(item).filter(([name]) => Object.hasOwn(schema.shape, name)));
  // how its forces act decides how it is made; verified is what the request says
  if (isTurned(top) && typeof needs.N_Ed === "number") needs.N_Ed = -needs.N_Ed;
  const given = { ...context, ...needs } as never; // its own schema refuses what these are not
  const found =
    kind.name === "column-base"
      ? columnBasesOf(given, rules)
      : simpleJointsOf[kind.name as keyof typeof simpleJointsOf](given, rules);
  const stays = Object.fromEntries(Object.entries(item).filter(([name]) => !sizes.has(name)));
  for (const { item: made } of found) {
    const chosen = Object.fromEntries(Object.entries(made).filter(([name]) => sizes.has(name)));
    const forces =
      item.load_cases !== undefined || item.actions !== undefined
        ? {}
        : Object.fromEntries(
            Object.entries(made).filter(([name]) => kind.actions?.includes(name) && !Object.hasOwn(item, name)),
          );
    const whole = { connection: kind.name, ...forces, f_ck_MPa: made.f_ck_MPa, ...stays, ...withSteelOf(item, chosen) };
    yield* inStock(whole, rules);
  }
}

/** A plate keeps the steel that the item gives it. */
function withSteelOf(item: Fields, chosen: Fields): Fields {
  const [before, plate] = [item.plate, chosen.plate];
  if (!isFields(before) || !isFields(plate)) return chosen;
  const { h_mm: _h, b_mm: _b, t_mm: _t, ...steel } = before;
  return Object.keys(steel).length === 0
    ? chosen
    : { ...chosen, plate: { h_mm: plate.h_mm, b_mm: plate.b_mm, t_mm: plate.t_mm, ...steel } };
}

/** With each grade that is used, and the next throat that is welded. */
function* inStock(item: Fields, { bolt_grades, throats_mm }: Rules): Generator<Fields> {
  const least = typeof item.throat_mm === "number" ? item.throat_mm : undefined;
  const throat = least === undefined ? undefined : throats_mm?.toSorted((a, b) => a - b).find((a) => a >= least - 1e-9);
  if (least !== undefined && throats_mm && throat === undefined) return;
  const welded = throat === undefined ? item : { ...item, throat_mm: throat };
  if (!bolt_grades) yield withoutNothing(welded);
  for (const bolt_grade of bolt_grades ?? []) {
    const { anchors } = welded as Fields;
    yield withoutNothing(
      isFields(anchors) ? { ...welded, anchors: { ...anchors, bolt_grade } } : { ...welded, bolt_grade },
    );
  }
}

const withoutNothing = (item: Fields): Fields =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));

/** A place in an item, and what may stand there. */
interface Variable {
  readonly path: readonly string[];
  readonly values: readonly Fields[] | readonly unknown[];
}

const throats = [3, 4, 5, 6, 7, 8, 10, 12, 15, 20];
const plates = [6, 8, 10, 12, 15, 20, 25, 30, 35, 40];
const plateParts: ReadonlySet<string> = new Set(["plate", "flange_plate", "web_plate"]);

function variablesOf(kind: string, item: Fields, rules: Rules): Variable[] {
  const found: Variable[] = [];
  if (kind === "member" && typeof item.profile === "string")
    found.push({ path: ["profile"], values: profilesLike(item, rules) });
  if (kind === "member" && typeof item.species === "string") {
    if (rules.widths_mm) found.push({ path: ["b"], values: rules.widths_mm });
    if (rules.heights_mm) found.push({ path: ["h"], values: rules.heights_mm });
    return found;
  }
  const walk = (part: Fields, path: readonly string[]): void => {
    for (const [name, value] of Object.entries(part)) {
      const here = [...path, name];
      if (name === "bolt_size") found.push({ path: here, values: rules.bolt_sizes ?? usualBolts.filter(isUsual) });
      else if (name === "bolt_grade")
        found.push({ path: here, values: rules.bolt_grades ?? gradesBeside(String(value)) });
      else if (/^throat(?:_flange|_web)?_mm$/.test(name))
        found.push({ path: here, values: rules.throats_mm ?? throats });
      else if (name === "t_mm" && plateParts.has(path.at(-1) ?? ""))
        found.push({ path: here, values: rules.thicknesses_mm ?? plates });
      else if (plateParts.has(name) && isFields(value)) walk(value, here);
    }
  };
  walk(item, []);
  return found;
}

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const isUsual = (size: string): boolean => ["M12", "M16", "M20", "M24", "M27", "M30", "M36"].includes(size);
const gradesBeside = (grade: string): readonly string[] =>
  ["8.8", "10.9"].includes(grade) ? ["8.8", "10.9"] : boltGradeNames.filter((name) => name === grade);

/** Of the same shape: of the families in stock, else of its own; hollow ones as they are made. */
function profilesLike({ profile, fabrication }: Fields, { families, series = "main" }: Rules): string[] {
  const present = section(
    String(profile),
    fabrication === undefined ? {} : { fabrication: fabrication as "hot-finished" },
  ); // as the schema has it
  if (!present) return [];
  const of = families ?? [present.family];
  return of
    .flatMap((family) => sections({ family }))
    .filter((one) => one.fabrication === present.fabrication && one.shape === present.shape)
    .filter((one) => series === "all" || isOfMain(one, present))
    .map(({ designation }) => designation);
}

function* product(item: Fields, variables: readonly Variable[]): Generator<Fields> {
  const [first, ...rest] = variables;
  if (!first) {
    yield item;
    return;
  }
  for (const value of first.values) yield* product(withAt(item, first.path, value), rest);
}

function withAt(part: Fields, [name = "", ...rest]: readonly string[], value: unknown): Fields {
  return { ...part, [name]: rest.length === 0 ? value : withAt(part[name] as Fields, rest, value) }; // walked there
}
