/** shop.pdf: an overview, then a sheet for each assembly: views, dimensions, holes, welds, bolts, part list, verdict. */
import {
  type Assembly,
  type FabricatedMember,
  type Fabrication,
  type FittingPart,
  type Joint,
  type PlatePart,
  type ProfilePart,
  type State,
  stiffens,
} from "../../fabrication.ts";
import { printable } from "../../members/names.ts";
import { worstState } from "../../states.ts";
import { jointTypes, plateUses } from "../../terms.ts";
import {
  bare,
  bottomView,
  type Drawn,
  drawnOf,
  endView,
  type Fresh,
  frontView,
  platesAt,
  spatialView,
  topView,
} from "../drafting/assembly-views.ts";
import { type Extent, extent, type Mark, placed as moved, textWidth } from "../drafting/marks.ts";
import { holeCounts, plateDrawing, profileDrawing } from "../drafting/part-views.ts";
import { pointIn } from "../drafting/project.ts";
import { knownMass } from "../mass.ts";
import { endsOf, memberOf } from "../own-member.ts";
import { sheets as says } from "../says.ts";
import { sectionShape } from "../solid-views.ts";
import { jointVerdict, memberVerdict, toneOf, type Verdict, worstFirst } from "../verdicts.ts";
import { type Words, wordsOf } from "../words.ts";
import { frame, heightOfBlock, innerFrame, titleBlock } from "./frame.ts";
import { Pen } from "./pen.ts";
import { paged, type Section, tables } from "./sections.ts";
import { type Cell, type Column, rowsWithin, type TableRow, table, tableHeight } from "./table.ts";

/** ISO 5455 with the steps between that steelwork uses. */
const scales = [1, 2, 5, 10, 15, 20, 25, 50, 100, 200] as const;

/** Height of dimensions, mm of paper. */
const letterHeight = 2;

export async function shopPdf(fabrication: Fabrication): Promise<Uint8Array> {
  const words = wordsOf(fabrication.settings.language);
  const pen = new Pen(printable(fabrication.drawing_info.project_name ?? "Shop drawings"));
  const block = heightOfBlock(fabrication);
  const overviews = paged(pen, overviewSections(fabrication, words), block);
  const loose = looseChunks(looseDetails(fabrication, words), block).map((placed) => ({
    title: words("loose"),
    placed,
  }));
  const single = singleDetails(fabrication, words).flatMap(({ mark, detail }) =>
    looseChunks([detail], block).map((placed) => ({ title: mark, placed })),
  );
  const last = [...loose, ...single];
  const parts = {
    profiles: byId([...fabrication.parts.profiles, ...fabrication.parts.fittings]),
    plates: byId(fabrication.parts.plates),
    bolts: byId(fabrication.parts.bolts),
    welds: byId(fabrication.parts.welds),
  };
  const sheets = fabrication.assemblies.map((one) =>
    sheetOf(pen, fabrication, words, one, drawnOf(one, parts, freshOf(fabrication, one))),
  );
  const pagesOf = ({ laid, notes }: Sheet) => 1 + (laid?.further.length ?? 0) + notes.length;
  const pages = sheets.reduce((sum, one) => sum + pagesOf(one), 0);
  const total = overviews.length + pages + last.length;
  overviews.forEach((placed, i) => {
    overview(pen, fabrication, words, placed, `${i + 1}/${total}`, i === overviews.length - 1);
  });
  let page = overviews.length;
  for (const one of sheets) {
    const from = page + 1;
    sheet(pen, fabrication, words, one, (further) => `${from + further}/${total}`);
    page += pagesOf(one);
  }
  last.forEach((one, i) => {
    looseSheet(pen, fabrication, words, one, `${total - last.length + i + 1}/${total}`);
  });
  return pen.bytes();
}

const byId = <T extends { readonly id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));

const kg = (value: number) => value.toFixed(1);
const mm = (value: number) => String(Math.round(value * 10) / 10);

// ---------------------------------------------------------------- overview

function overviewSections(fabrication: Fabrication, words: Words): Section[] {
  return [
    {
      title: words("assemblies"),
      columns: [
        { title: words("mark"), width: 34 },
        { title: words("quantity"), width: 16, right: true },
        { title: words("profile"), width: 38 },
        { title: words("grade"), width: 20 },
        { title: words("length"), width: 20, right: true },
        { title: words("massEach"), width: 26, right: true },
        { title: words("mass"), width: 24, right: true },
        { title: words("joint"), width: 72 },
        { title: words("utilization"), width: 124 },
      ],
      rows: overviewRows(fabrication, words),
    },
    {
      title: words("joints"),
      columns: [
        { title: words("joint"), width: 44 },
        { title: words("type"), width: 44 },
        { title: words("quantity"), width: 18, right: true },
        { title: words("utilization"), width: 124 },
        { title: words("madeFor"), width: 144 },
      ],
      rows: fabrication.joints.map((joint) => [
        `${joint.id}${joint.assumed ? " *" : ""}`,
        words.say(jointTypes[joint.type]),
        String(joint.count),
        jointVerdict(joint, words),
        madeFor(joint, words),
      ]),
    },
    {
      title: words("warnings"),
      columns: [{ title: words("warnings"), width: 374 }],
      rows: fabrication.warnings.map((one) => [warned(printable(words.say(one), 1500))]),
    },
  ];
}

const warned = (text: string): Cell => ({ text: `! ${text}`, colour: toneOf["not designed"] });

/** Its forces, and where they are from. */
const madeFor = ({ actions: { values, reason } }: Joint, words: Words): string =>
  [
    ...Object.entries(values).map(([name, value]) => `${name} ${Math.round(value * 10) / 10}`),
    printable(words.say(reason), 400),
  ].join("; ");

function overviewRows(fabrication: Fabrication, words: Words): TableRow[] {
  const members = byId(fabrication.members);
  const joints = byId(fabrication.joints);
  const rows = fabrication.assemblies.map((assembly): TableRow => {
    const member = memberOf(fabrication, assembly) ?? members.get(assembly.id);
    return [
      printable(assembly.mark),
      String(assembly.quantity),
      member?.profile ?? member?.section ?? "",
      member?.steel_grade ?? "",
      member?.length_mm === undefined ? "" : mm(member.length_mm),
      kg(assembly.mass_kg),
      kg(assembly.mass_kg * assembly.quantity),
      jointsCell(assembly, joints),
      assemblyVerdicts(member, assembly, joints, words)[0] ?? "",
    ];
  });
  const built = new Set(
    fabrication.assemblies.flatMap(({ id, profiles }) => [id, ...profiles.map(({ part }) => part)]),
  );
  for (const member of fabrication.members) {
    if (!built.has(member.id)) rows.push(memberRow(member, words));
  }
  return rows;
}

/** A member that nothing can be built of: its section is unknown, or its length. */
const memberRow = (member: FabricatedMember, words: Words): TableRow => [
  printable(member.mark) || member.id,
  String(member.quantity),
  printable(member.profile ?? member.section),
  member.steel_grade,
  member.length_mm === undefined ? "" : mm(member.length_mm),
  "",
  member.mass_kg === undefined ? "" : kg(member.mass_kg),
  "",
  memberVerdict(member, words),
];

const jointsOf = ({ joints }: Assembly, known: ReadonlyMap<string, Joint>): Joint[] =>
  joints.flatMap((id) => known.get(id) ?? []);

function jointsCell(assembly: Assembly, known: ReadonlyMap<string, Joint>): Cell {
  const joints = jointsOf(assembly, known);
  return { text: joints.map(({ id }) => id).join(", "), colour: toneOf[worstState(joints.map(({ state }) => state))] };
}

/** Of the member and of the worst of its joints: the worst first. */
function assemblyVerdicts(
  member: FabricatedMember | undefined,
  assembly: Assembly,
  known: ReadonlyMap<string, Joint>,
  words: Words,
): Verdict[] {
  const [worst] = worstFirst(jointsOf(assembly, known));
  const entries = [
    {
      state: member?.state ?? ("not designed" as const),
      utilization: member?.check?.utilization ?? 0,
      verdict: memberVerdict(member, words),
    },
    ...(worst ? [{ ...worst, verdict: named(worst, words) }] : []),
  ];
  return worstFirst(entries).map(({ verdict }) => verdict);
}

function named(joint: Joint, words: Words): Verdict {
  const { text, colour } = jointVerdict(joint, words);
  return { text: `${joint.id}: ${text}`, colour };
}

function overview(
  pen: Pen,
  fabrication: Fabrication,
  words: Words,
  placed: readonly Section[],
  sheetNumber: string,
  last: boolean,
): void {
  pen.page();
  const { summary, joints, members } = fabrication;
  frame(pen, fabrication, words, {
    mark: words("overview"),
    profile: "",
    length: "",
    grade: "",
    quantity: String(summary.member_count),
    mass: `Σ ${knownMass(summary, kg)}`,
    scale: "-",
    verdicts: [
      { text: words.say(says.countsOfMembers(countsOf(members))), colour: colourOf(members) },
      ...(joints.length > 0
        ? [{ text: words.say(says.countsOfJoints(countsOf(joints))), colour: colourOf(joints) }]
        : []),
    ],
    sheet: sheetNumber,
  });
  tables(pen, placed);
  if (!last) return;
  [words("assumed")].forEach((one, i) => {
    pen.write(innerFrame.left + 4, innerFrame.bottom + titleBlock.height - 6 - i * 5, one, {
      size: 2,
      width: innerFrame.right - innerFrame.left - titleBlock.width - 8,
    });
  });
}

type Stated = readonly { readonly state: State }[];
const colourOf = (list: Stated): string => toneOf[worstState(list.map(({ state }) => state))];
const countsOf = (list: Stated) => {
  const count = (wanted: State) => list.filter(({ state }) => state === wanted).length;
  return { passed: count("passed"), failed: count("failed"), open: count("not designed") };
};

// ---------------------------------------------------------------- one assembly

function sheet(
  pen: Pen,
  fabrication: Fabrication,
  words: Words,
  { assembly, rows, panel, notes, laid }: Sheet,
  sheetNumber: (page: number) => string,
): void {
  const member = memberOf(fabrication, assembly);
  const verdicts = assemblyVerdicts(member, assembly, byId(fabrication.joints), words);
  const title = (scale: string, page: number) => ({
    mark: printable(assembly.mark) || assembly.id,
    profile: member?.profile ?? member?.section ?? "",
    length: member?.length_mm === undefined ? "" : mm(member.length_mm),
    grade: member?.steel_grade ?? "",
    quantity: String(assembly.quantity),
    mass: kg(assembly.mass_kg),
    scale,
    verdicts,
    sheet: sheetNumber(page),
  });
  pen.page();
  partList(pen, words, rows);
  panelOf(pen, words, panel, panelBottom(heightOfBlock(fabrication)));
  if (laid) views(pen, laid);
  frame(pen, fabrication, words, title(laid ? `1:${laid.n}` : "-", 0));
  const further = laid?.further ?? [];
  further.forEach((placed, i) => {
    pen.page();
    details(pen, placed);
    frame(pen, fabrication, words, title(placed[0] ? `1:${placed[0].scale}` : "-", i + 1));
  });
  notes.forEach((placed, i) => {
    pen.page();
    tables(pen, placed);
    frame(pen, fabrication, words, title("-", 1 + further.length + i));
  });
}

/** One assembly, on as many sheets as it takes. */
interface Sheet {
  readonly assembly: Assembly;
  /** of the part list, on its first sheet */
  readonly rows: readonly TableRow[];
  /** its ends, joints and warnings, on its first sheet */
  readonly panel: readonly TableRow[];
  /** what the first sheet has no room for */
  readonly notes: readonly (readonly Section[])[];
  readonly laid: Laid | undefined;
}

/** So much of a sheet its tables take, mm; the views have the rest. */
const mostOfParts = 110;
const mostOfPanel = 46;

function sheetOf(
  pen: Pen,
  fabrication: Fabrication,
  words: Words,
  assembly: Assembly,
  drawn: Drawn | undefined,
): Sheet {
  const block = heightOfBlock(fabrication);
  const [columns, beside] = [partColumns(words), panelColumns(words)];
  const [rows, moreRows] = rowsWithin(pen, columns, partRows(fabrication, words, assembly), mostOfParts);
  const [panel, morePanel] = rowsWithin(pen, beside, panelRows(fabrication, words, assembly), mostOfPanel);
  const notes = [
    { title: words("partList"), columns, rows: moreRows },
    { title: words("notes"), columns: beside, rows: morePanel },
  ].filter((section) => section.rows.length > 0);
  const list = innerFrame.bottom + tableHeight(pen, columns, rows) + 5;
  const floor = Math.max(list, panelBottom(block) + (panel.length > 0 ? tableHeight(pen, beside, panel) : 0)) + 4;
  return {
    assembly,
    rows,
    panel,
    notes: notes.length > 0 ? paged(pen, notes, block) : [],
    laid: drawn && laidOut(drawn, words, { floor, list, block }),
  };
}

const panelBottom = (block: number): number => innerFrame.bottom + block;

const panelColumns = (words: Words): Column[] => [
  { title: words("at"), width: 22 },
  { title: words("joint"), width: 34 },
  { title: words("utilization"), width: titleBlock.width - 56 },
];

/** What stands at its ends, what it carries, and what has to be looked at. */
function panelRows(fabrication: Fabrication, words: Words, assembly: Assembly): TableRow[] {
  const member = memberOf(fabrication, assembly);
  const joints = jointsOf(assembly, byId(fabrication.joints));
  const row = (at: string, joint: Joint): TableRow => {
    const verdict = jointVerdict(joint, words);
    return [at, { text: `${joint.id}${joint.assumed ? " *" : ""}`, colour: verdict.colour }, verdict];
  };
  const of = endsOf(fabrication, assembly);
  const ends = of ? (["start", "end"] as const).map((end) => ({ at: words(end), is: of[end] })) : [];
  const own = new Set(ends.map(({ is }) => is.joint));
  const warnings = [
    ...(member?.warnings ?? []).map((one) => ({ of: printable(assembly.mark, 40) || assembly.id, one })),
    ...joints.flatMap(({ id, warnings: list }) => list.map((one) => ({ of: id, one }))),
  ];
  return [
    ...revisionRows(fabrication, words, assembly),
    ...joints
      .filter(({ id }) => own.has(id))
      .map((joint) =>
        row(
          ends
            .filter(({ is }) => is.joint === joint.id)
            .map(({ at }) => at)
            .join(", "),
          joint,
        ),
      ),
    ...joints.filter(({ id }) => !own.has(id)).map((joint) => row(words("carried"), joint)),
    ...ends
      .filter(({ is }) => is.joint === undefined)
      .map(({ at, is }): TableRow => [at, "–", words.say(says.withoutJoint({ why: is.reason }))]),
    ...warnings.map(({ of, one }): TableRow => ["!", of, warned(printable(words.say(one), 1500))]),
  ];
}

/** Parts that came with this revision of an assembly that there was before: nothing where its revision has no name. */
function freshOf({ register, drawing_info }: Fabrication, assembly: Assembly): Fresh {
  const { revision = "" } = drawing_info;
  const own = register.marks.find((one) => one.kind === "assembly" && one.mark === assembly.mark);
  const [first] = historyOf(register, own);
  if (!own || own.since !== revision || !first || first.since === revision) return { revision, marks: new Set() };
  const since = register.marks.filter(
    (one) => one.kind === "part" && one.since === revision && one.retired === undefined,
  );
  return { revision: printable(revision, 3), marks: new Set(since.map(({ mark }) => mark)) };
}

type Registered = Fabrication["register"]["marks"][number];

const historyOf = ({ marks }: Fabrication["register"], own: Registered | undefined): Registered[] =>
  own ? marks.filter((one) => one.kind === "assembly" && one.of === own.of && one.drawing === own.drawing) : [];

/** What this assembly was called before, and since which revision it is what it is. */
function revisionRows({ register }: Fabrication, words: Words, { mark }: Assembly): TableRow[] {
  const all = historyOf(
    register,
    register.marks.find((one) => one.kind === "assembly" && one.mark === mark),
  );
  if (all.length < 2) return [];
  return all.map(
    ({ mark: name, since, retired, about }): TableRow => [
      `${words("revision")} ${printable(since, 10) || "–"}`,
      printable(name, 40),
      [
        about,
        ...(retired === undefined ? [] : [words.say(says.retired({ revision: printable(retired, 10) || "–" }))]),
      ].join("; "),
    ],
  );
}

function panelOf(pen: Pen, words: Words, rows: readonly TableRow[], bottom: number): void {
  if (rows.length === 0) return;
  const columns = panelColumns(words);
  const top = bottom + tableHeight(pen, columns, rows);
  table(pen, innerFrame.right - titleBlock.width, top, columns, rows);
}

/** What the assembly is made of, and what is bolted on site. */
function partRows(fabrication: Fabrication, words: Words, assembly: Assembly): TableRow[] {
  const { parts } = fabrication;
  const fresh = freshOf(fabrication, assembly);
  const named = (mark: string): Cell =>
    fresh.marks.has(mark)
      ? { text: `${printable(mark)}  \u25b3 ${fresh.revision}`, bold: true }
      : { text: printable(mark) };
  const rows: TableRow[] = [];
  const profiles = byId([...parts.profiles, ...parts.fittings]);
  for (const [id, count] of counted([...assembly.profiles, ...assembly.fittings].map(({ part }) => part))) {
    const part = profiles.get(id);
    if (part)
      rows.push([
        named(part.mark || part.id),
        String(count),
        part.profile,
        mm(part.length_mm),
        part.steel_grade,
        kg(part.mass_kg),
        kg(part.mass_kg * count),
      ]);
  }
  const plates = byId(parts.plates);
  for (const [id, count] of counted(assembly.plates.map(({ part }) => part))) {
    const part = plates.get(id);
    if (!part) continue;
    const xs = part.outline.map(([x]) => x);
    const ys = part.outline.map(([, y]) => y);
    rows.push([
      named(part.mark),
      String(count),
      `${words.say(plateUses[part.use])} ${mm(part.t_mm)}×${mm(Math.min(Math.max(...xs), Math.max(...ys)))}`,
      mm(Math.max(...xs, ...ys)),
      part.steel_grade,
      kg(part.mass_kg),
      kg(part.mass_kg * count),
    ]);
  }
  const bolts = byId(parts.bolts);
  for (const [id, count] of counted(assembly.bolts.map(({ part }) => part))) {
    const part = bolts.get(id);
    if (part)
      rows.push([
        "",
        String(count),
        `${part.kind === "anchor" ? "" : `${part.standard} `}${part.size}×${mm(part.length_mm)} (${words(part.where)})`,
        mm(part.length_mm),
        part.grade,
        part.mass_kg.toFixed(2),
        (part.mass_kg * count).toFixed(2),
      ]);
  }
  return rows;
}

const partColumns = (words: Words): Column[] => [
  { title: words("part"), width: 32 },
  { title: words("quantity"), width: 15, right: true },
  { title: words("description"), width: 62 },
  { title: words("length"), width: 18, right: true },
  { title: words("grade"), width: 20 },
  { title: words("massEach"), width: 26, right: true },
  { title: words("mass"), width: 24, right: true },
];

function partList(pen: Pen, words: Words, rows: readonly TableRow[]): void {
  const columns = partColumns(words);
  const top = innerFrame.bottom + tableHeight(pen, columns, rows);
  table(pen, innerFrame.left, top, columns, rows);
  pen.write(innerFrame.left + 2, top + 1.5, words("partList"), { size: 2, bold: true });
}

// ---------------------------------------------------------------- loose parts

const looseWidth = innerFrame.right - innerFrame.left - 12;
const looseHeight = (block: number): number => innerFrame.top - innerFrame.bottom - block - 24;
const mostOnASheet = 24;

/** Plates and cut pieces that belong to no assembly: made in the shop all the same. */
function looseDetails(fabrication: Fabrication, words: Words): Detail[] {
  const { parts, loose, joints } = fabrication;
  const [plates, pieces, known] = [byId(parts.plates), byId(parts.fittings), byId(joints)];
  const of = ({ id, joints: ids = [], mass_kg }: PlatePart | FittingPart, quantity: number) => {
    const its = ids.flatMap((one) => known.get(one) ?? []);
    const mass = `${quantity} × ${mass_kg.toFixed(2)} = ${kg(quantity * mass_kg)} kg`;
    return {
      joints: its,
      about: wrapped([mass, ...its.map((joint) => standsAt(fabrication, joint, id, words))].join("   ")),
    };
  };
  return loose.flatMap(({ kind, part: id, quantity }): Detail[] => {
    const plate = kind === "plate" ? plates.get(id) : undefined;
    const piece = kind === "fitting" ? pieces.get(id) : undefined;
    const mark = printable(plate?.mark ?? piece?.mark ?? "", 60) || id;
    const title = (...more: readonly string[]) => [`${quantity} × ${mark}`, ...more].join("   ");
    if (plate)
      return [
        {
          title: title(
            `${words.say(plateUses[plate.use])} t=${mm(plate.t_mm)}`,
            plate.steel_grade,
            ...holeCounts(plate.holes),
            ...(plate.contour_only ? [words("contourOnly")] : []),
            ...(plate.weld_throat_mm === undefined
              ? []
              : [`${stiffens(plate.use) ? "" : `${words("foot")} `}2 × a${mm(plate.weld_throat_mm)}`]),
          ),
          at: (height) => plateDrawing(plate, height),
          ...of(plate, quantity),
        },
      ];
    if (piece)
      return [
        {
          title: title(piece.profile, piece.steel_grade, ...holeCounts(piece.holes)),
          at: (height) => profileDrawing(piece, height),
          ...of(piece, quantity),
        },
      ];
    return [];
  });
}

/** Each part by itself, where the project asks for it: what is cut and drilled before anything is welded. */
function singleDetails({ parts, settings }: Fabrication, words: Words): { mark: string; detail: Detail }[] {
  if (!settings.single_part_sheets) return [];
  const of = (
    { id, mark, quantity, steel_grade, mass_kg }: PlatePart | ProfilePart,
    name: string,
    more: readonly string[],
  ) => {
    const called = printable(mark, 60) || id;
    return {
      mark: called,
      title: [`${quantity} × ${called}`, name, steel_grade, ...more].join("   "),
      about: [`${quantity} × ${mass_kg.toFixed(2)} = ${kg(quantity * mass_kg)} kg`],
    };
  };
  return [
    ...[...parts.profiles, ...parts.fittings].map((part) => ({
      ...of(part, `${part.profile}  L=${mm(part.length_mm)}`, holeCounts(part.holes, part.length_mm)),
      at: (height: number) => profileDrawing(part, height),
    })),
    ...parts.plates.map((part) => ({
      ...of(part, `${words.say(plateUses[part.use])} t=${mm(part.t_mm)}`, [
        ...holeCounts(part.holes),
        ...(part.contour_only ? [words("contourOnly")] : []),
      ]),
      at: (height: number) => plateDrawing(part, height),
    })),
  ].map(({ mark, ...detail }) => ({ mark, detail }));
}

/** For which joint a loose part is, and where it stands: its upper edge below the top of the member that it is bolted to. */
function standsAt({ members, assemblies, parts }: Fabrication, joint: Joint, id: string, words: Words): string {
  const at = joint.at.map(({ member, end }) => {
    const mark = members.find((one) => one.id === member)?.mark ?? "";
    return `${printable(mark, 40) || member} ${words(end)}`;
  });
  const said = [`${joint.id}: ${at.join(", ")}`];
  if (joint.support !== undefined) said.push(words.say(says.fixedTo({ support: printable(joint.support, 40) })));
  const plate = parts.plates.find((one) => one.id === id);
  const beside = plate?.use === "fin plate" ? belowTop(assemblies, parts, joint, plate) : undefined;
  if (beside !== undefined) said.push(words.say(says.belowTop({ distance: beside })));
  return said.join(", ");
}

/** Undefined where not all of them stand alike, or the member lies on its side. */
function belowTop(
  assemblies: readonly Assembly[],
  { profiles }: Fabrication["parts"],
  { id }: Joint,
  { id: part, outline }: PlatePart,
): number | undefined {
  const found = assemblies.flatMap(({ joints, profiles: [main], neighbours }) => {
    const profile = joints.includes(id) ? profiles.find((one) => one.id === main?.part)?.profile : undefined;
    const shape = profile === undefined ? undefined : sectionShape(profile);
    if (!shape) return [];
    return neighbours
      .filter((one) => one.part === part)
      .map(({ frame }) => {
        const heights = outline.map(([x, y]) => pointIn(frame, [x, y, 0])[2]);
        return Math.round((shape.h / 2 - Math.max(...heights)) * 10) / 10;
      });
  });
  return new Set(found).size === 1 ? found[0] : undefined;
}

/** As many on a sheet as fit it at one scale. */
function looseChunks(details: readonly Detail[], block: number): (readonly PlacedDetail[])[] {
  const [width, height] = [looseWidth, looseHeight(block)];
  const sheets: (readonly PlacedDetail[])[] = [];
  for (let from = 0; from < details.length; ) {
    let count = Math.min(mostOnASheet, details.length - from);
    let placed = packed(details.slice(from, from + count), width, height);
    while (!placed && count > 1) {
      count = Math.ceil(count / 2);
      placed = packed(details.slice(from, from + count), width, height);
    }
    sheets.push(placed ?? []);
    from += count;
  }
  return sheets;
}

function looseSheet(
  pen: Pen,
  fabrication: Fabrication,
  words: Words,
  { title, placed }: { readonly title: string; readonly placed: readonly PlacedDetail[] },
  sheetNumber: string,
): void {
  pen.page();
  pen.write(innerFrame.left + 5, innerFrame.top - 8, title, { size: 3.5, bold: true });
  details(pen, placed);
  frame(pen, fabrication, words, {
    mark: title,
    profile: "",
    length: "",
    grade: "",
    quantity: "-",
    mass: "-",
    scale: placed[0] ? `1:${placed[0].scale}` : "-",
    verdicts: worstFirst([...new Set(placed.flatMap(({ detail }) => detail.joints ?? []))])
      .slice(0, 2)
      .map((joint) => named(joint, words)),
    sheet: sheetNumber,
  });
}

/** From the upper left corner of a sheet. */
function details(pen: Pen, placed: readonly PlacedDetail[]): void {
  const [x, y] = [innerFrame.left + 6, innerFrame.top - 14];
  for (const { detail, scale, dx, dy } of placed) {
    const failed = detail.joints?.some(({ state }) => state === "failed") ?? false;
    detailAt(pen, detail, scale, x + dx, y - dy, failed ? toneOf.failed : undefined);
  }
}

const captionOf = ({ title, free }: Detail, scale: number): string => (free ? title : `${title}  1:${scale}`);
const aboutPitch = 3;
/** From the line of its caption to its uppermost mark, mm. */
const below = ({ about = [] }: Detail): number => 3 + aboutPitch * about.length;

function detailAt(pen: Pen, detail: Detail, scale: number, x: number, y: number, colour?: string): void {
  caption(pen, x, y, captionOf(detail, scale), colour);
  for (const [i, line] of (detail.about ?? []).entries())
    pen.write(x, y - 0.2 - aboutPitch * (i + 1), line, { size: aboutHeight });
  place(pen, detail.at(letterHeight * scale), scale, x, y - below(detail));
}

function counted(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

interface Stacked {
  readonly title: string;
  readonly marks: readonly Mark[];
  readonly box: Extent;
  readonly size: { readonly width: number; readonly height: number };
}

/** Where everything of an assembly stands: its views below each other, its details below these or on further sheets. */
interface Laid {
  readonly n: number;
  readonly stacked: readonly Stacked[];
  /** left end of what reaches farthest */
  readonly first: number;
  readonly details: readonly PlacedDetail[];
  /** in the free place above the part list, and its upper edge */
  readonly aside?: { readonly detail: Detail; readonly top: number };
  readonly further: readonly (readonly PlacedDetail[])[];
}

const drawingArea = { left: innerFrame.left + 4, right: innerFrame.right - 4, top: innerFrame.top - 5 } as const;
/** Smaller than this a workshop reads no view: its details then get a sheet of their own. */
const smallestView = 20;

function laidOut(drawn: Drawn, words: Words, { floor, list, block }: Lower): Laid {
  const details = detailViews(drawn, words);
  const spatial = spatialView(drawn);
  const wide = drawingArea.right - drawingArea.left;
  // above the part list, beside the panel: for the view in space, or for details of few columns
  const free = floor - list;
  const [narrow, size] = [wide - titleBlock.width, Math.min(100, free - 12)];
  const aside = size < 30 ? undefined : { detail: inSpace(spatial, words, size), top: floor - 4 };
  const all = [...details, inSpace(spatial, words, 60)];
  let largest: ReturnType<typeof viewsAt> | undefined;
  for (const n of scales) {
    if (largest && n > smallestView) break;
    const made = viewsAt(drawn, words, n, floor);
    const { room, ...views } = made;
    if (room < 0 && n !== scales.at(-1)) continue;
    largest ??= made;
    const within = (of: readonly Detail[], width: number, height: number) => {
      const placed = room < 0 ? undefined : packed(of, width, height);
      return placed && (placed[0]?.scale ?? 1) <= smallestView ? placed : undefined;
    };
    const beside = aside && within(details, wide, room - 4);
    if (beside) return { ...views, details: beside, aside, further: [] };
    const placed = within(all, wide, room - 4) ?? within(all, narrow, room - 4 + free);
    if (placed) return { ...views, details: placed, further: [] };
  }
  if (!largest) throw new Error("the smallest scale always stands"); // `scales` is not empty
  const { n, stacked, first } = largest;
  const further = looseChunks(aside ? details : all, block);
  return { n, stacked, first, details: [], ...(aside && { aside }), further };
}

/** What the lower part of a sheet is taken by: above what its views end, its part list, its title block. */
interface Lower {
  readonly floor: number;
  readonly list: number;
  readonly block: number;
}

/** The assembly in space, its longer side so many mm of paper. */
const inSpace = (spatial: readonly Mark[], words: Words, size: number): Detail => ({
  title: words("isometric"),
  free: true,
  at: (height) => moved(spatial, 0, 0, (size * height) / letterHeight),
});

/** Its views at a scale, and the height that is left below them: below 0 where they do not fit. */
function viewsAt(drawn: Drawn, words: Words, n: number, floor: number) {
  // chains and callouts beside a view take some of the width
  const space = (drawingArea.right - drawingArea.left - 45) * n;
  const lower = bottomView(drawn, letterHeight * n, space);
  const stacked: Stacked[] = [
    {
      title: `${words("elevation")}, ${words("nearSide")}`,
      marks: frontView(drawn, letterHeight * n, space, words).marks,
    },
    { title: words("plan"), marks: topView(drawn, letterHeight * n, space).marks },
    ...(lower ? [{ title: words("below"), marks: lower.marks }] : []),
  ].map((view) => ({ ...view, box: extent(view.marks), size: sizeOf(view.marks, n) }));
  const first = Math.min(...stacked.map(({ box }) => box.x0));
  const width = (Math.max(...stacked.map(({ box }) => box.x1)) - first) / n;
  const { height, width: deep } = bare(drawn);
  const tall = height / n > 45 || deep / n > 45;
  // between one view and the next
  const needed = 2 + stacked.reduce((sum, { size }) => sum + size.height + 8, 0);
  const room = tall || width > drawingArea.right - drawingArea.left ? -1 : drawingArea.top - floor - needed;
  return { n, stacked, first, room };
}

function views(pen: Pen, { n, stacked, first, details, aside }: Laid): void {
  const x = drawingArea.left + 2;
  let y = drawingArea.top - 3;
  for (const { title, marks, box, size } of stacked) {
    caption(pen, x, y, `${title}  1:${n}`);
    y -= 3;
    place(pen, marks, n, x + (box.x0 - first) / n, y);
    y -= size.height + 5;
  }
  for (const { detail, scale, dx, dy } of details) detailAt(pen, detail, scale, x + dx, y - dy);
  if (aside) detailAt(pen, aside.detail, 1, x, aside.top - 4);
}

const captionHeight = 2.2;
const aboutHeight = 1.9;
/** Letters of captions are as wide beside the estimate of `textWidth`. */
const boldWidth = 0.9;
const aboutWidth = (value: string): number => textWidth(value, aboutHeight) * boldWidth;
const mostLines = 30;

/** Nothing is cut off: narrow, and as wide as the sheet where it is long. What even that does not hold is in a file of its own. */
function wrapped(value: string): readonly string[] {
  const narrow = linesOf(value, 150);
  if (narrow.length <= mostLines) return narrow;
  const wide = linesOf(value, looseWidth - 8);
  return wide.length <= mostLines ? wide : [...wide.slice(0, mostLines - 1), "… joints.xlsx"];
}

function linesOf(value: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of value.split(/(?<=\s)/)) {
    const line = (lines.at(-1) ?? "") + word;
    if (lines.length > 0 && aboutWidth(line.trimEnd()) <= width) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

const caption = (pen: Pen, x: number, y: number, value: string, colour?: string) =>
  pen.write(x, y, value, { size: captionHeight, bold: true, ...(colour !== undefined && { colour }) });

function sizeOf(marks: readonly Mark[], n: number): { width: number; height: number } {
  const { x0, y0, x1, y1 } = extent(marks);
  return { width: (x1 - x0) / n, height: (y1 - y0) / n };
}

/** With the upper left corner of what is drawn at x, y. */
function place(pen: Pen, marks: readonly Mark[], n: number, x: number, y: number): void {
  const { x0, y1 } = extent(marks);
  pen.draw(marks, x - x0 / n, y - y1 / n, 1 / n);
}

interface Detail {
  readonly title: string;
  /** lines below it */
  readonly about?: readonly string[];
  /** not to scale */
  readonly free?: true;
  /** at a height of letters in mm of the real thing */
  readonly at: (height: number) => readonly Mark[];
  /** of a loose part: what it belongs to */
  readonly joints?: readonly Joint[];
}

/** The ends, and each plate by itself. */
function detailViews(drawn: Drawn, words: Words): Detail[] {
  const at = (end: "start" | "end") => (height: number) => endView(drawn, end, height).marks;
  const [start, end] = [platesAt(drawn, "start"), platesAt(drawn, "end")];
  const alike = start.join() === end.join();
  const details: Detail[] = [];
  if (start.length > 0 || end.length === 0)
    details.push({
      title: `${words("section")}${start.length === 0 ? "" : alike ? " A–A = B–B" : " A–A"}`,
      at: at("start"),
    });
  if (end.length > 0 && !alike) details.push({ title: `${words("section")} B–B`, at: at("end") });
  const once = new Set<string>();
  for (const { part, own } of drawn.plates) {
    if (!own || once.has(part.id)) continue;
    once.add(part.id);
    details.push({
      title: [`${part.mark}  ${words.say(plateUses[part.use])} t=${mm(part.t_mm)}`, ...holeCounts(part.holes)].join(
        "   ",
      ),
      at: (height) => plateDrawing(part, height),
    });
  }
  return details;
}

interface PlacedDetail {
  readonly detail: Detail;
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}

/** Rows of details at the largest scale at which all of them fit; undefined where none does. */
function packed(details: readonly Detail[], width: number, height: number): PlacedDetail[] | undefined {
  for (const scale of scales.filter((n) => n >= 5)) {
    const sizes = details.map((detail) => sizeOf(detail.at(letterHeight * scale), scale));
    const result: PlacedDetail[] = [];
    let [x, y, rowHeight] = [0, 0, 0];
    for (const [i, detail] of details.entries()) {
      const size = sizes[i] ?? { width: 0, height: 0 };
      const title = textWidth(captionOf(detail, scale), captionHeight) * boldWidth;
      const about = (detail.about ?? []).map(aboutWidth);
      const wide = Math.max(size.width, title, ...about) + 8;
      if (x > 0 && x + wide > width) {
        y += rowHeight + 10;
        x = 0;
        rowHeight = 0;
      }
      result.push({ detail, scale, dx: x, dy: y });
      x += wide;
      rowHeight = Math.max(rowHeight, size.height + below(detail) - 3);
    }
    if (y + rowHeight + 4 <= height && sizes.every((one) => one.width <= width)) return result;
  }
  return undefined;
}
