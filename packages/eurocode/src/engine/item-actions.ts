import { messages } from "../basis/message.ts";
import { type Path, type Problem, type Problems, pathText } from "../basis/problem.ts";
import type { CaseResult, GoverningCombination } from "../basis/result.ts";
import { type CombinedActions, type CombinedCase, characteristicName, type FromActions } from "./combined.ts";
import type { Kind } from "./kind.ts";
import { type Governed, governingCase, type LoadCase } from "./load-cases.ts";
import type { Request } from "./request.ts";
import { Sheet } from "./sheet.ts";

// Characteristic actions of an item become its load cases.

export const says = messages("itemActions", {
  besideActions: "cannot be combined with actions; give its characteristic value in each action",
  withoutActions: "combination has no effect: no item of this request has actions.",
});

export interface GovernedByActions extends Governed {
  readonly combination: GoverningCombination;
  readonly derive: (sheet: Sheet) => void;
}

/** An item with its combinations as load cases; several where some are of another design situation. */
interface Form {
  readonly item: Readonly<Record<string, unknown>> & { readonly load_cases: readonly LoadCase[] };
  /** Of the cases among all combinations. */
  readonly places: readonly number[];
  readonly changed: Readonly<Record<string, unknown>>;
}

interface Formed {
  readonly combined: CombinedActions;
  readonly more: FromActions | undefined;
  readonly forms: readonly Form[];
  /** Fields for want of which no combination is verified. */
  readonly missing: readonly string[];
}

export function formsOf(
  request: Request,
  kind: Kind,
  item: Readonly<Record<string, unknown>>,
  path: Path,
  mark: string,
  problems: Problems,
): Formed | undefined {
  const { actions, ...alone } = item;
  const sheet = new Sheet(request, path, false);
  sheet.mark = mark;
  const fields = kind.actions ?? [];
  if (item.load_cases !== undefined) sheet.problem("load_cases", says.besideActions);
  const given = new Set(Array.isArray(actions) ? actions.flatMap((action: object) => Object.keys(action)) : []);
  const combinable = fields.filter((field) => given.has(characteristicName(field)));
  for (const field of combinable) if (item[field] !== undefined) sheet.problem(field, says.besideActions);
  const combined = kind.combines?.combine(sheet, actions, combinable);
  const more = combined && sheet.problems.length === 0 ? kind.fromActions?.(sheet, alone, combined) : undefined;
  for (const problem of sheet.problems) problems.take(inCombination(problem, path));
  if (!combined || sheet.problems.length > 0) return undefined;
  // what comes from serviceability and is given is the same in every combination
  const service = Object.fromEntries(
    (kind.ofService ?? []).flatMap((name) => (alone[name] === undefined ? [] : [[name, alone[name]] as const])),
  );
  const left = Object.fromEntries(Object.keys(service).map((name) => [name, undefined]));
  const own = { ...alone, ...left, ...more?.item };
  const forms = groupsOf(kind, own, combined).map(({ places, with: changed }) => {
    const load_cases = places.map((place): LoadCase => {
      const one = combined.cases[place] as CombinedCase; // of these
      return { id: one.id, ...one.actions, ...service, ...more?.ofCase?.(one) };
    });
    return { item: { ...own, ...changed, load_cases }, places, changed };
  });
  return { combined, more, forms, missing: sheet.missing };
}

export function governingCombination(
  request: Request,
  kind: Kind,
  item: Readonly<Record<string, unknown>>,
  path: Path,
  mark: string,
  problems: Problems,
): GovernedByActions | undefined {
  const formed = formsOf(request, kind, item, path, mark, problems);
  if (!formed) return undefined;
  const { combined, more, forms, missing } = formed;
  const found = forms.map(({ item: form, places, changed }) => {
    const ofCases: Problem[] = [];
    const taken = { take: (problem: Problem) => ofCases.push(problem) } as unknown as Problems; // all that is asked of it here
    const governed = governingCase(request, kind, form, path, mark, form.load_cases, taken);
    tell(problems, ofCases, path);
    if (!governed) return undefined;
    const place = places[form.load_cases.findIndex(({ id }) => id === governed.id)] ?? 0;
    return { governed, place, changed };
  });
  const worst = found.reduce((most, one) => {
    if (!most || !one) return undefined;
    return severity(one.governed) > severity(most.governed) ? one : most;
  });
  if (!worst) return undefined;
  return {
    id: worst.governed.id,
    actions: { ...more?.item, ...worst.changed, ...worst.governed.actions, actions: undefined },
    all: found.flatMap((one) => one?.governed.all ?? []),
    cases: worst.governed.cases,
    missing: [...missing, ...found.flatMap((one) => one?.governed.missing ?? [])],
    combination: combined.governing(worst.place),
    derive: (on) => combined.derive(on, worst.place),
  };
}

/** How actions are combined is said once, at the top. */
const howCombined = [
  "expression",
  "consequence_class",
  "safety_class",
  "altitude_m",
  "s_k_kN_m2",
  "situations",
] as const;

function inCombination(problem: Problem, path: Path): Problem {
  const field = howCombined.find((name) => problem.path === pathText([...path, name]));
  return field === undefined ? problem : { ...problem, path: `combination.${field}` };
}

/** Of the governing case; one that fails is not hidden by one that is used more and passes. */
function severity({ id, all }: { readonly id: string; readonly all: readonly CaseResult[] }): number {
  const one = all.find((other) => other.id === id);
  return one ? one.utilization + (one.passed ? 0 : failing) : 0;
}
const failing = 1e9;

/** Accidental combinations with the partial factors of accidental situations, where the kind has them. */
function groupsOf(kind: Kind, own: Readonly<Record<string, unknown>>, { cases }: CombinedActions) {
  const accidental = kind.schema.shape.design_situation !== undefined && own.design_situation === undefined;
  const places = cases.map((_, place) => place);
  const isAccidental = (place: number) => accidental && cases[place]?.situation === "accidental";
  return [
    {
      places: places.filter((place) => !isAccidental(place)),
      with: accidental ? { design_situation: "persistent" } : {},
    },
    { places: places.filter(isAccidental), with: { design_situation: "accidental" } },
  ].filter(({ places }) => places.length > 0);
}

/** What is wrong in a combination is wrong with the actions: said once. */
function tell(problems: Problems, found: readonly Problem[], path: Path): void {
  const own = pathText([...path, "load_cases"]);
  const told = new Set<string>();
  for (const problem of found) {
    const ofCase = problem.path.startsWith(`${own}[`) || problem.path === own;
    const at = ofCase ? pathText([...path, "actions"]) : problem.path;
    if (!told.has(at + problem.message)) problems.take({ ...problem, path: at });
    told.add(at + problem.message);
  }
}
