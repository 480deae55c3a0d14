/** Lists of EN 1090 and of the site: welds.xlsx, parts.xlsx, joints.xlsx, delivery.xlsx. */
import type { Message } from "@x/eurocode/message";
import type { Assembly, EndName, Execution, Fabrication, Joint, WeldPart } from "../fabrication.ts";
import { printable } from "../members/names.ts";
import { memberRoles, plateUses } from "../terms.ts";
import { bill, sheets } from "./says.ts";
import { extentOfAssembly } from "./sizes.ts";
import { wordsOf } from "./words.ts";
import { hundredth, number, type Sheet, tenth, text, type Value, whole, workbook } from "./workbook.ts";

const book = (fabrication: Fabrication, of: readonly Sheet[]): Promise<Uint8Array> =>
  workbook(of, wordsOf(fabrication.settings.language).say);

// ---------------------------------------------------------------- welds

/** EN 1090-2 7.6.1: of the execution class, where nothing else is said */
export const qualityOf = (of: Execution["class"]): Execution["weld_quality"] =>
  of === undefined ? undefined : ({ EXC1: "D", EXC2: "C", EXC3: "B", EXC4: "B" } as const)[of];

/**
 * Share of a weld that is tested beside looking at all of it, EN 1090-2:2018 Table 24 (one source): of fillets across the force, the
 * stricter row, since which way they are loaded is not kept; EXC4 as the project says, at least as EXC3.
 */
export function testedShare(
  of: Execution["class"],
  weld: Pick<WeldPart, "type" | "throat_mm">,
  t_mm: number,
): number | undefined {
  if (of === undefined) return undefined;
  if (of === "EXC1") return 0;
  const strict = of === "EXC3" || of === "EXC4";
  if (weld.type === "butt") return strict ? 20 : 10;
  const large = weld.throat_mm > 12 || t_mm > 30;
  return large ? (strict ? 10 : 5) : strict ? 5 : 0;
}

export function weldsXlsx(fabrication: Fabrication): Promise<Uint8Array> {
  const { parts, assemblies, settings } = fabrication;
  const { execution = {} } = settings;
  const quality = execution.weld_quality ?? qualityOf(execution.class);
  const thickest = new Map<string, number>();
  for (const { joints = [], t_mm } of parts.plates)
    for (const joint of joints) thickest.set(joint, Math.max(t_mm, thickest.get(joint) ?? 0));
  const rows = parts.welds.map((weld): Value[] => {
    const of = assemblies.filter((one) => one.welds.some(({ part }) => part === weld.id));
    return [
      weld.number,
      weld.joint,
      of.map(({ mark }) => printable(mark, 40)).join(", "),
      bill[weld.type],
      weld.throat_mm,
      weld.length_mm,
      weld.quantity,
      (weld.length_mm * weld.quantity) / 1000,
      bill[weld.sides],
      bill[weld.where],
      quality === undefined ? undefined : `ISO 5817-${quality}`,
      100,
      testedShare(execution.class, weld, thickest.get(weld.joint) ?? 0),
      ...none(5),
    ];
  });
  return book(fabrication, [
    {
      name: bill.weldsSheet,
      columns: [
        text(bill.number, 8),
        text(bill.joint, 18),
        text(bill.assembly, 18),
        text(bill.type, 9),
        number(bill.throat, 13, tenth),
        number(bill.length, 13, whole),
        number(bill.runs, 9, whole, true),
        number(bill.lengthTotal, 17, hundredth, true),
        text(bill.sides, 9),
        text(bill.where, 9),
        text(bill.quality, 13),
        number(bill.visual, 9, whole),
        number(bill.ndt, 9, whole),
        text(bill.ndtReport, 14),
        text(bill.wps, 14),
        text(bill.welder, 14),
        text(bill.date, 12),
        text(bill.result, 12),
      ],
      rows,
    },
  ]);
}

/** For who fills them in. */
const none = (count: number): Value[] => Array.from({ length: count }, () => undefined);

// ---------------------------------------------------------------- parts

export function partsXlsx(fabrication: Fabrication): Promise<Uint8Array> {
  const { parts, assemblies, settings, register } = fabrication;
  const certificate = settings.execution?.certificate;
  const since = new Map(register.marks.flatMap((one) => (one.kind === "part" ? [[one.mark, one.since] as const] : [])));
  const inAssemblies = (id: string): string =>
    assemblies
      .filter((one) => [...one.profiles, ...one.plates, ...one.fittings].some(({ part }) => part === id))
      .map(({ mark }) => printable(mark, 40))
      .join(", ");
  const row = (
    {
      id,
      mark,
      quantity,
      steel_grade,
      mass_kg,
    }: Fabrication["parts"]["plates"][number] | Fabrication["parts"]["profiles"][number],
    name: string | Message,
    length_mm: number,
  ): Value[] => [
    printable(mark, 100) || id,
    inAssemblies(id),
    name,
    steel_grade,
    length_mm,
    quantity,
    mass_kg,
    since.get(mark) ?? "",
    certificate === undefined ? undefined : `EN 10204-${certificate}`,
    ...none(3),
  ];
  return book(fabrication, [
    {
      name: bill.partsSheet,
      columns: [
        text(bill.mark, 14),
        text(bill.assembly, 18),
        text(bill.part, 24),
        text(bill.grade, 12),
        number(bill.length, 13, tenth),
        number(bill.quantity, 10, whole, true),
        number(bill.massEach, 15, hundredth),
        text(bill.since, 10),
        text(bill.certificate, 16),
        text(bill.heat, 16),
        text(bill.certificateNumber, 16),
        text(bill.supplier, 16),
      ],
      rows: [
        ...[...parts.profiles, ...parts.fittings].map((part) => row(part, part.profile, part.length_mm)),
        ...parts.plates.map((part) => {
          const longest = Math.max(...part.outline.flat());
          return row(part, bill.plate({ use: plateUses[part.use], t: part.t_mm }), longest);
        }),
      ],
    },
  ]);
}

// ---------------------------------------------------------------- joints

/** What of an assembly stands at an end of it: plates, cut pieces and bolts by their ids. */
function atEnd(assembly: Assembly, end: EndName, length_mm: number): { parts: string[]; bolts: string[] } {
  const near = (x: number) => (end === "start" ? x < length_mm / 2 : x >= length_mm / 2);
  const standing = [...assembly.plates, ...assembly.fittings, ...assembly.neighbours];
  return {
    parts: standing.filter(({ frame }) => near(frame.origin[0])).map(({ part }) => part),
    bolts: assembly.bolts.filter(({ at }) => near(at[0])).map(({ part }) => part),
  };
}

const counted = (ids: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

export function jointsXlsx(fabrication: Fabrication): Promise<Uint8Array> {
  const { joints, members, parts } = fabrication;
  const stateWords = { passed: sheets.passed, failed: sheets.failed, "not designed": sheets.notDesigned } as const;
  const names = new Map<string, string>([...parts.plates, ...parts.fittings].map((one) => [one.id, one.mark]));
  const marks = new Map(members.map(({ id, mark }) => [id, printable(mark, 40) || id]));
  const made = joints.map((joint) => ({ joint, ...standingAt(fabrication, joint) }));
  const list = (ids: readonly string[]) =>
    [...counted(ids)].map(([id, n]) => `${n} × ${printable(names.get(id) ?? id, 60)}`).join(", ");
  return book(fabrication, [
    {
      name: bill.jointsSheet,
      columns: [
        text(bill.joint, 18),
        number(bill.quantity, 10, whole, true),
        text(bill.members, 30),
        text(bill.support, 14),
        text(bill.platesOfOne, 40),
        text(bill.boltsOfOne, 40),
        number(bill.utilization, 14, tenth),
        text(bill.state, 16),
      ],
      rows: made.map(({ joint, parts: plates, bolts }) => [
        joint.id,
        joint.count,
        joint.at.map(({ member, end }) => `${marks.get(member) ?? member} (${end})`).join(", "),
        joint.support === undefined ? undefined : printable(joint.support, 60),
        list(plates),
        list(bolts),
        joint.utilization * 100,
        stateWords[joint.state],
      ]),
    },
    {
      name: bill.siteSheet,
      columns: [
        text(bill.joint, 18),
        text(bill.name, 24),
        text(bill.standard, 14),
        number(bill.ofOneJoint, 14, whole),
        number(bill.quantity, 10, whole, true),
      ],
      rows: made.flatMap(({ joint, bolts }) =>
        [...counted(bolts)].map(([id, n]): Value[] => {
          const bolt = parts.bolts.find((one) => one.id === id);
          return [joint.id, id, bolt?.standard ?? "", n, n * joint.count];
        }),
      ),
    },
  ]);
}

/** Of one joint: as it stands at the first end that has it. */
function standingAt({ assemblies, parts }: Fabrication, joint: Joint): { parts: string[]; bolts: string[] } {
  for (const { member, end } of joint.at) {
    const assembly = assemblies.find((one) => one.id === member);
    const length = parts.profiles.find(({ id }) => id === assembly?.profiles[0]?.part)?.length_mm;
    if (assembly && length !== undefined) {
      const near = atEnd(assembly, end, length);
      const own = new Set(
        [...parts.plates, ...parts.fittings].flatMap(({ id, joints = [] }) => (joints.includes(joint.id) ? [id] : [])),
      );
      return { parts: near.parts.filter((id) => own.has(id)), bolts: near.bolts };
    }
  }
  return { parts: [], bolts: [] };
}

// ---------------------------------------------------------------- delivery

export function deliveryXlsx(fabrication: Fabrication): Promise<Uint8Array> {
  const { assemblies, loose, parts, members } = fabrication;
  const roles = new Map(members.map(({ id, role }) => [id, memberRoles[role.value]]));
  const plates = new Map(parts.plates.map((one) => [one.id, one]));
  const pieces = new Map(parts.fittings.map((one) => [one.id, one]));
  const bolts = new Map(parts.bolts.map((one) => [one.id, one]));
  return book(fabrication, [
    {
      name: bill.deliverySheet,
      columns: [
        text(bill.mark, 16),
        text(bill.role, 14),
        number(bill.quantity, 10, whole, true),
        number(bill.length, 13, whole),
        number(bill.width, 12, whole),
        number(bill.heightOver, 13, whole),
        number(bill.massEach, 15, tenth),
        number(bill.massTotal, 16, tenth, true),
        text(bill.delivered, 12),
        text(bill.remarks, 30),
      ],
      rows: [
        ...assemblies.map((one): Value[] => {
          const [length, width, height] = extentOfAssembly(one, parts);
          return [
            printable(one.mark, 60) || one.id,
            roles.get(one.id) ?? memberRoles[one.role],
            one.quantity,
            length,
            width,
            height,
            one.mass_kg,
            one.mass_kg * one.quantity,
            undefined,
            undefined,
          ];
        }),
        ...loose.map(({ kind, part, quantity, note }): Value[] => {
          const plate = plates.get(part);
          const piece = pieces.get(part);
          const mass = (plate ?? piece ?? bolts.get(part))?.mass_kg ?? 0;
          const length = plate ? Math.max(...plate.outline.flat()) : (piece ?? bolts.get(part))?.length_mm;
          const name = plate?.mark ?? piece?.mark ?? part;
          const use = plate ? plateUses[plate.use] : bill[kind === "bolt" ? "bolt" : "fitting"];
          return [name, use, quantity, length, undefined, undefined, mass, mass * quantity, undefined, note];
        }),
      ],
    },
  ]);
}
