/**
 * model.ids: what of model.ifc is promised, as buildingSMART's Information Delivery Specification 1.0: a coordinator's program checks
 * the model by it, and the next program in the chain says by it what it takes.
 */
import type { Fabrication } from "../../fabrication.ts";
import { printable } from "../../members/names.ts";
import { executionNames } from "./definitions.ts";

interface Property {
  readonly set: string;
  readonly name: string;
  readonly type: string;
  /** one of these, where only these are possible */
  readonly values?: readonly string[];
}

interface Promised {
  readonly name: string;
  readonly entity: string;
  readonly attributes?: readonly string[];
  readonly properties?: readonly Property[];
  readonly material?: true;
  /** always part of one of these */
  readonly partOf?: string;
}

const reference = (of: string): Property => ({ set: `Pset_${of}Common`, name: "Reference", type: "IFCIDENTIFIER" });
const quantities = (of: string): Property[] => [
  { set: `Qto_${of}BaseQuantities`, name: "Length", type: "IFCLENGTHMEASURE" },
  { set: `Qto_${of}BaseQuantities`, name: "GrossWeight", type: "IFCMASSMEASURE" },
  { set: `Qto_${of}BaseQuantities`, name: "NetWeight", type: "IFCMASSMEASURE" },
];
const check: readonly Property[] = [
  { set: "EurocodeCheck", name: "State", type: "IFCLABEL", values: ["passed", "failed", "not designed"] },
  { set: "EurocodeCheck", name: "ActionsFrom", type: "IFCLABEL" },
  { set: "EurocodeCheck", name: "NationalAnnex", type: "IFCLABEL" },
];
const [named, tagged] = [["Name"], ["Name", "Tag"]];

const promisedOf = (fabrication: Fabrication): Promised[] => [
  { name: "Project", entity: "IFCPROJECT", attributes: named },
  ...["Beam", "Column"].map(
    (of): Promised => ({
      name: `${of}s`,
      entity: `IFC${of.toUpperCase()}`,
      attributes: tagged,
      properties: [reference(of), ...quantities(of), ...check],
      material: true,
      partOf: "IFCELEMENTASSEMBLY",
    }),
  ),
  {
    name: "Braces and cut pieces",
    entity: "IFCMEMBER",
    attributes: tagged,
    properties: [reference("Member"), ...quantities("Member")],
    material: true,
  },
  { name: "Plates", entity: "IFCPLATE", attributes: tagged, properties: [reference("Plate")], material: true },
  {
    name: "Bolts and anchors",
    entity: "IFCMECHANICALFASTENER",
    attributes: [...named, "NominalDiameter", "NominalLength"],
  },
  { name: "Welds", entity: "IFCFASTENER", attributes: named },
  { name: "Assemblies", entity: "IFCELEMENTASSEMBLY", attributes: tagged, properties: executed(fabrication) },
];

/** What the project says of execution is on every assembly. */
const executed = ({ settings: { execution = {} } }: Fabrication): Property[] =>
  Object.entries(execution).map(([field, value]) => ({
    set: "EN1090",
    name: executionNames[field] ?? field,
    type: "IFCLABEL",
    values: [printable(String(value), 255)],
  }));

export function modelIds(fabrication: Fabrication): Uint8Array {
  const title = [fabrication.drawing_info.project_name, fabrication.drawing_info.drawing_number]
    .flatMap((one) => (one === undefined ? [] : printable(one, 120)))
    .join(" ");
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ids xmlns="http://standards.buildingsmart.org/IDS" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://standards.buildingsmart.org/IDS http://standards.buildingsmart.org/IDS/1.0/ids.xsd">',
    `  <info><title>${safe(`${title} model.ifc`.trim())}</title><description>What model.ifc holds of each piece</description></info>`,
    "  <specifications>",
    ...promisedOf(fabrication).flatMap(specification),
    "  </specifications>",
    "</ids>",
  ];
  return new TextEncoder().encode(`${lines.join("\n")}\n`);
}

const safe = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const simple = (text: string): string => `<simpleValue>${safe(text)}</simpleValue>`;

const restrictedTo = (values: readonly string[]): string =>
  values.length === 1
    ? `<value>${simple(values[0] ?? "")}</value>`
    : `<value><xs:restriction base="xs:string">${values.map((one) => `<xs:enumeration value="${safe(one)}"/>`).join("")}</xs:restriction></value>`;

function specification({ name, entity, attributes = [], properties = [], material, partOf }: Promised): string[] {
  const entityOf = (of: string) => `<entity><name>${simple(of)}</name></entity>`;
  return [
    `    <specification name="${name}" ifcVersion="IFC4">`,
    `      <applicability minOccurs="0" maxOccurs="unbounded">${entityOf(entity)}</applicability>`,
    "      <requirements>",
    ...(partOf === undefined
      ? []
      : [`        <partOf relation="IFCRELAGGREGATES" cardinality="required">${entityOf(partOf)}</partOf>`]),
    ...attributes.map((one) => `        <attribute cardinality="required"><name>${simple(one)}</name></attribute>`),
    ...properties.map(
      ({ set, name: property, type, values }) =>
        `        <property dataType="${type}" cardinality="required"><propertySet>${simple(set)}</propertySet><baseName>${simple(property)}</baseName>${values ? restrictedTo(values) : ""}</property>`,
    ),
    ...(material ? ['        <material cardinality="required"/>'] : []),
    "      </requirements>",
    "    </specification>",
  ];
}
