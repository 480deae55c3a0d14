/**
 * inspection.xlsx: what is inspected, by which rule, how much of it, and a draft of the declaration of performance (EN 1090-1 annex ZA). What
 * is known is filled in; the rest is the manufacturer's, and marked. unconfirmed: numbers of clauses and the list of essential
 * characteristics are from general knowledge of EN 1090-1 and -2.
 */
import type { Message } from "@x/eurocode/message";
import type { Execution, Fabrication } from "../fabrication.ts";
import { printable } from "../members/names.ts";
import { qualityOf } from "./papers.ts";
import { bill, inspection as says } from "./says.ts";
import { wordsOf } from "./words.ts";
import { number, type Sheet, text, type Value, whole, workbook } from "./workbook.ts";

export const inspectionXlsx = (fabrication: Fabrication): Promise<Uint8Array> =>
  workbook([plan(fabrication), declaration(fabrication)], wordsOf(fabrication.settings.language).say);

const counted = (list: readonly { readonly quantity: number }[]): number =>
  list.reduce((sum, { quantity }) => sum + quantity, 0);

/** Of the class that the project names: nobody declares one that was taken for granted. */
const tolerancesOf = ({ tolerance_class: of }: Execution): Message | undefined =>
  of === undefined ? undefined : says.tolerances({ of });

function plan({ parts, assemblies, settings: { execution = {} } }: Fabrication): Sheet {
  const { certificate, surface, class: of } = execution;
  const tolerances = tolerancesOf(execution);
  const quality = execution.weld_quality ?? qualityOf(of);
  const pieces = counted([...parts.profiles, ...parts.plates, ...parts.fittings]);
  const bolts = counted(parts.bolts);
  const steps: readonly (readonly [what: Message, rule: string, extent: string | Message | undefined, n: number])[] = [
    [says.certificates, "EN 1090-2 5.2, 5.3", certificate && `EN 10204-${certificate}`, pieces],
    [says.cut, "EN 1090-2 6, 12.3", tolerances, pieces],
    [says.assembled, "EN 1090-2 11, annex B", tolerances, counted(assemblies)],
    [says.weldsSeen, "EN ISO 17637", quality && `100 %, ISO 5817-${quality}`, counted(parts.welds)],
    [says.weldsTested, "EN 1090-2 Table 24", of === undefined ? undefined : says.byWeld, counted(parts.welds)],
    [says.treated, "EN 1090-2 10, 12.6", surface && printable(surface, 120), counted(assemblies)],
    [says.bolted, "EN 1090-2 8, 12.5", undefined, bolts],
    [says.marked, "EN 1090-2 6.2", says.byLists, counted(assemblies)],
  ];
  return {
    name: says.planSheet,
    columns: [
      text(bill.number, 6),
      text(says.what, 44),
      text(says.rule, 24),
      text(says.extent, 34),
      number(bill.quantity, 10, whole),
      text(says.by, 14),
      text(says.record, 18),
      text(bill.date, 12),
      text(bill.result, 12),
    ],
    rows: steps.map(([what, rule, extent, n], i): Value[] => [
      String(i + 1),
      what,
      rule,
      extent ?? says.open,
      n,
      ...Array.from({ length: 4 }, () => undefined),
    ]),
  };
}

function declaration({ drawing_info, settings, parts, summary }: Fabrication): Sheet {
  const { firm = {}, execution = {}, national_annex } = settings;
  const joined = (...of: (string | undefined)[]): string | undefined =>
    of.flatMap((one) => (one === undefined || one === "" ? [] : printable(one, 120))).join(", ") || undefined;
  const grades = [...new Set([...parts.profiles, ...parts.plates].map(({ steel_grade }) => steel_grade))].sort();
  const { project_name, drawing_number, revision } = drawing_info;
  const rows: readonly (readonly [Message, string | Message | undefined])[] = [
    [says.product, says.components],
    [says.identification, joined(project_name, drawing_number, revision)],
    [says.manufacturer, joined(firm.name, firm.address)],
    [says.standard, "EN 1090-1:2009+A1:2011"],
    [says.system, "2+"],
    [says.notified, undefined],
    [says.fpc, undefined],
    [says.shape, tolerancesOf(execution)],
    [says.weldability, joined(...grades, execution.steel_standard)],
    [says.toughness, undefined],
    // nobody declares a resistance that was not found under actions that were given
    [says.capacity, summary.state === "passed" ? says.designed({ annex: national_annex }) : undefined],
    [says.deformation, undefined],
    [says.fatigue, undefined],
    [says.fireResistance, undefined],
    [says.fireReaction, undefined],
    [says.substances, undefined],
    [says.durability, joined(execution.surface, execution.colour)],
    [says.manufacturing, joined("EN 1090-2", execution.class)],
    [says.signed, undefined],
  ];
  return {
    name: says.declarationSheet,
    columns: [text(says.field, 48), text(says.value, 70)],
    rows: rows.map(([field, value]) => [field, value ?? says.open]),
  };
}
