import {
  type CheckResult,
  describeFields,
  type FieldDescription,
  findCheck,
  isInvalidInput,
  type Problem,
} from "@x/eurocode";
import {
  type BeamDesign,
  type BeamOfCases,
  beamDesignSchema,
  casesOfBeam,
  outcomeOfBeam,
} from "@x/eurocode/beams/design";
import { fromBase64url } from "../fragment.ts";
import { type Item, isItem, unclearOf } from "../input.ts";
import { wordsIn } from "../said.ts";
import { language } from "../words.ts";

// A beam as it stands in the form, and what comes of it.

/** What the beam is made of, or nothing: then it has its actions alone. */
export const materials = ["steel", "timber", "concrete", "slab", "none"] as const;
export type Material = (typeof materials)[number];

const made: Readonly<Record<Exclude<Material, "none">, { endpoint: string; kind: string; example: Item }>> = {
  steel: { endpoint: "en-1993-1-1", kind: "member", example: { profile: "IPE 300", steel_grade: "S355" } },
  timber: {
    endpoint: "en-1995-1-1",
    kind: "member",
    example: { species: "GL24h", b: 140, h: 480, service_class: 1 },
  },
  concrete: { endpoint: "en-1992-1-1", kind: "beam", example: { b: 300, h: 500, fck: 30, fyk: 500, cover_mm: 30 } },
  slab: { endpoint: "en-1992-1-1", kind: "slab", example: { h: 200, fck: 30, fyk: 500, cover_mm: 25 } },
};

export const example: Item = {
  mark: "B1",
  national_annex: "EN",
  spans_mm: [6000, 5000],
  actions: [
    { id: "G", nature: "permanent", loads: [{ q_kN_m: 8 }] },
    { id: "Q", nature: "imposed", category: "B", loads: [{ q_kN_m: 10 }] },
  ],
  member: made.steel.example,
  deflection_limit: 250,
};

export function materialOf(beam: Item): Material {
  if (!isItem(beam.member)) return "none";
  const { profile, section, species, fck, b } = beam.member;
  if (species !== undefined) return "timber";
  if (fck !== undefined) return b === undefined ? "slab" : "concrete";
  return profile === undefined && section === undefined ? "none" : "steel";
}

export const endpointOf = (material: Material): string | undefined =>
  material === "none" ? undefined : made[material].endpoint;

/** The same beam of another material. */
export function ofMaterial(beam: Item, material: Material): Item {
  const { member: _, ...rest } = beam;
  const asked = new Set<string>(besides[material]);
  const own = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !ofMaterials.includes(name) || asked.has(name)),
  );
  return material === "none" ? own : { ...own, member: made[material].example };
}

const elastic = ["own_weight", "deflection_limit", "EI_kNm2", "N_Ed", "combination"];

/** What is asked beside the member. */
export const besides: Readonly<Record<Material, readonly string[]>> = {
  steel: elastic,
  timber: elastic,
  none: ["EI_kNm2", "combination"],
  concrete: ["own_weight", "support_widths_mm", "N_Ed", "combination"],
  slab: ["own_weight", "support_widths_mm", "combination"],
};

const ofMaterials: readonly string[] = ["own_weight", "deflection_limit", "EI_kNm2", "N_Ed", "support_widths_mm"];

/** Fields that the analysis fills, or that no beam has. */
const analysed =
  /^(mark|length_mm|load_cases|actions|load_duration|acting|combination)$|_E[dk](_|$)|diagram|^M_|^V_|^N_|^L_cr|deflections?_/;

/** What is asked of the member. */
export function memberFields(material: Material): readonly FieldDescription[] {
  if (material === "none") return [];
  const kind = findCheck(made[material].endpoint)?.kinds[made[material].kind];
  return kind ? describeFields(kind.schema).filter(({ name }) => !analysed.test(name)) : [];
}

export const isOfExample = (material: Material, name: string): boolean =>
  material !== "none" && Object.hasOwn(made[material].example, name);

const described = describeFields(beamDesignSchema);
export const fieldNamed = (name: string): FieldDescription | undefined => described.find((one) => one.name === name);

/** One length of the list. */
export const ofSpan = (all: FieldDescription): FieldDescription => ({
  ...all,
  name: "span",
  type: "number",
  unit: "mm",
  fields: [],
  choices: [],
});

/** What says of which sort a load is, or of which material a member: empty, they are asked for, and never another sort. */
export const sorts = ["q_kN_m", "P_kN", "q_kN_m2"] as const;
const telling = ["profile", "species", "fck", "b"] as const;

const emptyIn = (item: Item, names: readonly string[], path: string): Problem[] =>
  names
    .filter((name) => item[name] === "")
    .map((name) => ({ path: path + name, message: "is required", code: "refused.required" }));

/** With a field of the member set. */
export function withMember(beam: Item, next: Item): Item {
  const before = isItem(beam.member) ? beam.member : {};
  const kept = telling.filter((name) => before[name] !== undefined && next[name] === undefined);
  return { ...beam, member: { ...next, ...Object.fromEntries(kept.map((name) => [name, ""])) } };
}

export const rows = (value: unknown): readonly Item[] => (Array.isArray(value) ? value.filter(isItem) : []);

/** What is to be answered before anything is calculated or kept: numbers that can be two, and values that are empty. */
export function openIn(beam: Item): Problem[] {
  const spans = Array.isArray(beam.spans_mm) ? beam.spans_mm : [];
  const all = fieldNamed("spans_mm");
  return [
    ...(all
      ? spans.flatMap((span, i) =>
          unclearOf([{ ...ofSpan(all), name: `spans_mm[${i}]` }], { [`spans_mm[${i}]`]: span }, ""),
        )
      : []),
    ...unclearOf(described, beam, ""),
    ...(isItem(beam.member)
      ? [
          ...unclearOf(memberFields(materialOf(beam)), beam.member, "member."),
          ...emptyIn(beam.member, telling, "member."),
        ]
      : []),
    ...rows(beam.actions).flatMap((action, i) =>
      rows(action.loads).flatMap((load, j) => emptyIn(load, sorts, `actions[${i}].loads[${j}].`)),
    ),
  ];
}

export interface Judged {
  readonly cases?: BeamOfCases;
  readonly design?: BeamDesign;
  /** Of the spans, passed where the deflections are, too. */
  readonly result?: CheckResult;
  readonly deflections?: CheckResult;
  readonly problems: readonly Problem[];
}

/** The actions in all combinations, and the verdict where there is a member: each as far as it goes. */
export function judged(beam: Item): Judged {
  const open = openIn(beam);
  if (open.length > 0) return { problems: open };
  const whole = attempt(() => casesOfBeam(beam));
  if (!isItem(beam.member)) return { ...(whole.value ? { cases: whole.value } : {}), problems: whole.problems };
  // what is wrong with the member leaves its actions
  const { member: _, ...rest } = beam;
  const cases = whole.value ? whole : attempt(() => casesOfBeam(rest));
  const design = attempt(() => outcomeOfBeam(beam, { tell: (said) => wordsIn(language).tell(said), messages: true }));
  return { ...(cases.value ? { cases: cases.value } : {}), ...design.value, problems: design.problems };
}

function attempt<T>(work: () => T): { readonly value?: T; readonly problems: readonly Problem[] } {
  try {
    return { value: work(), problems: [] };
  } catch (error) {
    if (isInvalidInput(error)) return { problems: error.problems };
    throw error;
  }
}

/** The beam of an address, with or without the word that it has among calculations; undefined where it brings none. */
export function beamOfFragment(fragment: string): Item | undefined {
  const data = /^#beam\/(?:beam\/)?(.*)$/.exec(fragment)?.[1];
  if (data === undefined) return undefined;
  try {
    const found: unknown = JSON.parse(fromBase64url(data));
    return isItem(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
