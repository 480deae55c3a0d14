/** Steel of an IFC file: its beams, columns and members with mark, profile, length, grade and role; equal pieces are one row. */

import { invalid } from "@x/eurocode/problems";
import type { IfcAPI } from "web-ifc";
import { sectionOfCell } from "./members/designation.ts";
import type { MemberList, MemberRole } from "./members/model.ts";
import { tables } from "./members/says.ts";
import { membersFrom } from "./members/table.ts";

type Line = Readonly<Record<string, unknown>>;

/** Lines of an open model, by what refers to them. */
interface Model {
  readonly all: (type: number) => number[];
  readonly line: (ref: unknown) => Line | undefined;
}

export async function membersOfIfc(bytes: Uint8Array): Promise<MemberList> {
  const { ready } = await import("./exports/ifc/writer.ts"); // web-ifc is large, and few programs read such a file
  const api = await ready();
  const open = opened(api, bytes);
  try {
    return await readFrom({
      all: (type) => Array.from(api.GetLineIDsWithType(open, type)),
      line: (ref) => {
        const id = typeof ref === "number" ? ref : valueIn(ref);
        return typeof id === "number" ? (api.GetLine(open, id) as Line | undefined) : undefined; // plain fields of an entity
      },
    });
  } finally {
    api.CloseModel(open);
  }
}

function opened(api: IfcAPI, bytes: Uint8Array): number {
  const isIfc = new TextDecoder().decode(bytes.subarray(0, 200)).includes("ISO-10303-21");
  const model = isIfc ? api.OpenModel(bytes) : -1;
  if (model < 0) throw invalid(tables.notIfc);
  return model;
}

const valueIn = (one: unknown): unknown =>
  one !== null && typeof one === "object" && "value" in one ? one.value : undefined;
const textOf = (one: unknown): string | undefined => {
  const value = valueIn(one);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
};
const numberOf = (one: unknown): number | undefined => {
  const value = valueIn(one);
  return typeof value === "number" && value > 0 ? value : undefined;
};
const listOf = (one: unknown): readonly unknown[] => (Array.isArray(one) ? one : []);

/** What an element is by its predefined type; a member without one is told by its mark and section. */
const roles: Readonly<Record<string, MemberRole>> = {
  BRACE: "brace",
  PURLIN: "purlin",
  CHORD: "chord",
  RAFTER: "beam",
  JOIST: "beam",
  LINTEL: "beam",
  POST: "column",
  STUD: "column",
};

async function readFrom(model: Model): Promise<MemberList> {
  const ifc = await import("web-ifc");
  const kinds: readonly (readonly [number, MemberRole | undefined])[] = [
    [ifc.IFCBEAM, "beam"],
    [ifc.IFCCOLUMN, "column"],
    [ifc.IFCMEMBER, undefined],
  ];
  const millimetres = lengthUnit(model, ifc.IFCUNITASSIGNMENT);
  const materials = related(model, ifc.IFCRELASSOCIATESMATERIAL, "RelatingMaterial");
  const types = related(model, ifc.IFCRELDEFINESBYTYPE, "RelatingType");
  const sets = related(model, ifc.IFCRELDEFINESBYPROPERTIES, "RelatingPropertyDefinition");
  const rows = new Map<string, { row: Row; quantity: number; at: string }>();
  for (const [type, role] of kinds)
    for (const id of model.all(type)) {
      const element = model.line(id) ?? {};
      const typeIds = (types.get(id) ?? []).map(valueIn).filter((one) => typeof one === "number");
      const facts = factsOf(
        model,
        [id, ...typeIds].flatMap((one) => sets.get(one) ?? []),
      );
      const made = [id, ...typeIds].flatMap((one) => materials.get(one) ?? []).map((one) => materialOf(model, one));
      const solid = solidOf(model, element.Representation);
      const names = [
        ...made.map(({ profile }) => profile),
        solid.profile,
        textOf(element.ObjectType),
        ...typeIds.map((one) => textOf(model.line(one)?.Name)),
        textOf(element.Name),
      ].filter((name) => name !== undefined);
      const length = facts.length ?? solid.depth;
      const row: Row = {
        mark: facts.mark ?? textOf(element.Tag) ?? textOf(element.Name),
        section: names.find((name) => sectionOfCell(name)?.profile !== undefined) ?? names[0],
        length_mm: length === undefined ? undefined : Math.round(length * millimetres * 10) / 10,
        steel_grade: made.find(({ grade }) => grade !== undefined)?.grade,
        role: roles[String(valueIn(element.PredefinedType))] ?? role,
      };
      const key = JSON.stringify(row);
      const known = rows.get(key);
      if (known) known.quantity += 1;
      else rows.set(key, { row, quantity: 1, at: `#${id}` });
    }
  if (rows.size === 0) throw invalid(tables.noBarsInIfc);
  const listed = [...rows.values()];
  const project = model.line(model.all(ifc.IFCPROJECT)[0]);
  return membersFrom(
    {
      project_name: textOf(project?.LongName) ?? textOf(project?.Name),
      members: listed.map(({ row, quantity }) => ({ ...row, quantity })),
    },
    (i) => listed[i]?.at ?? "",
  );
}

interface Row {
  readonly mark: string | undefined;
  readonly section: string | undefined;
  readonly length_mm: number | undefined;
  readonly steel_grade: string | undefined;
  readonly role: MemberRole | undefined;
}

/** By element or type: what relations of a kind give it. */
function related(model: Model, type: number, what: string): ReadonlyMap<number, unknown[]> {
  const found = new Map<number, unknown[]>();
  for (const id of model.all(type)) {
    const relation = model.line(id);
    for (const object of listOf(relation?.RelatedObjects)) {
      const key = valueIn(object);
      if (typeof key === "number") found.set(key, [...(found.get(key) ?? []), relation?.[what]]);
    }
  }
  return found;
}

/** Millimetres of one unit of length. */
function lengthUnit(model: Model, assignments: number): number {
  const units = model.all(assignments).flatMap((id) => listOf(model.line(id)?.Units).map((one) => model.line(one)));
  const unit = units.find((one) => valueIn(one?.UnitType) === "LENGTHUNIT");
  const name = String(valueIn(unit?.Name)).toUpperCase();
  if (name.includes("FOOT")) return 304.8;
  if (name.includes("INCH")) return 25.4;
  return { MILLI: 1, CENTI: 10, DECI: 100 }[String(valueIn(unit?.Prefix))] ?? 1000;
}

const markNames = /^(?:reference|mark|part ?mark|piece ?mark|member ?mark|part ?position)$/i;

/** Of quantities and properties: the length, and the mark, which some programs fill with the name of the section. */
function factsOf(model: Model, sets: readonly unknown[]): { readonly length?: number; readonly mark?: string } {
  let [length, mark]: [number | undefined, string | undefined] = [undefined, undefined];
  for (const set of sets.map((one) => model.line(one))) {
    for (const one of [...listOf(set?.Quantities), ...listOf(set?.HasProperties)].map((ref) => model.line(ref))) {
      const name = textOf(one?.Name) ?? "";
      if (/^length$/i.test(name)) length ??= numberOf(one?.LengthValue) ?? numberOf(one?.NominalValue);
      const text = markNames.test(name) ? textOf(one?.NominalValue) : undefined;
      if (text !== undefined && sectionOfCell(text)?.profile === undefined) mark ??= text;
    }
  }
  return { ...(length !== undefined && { length }), ...(mark !== undefined && { mark }) };
}

/** A material alone, or a set of profiles of which the first is the member. */
function materialOf(
  model: Model,
  ref: unknown,
): { readonly profile?: string | undefined; readonly grade?: string | undefined } {
  const line = model.line(ref);
  const set = model.line(line?.ForProfileSet) ?? line;
  const first = model.line(listOf(set?.MaterialProfiles)[0]);
  if (!first) return { grade: textOf(line?.Name) };
  return {
    profile: textOf(model.line(first.Profile)?.ProfileName) ?? textOf(set?.Name),
    grade: textOf(model.line(first.Material)?.Name),
  };
}

interface Solid {
  readonly profile?: string | undefined;
  readonly depth?: number | undefined;
}

/** The body that was drawn along the member: by itself, mapped, or cut. */
function solidOf(model: Model, shape: unknown): Solid {
  const items = listOf(model.line(shape)?.Representations).flatMap((one) => listOf(model.line(one)?.Items));
  return items.map((item) => extruded(model, item, 8)).find(({ depth }) => depth !== undefined) ?? {};
}

function extruded(model: Model, item: unknown, deep: number): Solid {
  const line = model.line(item);
  if (!line || deep === 0) return {};
  if (line.Depth !== undefined)
    return { profile: textOf(model.line(line.SweptArea)?.ProfileName), depth: numberOf(line.Depth) };
  if (line.FirstOperand !== undefined) return extruded(model, line.FirstOperand, deep - 1);
  const mapped = model.line(model.line(line.MappingSource)?.MappedRepresentation);
  return extruded(model, listOf(mapped?.Items)[0], deep - 1);
}
