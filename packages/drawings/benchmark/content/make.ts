/** A sheet of a seed: what stands on it and what is true of it. The same for every program. */
import { Chance } from "../../test/random/chance.ts";
import type { TrueMember } from "../../test/score.ts";
import { groupedBySection, inPhases, type Office, officeOf, ofOneFrame, plainList } from "./lists.ts";
import { others } from "./others.ts";
import { keyedSchedule, membersOfPlan, planOf, storeys } from "./plans.ts";
import type { List, Notes, Sheet } from "./sheet.ts";
import { gradeOf } from "./steel.ts";
import { words } from "./words.ts";

const countries = ["en", "en", "de", "de", "nl", "fr", "fr", "sv", "it", "es", "pl", "da", "cs"];

interface Fields {
  readonly fields: Sheet["fields"];
  readonly truth: Pick<Sheet["truth"], "project_name" | "scale" | "title" | "drawing_number" | "revision" | "date">;
}

const truthName: Readonly<Record<string, string>> = { project: "project_name", number: "drawing_number" };

function fieldsOf(
  chance: Chance,
  { words: { fields, projects, plans, months }, upper }: Office,
  scale: number | undefined,
): Fields {
  const said = (text: string) => (upper ? text.toUpperCase() : text);
  const [day, month, year] = [chance.whole(1, 28), chance.whole(1, 12), chance.whole(2019, 2025)];
  const date = chance.of([
    `${String(day).padStart(2, "0")}.${String(month).padStart(2, "0")}.${year}`,
    `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`,
    `${day}/${month}/${year}`,
    `${day} ${chance.of(months)} ${year}`,
  ]);
  const values = {
    project: chance.of(projects),
    title: chance.of(plans),
    number: chance.of(["S-", "ST-", "K-", "20-", "W"]) + chance.whole(100, 320),
    revision: chance.of(["A", "B", "C", "0", "P2", "01", "D"]),
    date,
    scale: scale === undefined ? chance.of(["1:50", "1:20", "1:100"]) : `1:${scale}`,
  };
  const names = ["project", "title", "scale", "number", "revision", "date"] as const;
  const used = names.filter((name) => name === "project" || name === "scale" || chance.yes(0.8));
  return {
    fields: used.map((name) => [said(chance.of(fields[name])), values[name]]),
    truth: Object.fromEntries(used.map((name) => [truthName[name] ?? name, values[name]])),
  };
}

interface Parts {
  readonly sort: string;
  readonly parts: Sheet["parts"];
  readonly members: readonly TrueMember[];
  readonly scale?: number;
}

const notesOf = (chance: Chance, { words: { notes } }: Office, more: readonly string[] = []): Notes => ({
  kind: "notes",
  lines: [...chance.some(notes, chance.whole(1, notes.length)), ...more].map((line, i) => `${i + 1}. ${line}`),
});

const gradeNote: Readonly<Record<string, (grade: string) => string>> = {
  en: (grade) => `All steel grade ${grade} unless noted otherwise.`,
  de: (grade) => `Stahl ${grade}, soweit nicht anders angegeben.`,
  nl: (grade) => `Staalkwaliteit ${grade} tenzij anders vermeld.`,
  fr: (grade) => `Acier ${grade} sauf indication contraire.`,
  sv: (grade) => `Stål ${grade} där ej annat anges.`,
  it: (grade) => `Acciaio ${grade} salvo diversa indicazione.`,
  es: (grade) => `Acero ${grade} salvo indicación contraria.`,
  pl: (grade) => `Stal ${grade}, jeśli nie podano inaczej.`,
  da: (grade) => `Stål ${grade} hvor intet andet er angivet.`,
  cs: (grade) => `Ocel ${grade}, není-li uvedeno jinak.`,
};

const ofLists = (chance: Chance, office: Office): Parts => {
  const sort = chance.weighed([
    [8, "list" as const],
    [2, "grouped" as const],
    [2, "phases" as const],
    [1.5, "of one frame" as const],
    [2, "two lists" as const],
    [2, "beside others" as const],
  ]);
  const notes = chance.yes(0.35) ? [notesOf(chance, office)] : [];
  const makers = { list: plainList, grouped: groupedBySection, phases: inPhases, "of one frame": ofOneFrame, "two lists": plainList, "beside others": plainList };
  const made = makers[sort](chance, office);
  if (sort === "two lists") {
    const second = plainList(chance, office, { count: chance.whole(3, 8) });
    const again = new Set(made.members.map(({ mark }) => mark));
    if (second.members.some(({ mark }) => again.has(mark))) return { sort: "list", parts: [made.list, ...notes], members: made.members };
    return { sort, parts: [made.list, second.list, ...notes], members: [...made.members, ...second.members] };
  }
  const other: List[] = sort === "beside others" ? [chance.of(others)(chance)] : [];
  return { sort, parts: chance.yes(0.5) ? [made.list, ...other, ...notes] : [...other, made.list, ...notes], members: made.members };
}; // biome-ignore format: lists

const ofPlans = (chance: Chance, office: Office): Parts => {
  const sort = chance.weighed([
    [3, "plan with sections" as const],
    [2, "plan with marks and sections" as const],
    [3, "keyed schedule" as const],
    [2, "plan beside a list" as const],
    [1.5, "storeys" as const],
  ]);
  const grade = gradeOf(chance, "IPE", office.fine);
  const note = notesOf(chance, office, sort === "storeys" ? [] : [gradeNote[office.country]?.(grade) ?? ""]);
  if (sort === "storeys") {
    const { list, members } = storeys(chance, office);
    return { sort, parts: [list, note], members };
  }
  const labelling = sort === "keyed schedule" ? "marks" : sort === "plan with marks and sections" ? "marks and sections" : "sections";
  const plan = planOf(chance, office, labelling, chance.of([190, 250, 330]), chance.of([150, 180, 230]));
  if (sort === "keyed schedule") {
    const { list, members } = keyedSchedule(chance, office, plan);
    const said = members.map((member) => (member.steel_grade === undefined ? { ...member, steel_grade: grade } : member));
    return { sort, parts: [plan.view, list, note], members: said, scale: plan.scale };
  }
  const own = membersOfPlan(plan, grade);
  if (sort !== "plan beside a list") return { sort, parts: [plan.view, note], members: own, scale: plan.scale };
  const { list, members } = plainList(chance, office, { roles: ["mark", "section", "length", "pieces", "grade"], count: chance.whole(3, 8) });
  const listed = new Set(members.map(({ section_norm }) => section_norm));
  // a plan and a list that share sections may speak of the same pieces
  if (own.some(({ section_norm }) => listed.has(section_norm))) return { sort: "plan with sections", parts: [plan.view, note], members: own, scale: plan.scale };
  return { sort, parts: [plan.view, list, note], members: [...own, ...members], scale: plan.scale };
}; // biome-ignore format: plans

const ofNothing = (chance: Chance, office: Office): Parts => ({
  sort: "negative",
  parts: [
    ...chance.some(others, chance.whole(1, 2)).map((make) => make(chance)),
    ...(chance.yes(0.5) ? [notesOf(chance, office)] : []),
  ],
  members: [],
});

/** `canvas`: the program draws and has plans; else it sets text and has lists only */
export function sheetOf(seed: number, canvas: boolean): Sheet {
  const chance = new Chance(seed);
  const country = chance.of(countries.filter((one) => words[one] !== undefined));
  const office = officeOf(chance, country);
  const make = chance.weighed(canvas ? [[4, ofPlans], [3, ofLists], [1, ofNothing]] : [[8, ofLists], [1, ofNothing]]); // biome-ignore format: weights
  const { sort, parts, members, scale } = make(chance, office);
  const headed = canvas || chance.yes(0.45);
  const { fields, truth } = fieldsOf(chance, office, scale);
  return { country, sort, fields: headed ? fields : [], parts, truth: { ...(headed && truth), members } };
}
