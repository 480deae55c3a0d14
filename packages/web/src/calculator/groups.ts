import type { FieldDescription } from "@x/eurocode";
import { translate } from "../words.ts";

const groups = ["section", "material", "dimensions", "actions", "options", "parts"] as const;
type Group = (typeof groups)[number];

/** By what a field is measured in: what acts in kN, what is made of MPa, what is long in mm. */
function groupOf({ name, type, unit, fields }: FieldDescription): Group {
  if (type === "object" || (type === "list" && fields.length > 0)) return "parts";
  if (/^(mark|profile|section)$|_profile$/.test(name)) return "section";
  if (/^(k?N|k?Nm|kN\/m.?)$|^k?N/.test(unit) || /_E[dk](_|$)/.test(name)) return "actions";
  if (unit.startsWith("MPa") || /grade|species|concrete|strength|_class$/.test(name)) return "material";
  if (/^m?m/.test(unit) || unit === "°") return "dimensions";
  return "options";
}

/** In the order in which an engineer says them. */
export const groupsOf = (fields: readonly FieldDescription[]) =>
  groups
    .map((group) => ({ group, fields: fields.filter((field) => groupOf(field) === group) }))
    .filter(({ fields: own }) => own.length > 0);

export function groupText(group: Group): string {
  const texts: Readonly<Record<Group, string>> = {
    section: translate("Section"),
    material: translate("Material"),
    dimensions: translate("Dimensions"),
    actions: translate("Actions"),
    options: translate("Options"),
    parts: translate("Parts"),
  };
  return texts[group];
}
