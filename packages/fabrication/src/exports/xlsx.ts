/** bom.xlsx: the rows of the drawing, then parts, plates, bolts, welds, cutting list and surface, each a sheet that prints on A4. */
import type { Fabrication } from "../fabrication.ts";
import { printable } from "../members/names.ts";
import { memberRoles, plateUses } from "../terms.ts";
import { bomRow, remarksOf } from "./csv.ts";
import { cuttingList } from "./cutting.ts";
import { bill } from "./says.ts";
import { type Words, wordsOf } from "./words.ts";
import { hundredth, number, type Sheet, tenth, text, type Value, whole, workbook } from "./workbook.ts";

export function bomXlsx(fabrication: Fabrication): Promise<Uint8Array> {
  const { say } = wordsOf(fabrication.settings.language);
  return workbook(
    [bom, parts, plates, bolts, welds, cutting, surface].map((of) => of(fabrication, say)),
    say,
  );
}

function bom({ members }: Fabrication, say: Words["say"]): Sheet {
  return {
    name: bill.bomSheet,
    columns: [
      text(bill.mark, 14),
      number(bill.quantity, 10, whole, true),
      text(bill.section, 20),
      text(bill.grade, 12),
      number(bill.length, 13, tenth),
      number(bill.massEach, 15, hundredth),
      number(bill.massTotal, 16, hundredth, true),
      number(bill.surface, 13, hundredth, true),
      text(bill.remarks, 60),
    ],
    rows: members.map((member) => {
      const row = bomRow(member);
      return [
        row.mark,
        row.quantity,
        row.section,
        row.grade,
        row.length_mm,
        row.mass_each_kg,
        row.mass_total_kg,
        row.surface_m2,
        remarksOf(member, say),
      ];
    }),
  };
}

function parts({ parts: { profiles, fittings }, members }: Fabrication): Sheet {
  const role = new Map(members.map(({ id, role: { value } }) => [id, memberRoles[value]]));
  const roleOf = (id: string) => role.get(id) ?? bill.fitting;
  return {
    name: bill.partsSheet,
    columns: [
      text(bill.mark, 14),
      text(bill.role, 10),
      text(bill.profile, 20),
      text(bill.grade, 12),
      number(bill.length, 13, tenth),
      number(bill.quantity, 10, whole, true),
      number(bill.holesEach, 12, whole),
      number(bill.holesTotal, 12, whole, true),
      number(bill.massEach, 15, hundredth),
      number(bill.massTotal, 16, hundredth, true),
      number(bill.netMass, 19, hundredth, true),
    ],
    rows: [...profiles, ...fittings].map((part) => [
      part.mark === "" ? part.id : printable(part.mark),
      roleOf(part.member ?? part.id),
      part.profile,
      part.steel_grade,
      part.length_mm,
      part.quantity,
      part.holes.length,
      part.holes.length * part.quantity,
      part.mass_kg,
      part.mass_kg * part.quantity,
      part.net_mass_kg * part.quantity,
    ]),
  };
}

function plates({ parts: { plates: list } }: Fabrication): Sheet {
  return {
    name: bill.platesSheet,
    columns: [
      text(bill.mark, 14),
      text(bill.use, 18),
      number(bill.thickness, 15, tenth),
      number(bill.width, 12, tenth),
      number(bill.length, 13, tenth),
      text(bill.grade, 12),
      number(bill.quantity, 10, whole, true),
      number(bill.holesEach, 12, whole),
      number(bill.holesTotal, 12, whole, true),
      number(bill.massEach, 15, hundredth),
      number(bill.massTotal, 16, hundredth, true),
      text(bill.joint, 18),
    ],
    rows: list.map((plate) => {
      const [x, y] = [0, 1].map((i) => Math.max(...plate.outline.map((point) => point[i] ?? 0))) as [number, number];
      return [
        printable(plate.mark),
        plate.contour_only ? bill.contourOnly({ use: plateUses[plate.use] }) : plateUses[plate.use],
        plate.t_mm,
        Math.min(x, y),
        Math.max(x, y),
        plate.steel_grade,
        plate.quantity,
        plate.holes.length,
        plate.holes.length * plate.quantity,
        plate.mass_kg,
        plate.mass_kg * plate.quantity,
        plate.joint ?? "",
      ];
    }),
  };
}

function bolts({ parts: { bolts: list } }: Fabrication): Sheet {
  return {
    name: bill.boltsSheet,
    columns: [
      text(bill.name, 20),
      text(bill.kind, 10),
      text(bill.size, 8),
      number(bill.length, 13, whole),
      text(bill.grade, 8),
      text(bill.standard, 14),
      number(bill.grip, 11, tenth),
      number(bill.quantity, 10, whole, true),
      number(bill.nuts, 8, whole, true),
      text(bill.nut, 13),
      number(bill.washers, 10, whole, true),
      text(bill.washer, 13),
      number(bill.massTotal, 16, hundredth, true),
    ],
    rows: list.map((bolt) => [
      bolt.id,
      bill[bolt.kind],
      bolt.size,
      bolt.length_mm,
      bolt.grade,
      bolt.standard,
      bolt.grip_mm,
      bolt.quantity,
      bolt.nuts * bolt.quantity,
      bolt.nut_standard,
      bolt.washers * bolt.quantity,
      bolt.washer_standard,
      bolt.mass_kg * bolt.quantity,
    ]),
  };
}

function welds({ parts: { welds: list } }: Fabrication): Sheet {
  return {
    name: bill.weldsSheet,
    columns: [
      text(bill.weld, 24),
      text(bill.joint, 18),
      text(bill.type, 9),
      number(bill.throat, 13, tenth),
      number(bill.length, 13, whole),
      text(bill.sides, 9),
      number(bill.runs, 9, whole, true),
      number(bill.lengthTotal, 17, hundredth, true),
      number(bill.volume, 14, hundredth, true),
      number(bill.mass, 12, hundredth, true),
      text(bill.where, 9),
    ],
    rows: list.map((weld) => [
      weld.id,
      weld.joint,
      bill[weld.type],
      weld.throat_mm,
      weld.length_mm,
      bill[weld.sides],
      weld.quantity,
      (weld.length_mm * weld.quantity) / 1000,
      weld.volume_mm3 / 1000,
      weld.mass_kg,
      bill[weld.where],
    ]),
  };
}

function cutting(fabrication: Fabrication): Sheet {
  const groups = cuttingList(fabrication);
  return {
    name: bill.cuttingSheet,
    columns: [
      text(bill.profile, 20),
      text(bill.grade, 12),
      number(bill.bars, 8, whole, true),
      number(bill.stockLength, 18, whole),
      number(bill.stockTotal, 17, whole, true),
      text(bill.piecesOfBar, 60),
      number(bill.restOfBar, 20, tenth),
      number(bill.waste, 20, tenth),
      number(bill.lowerBound, 18, whole),
      text(bill.method, 12),
    ],
    rows: groups.flatMap((group): Value[][] => {
      const bars = group.bars.map((bar, i): Value[] => [
        group.profile,
        group.steel_grade,
        bar.count,
        bar.stock_mm,
        bar.count * bar.stock_mm,
        (bar.remnant === undefined ? "" : `${printable(bar.remnant, 40)}: `) +
          bar.pieces
            .map(({ id, mark, length_mm, count }) => `${count} × ${printable(mark, 40) || id} (${length_mm})`)
            .join(" + "),
        bar.rest_mm,
        i === 0 ? group.waste_percent : undefined,
        i === 0 ? group.lower_bound_mm : undefined,
        i === 0 ? (group.exact ? bill.exact : bill.heuristic) : undefined,
      ]);
      const long = group.too_long.map(({ id, mark, length_mm, count }): Value[] => [
        group.profile,
        group.steel_grade,
        undefined,
        undefined,
        undefined,
        bill.tooLong({ piece: `${count} × ${printable(mark, 40) || id} (${length_mm})` }),
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      return [...bars, ...long];
    }),
  };
}

function surface({ parts: { profiles, plates: list, fittings } }: Fabrication): Sheet {
  return {
    name: bill.surfaceSheet,
    columns: [
      text(bill.mark, 14),
      text(bill.part, 20),
      number(bill.quantity, 10, whole, true),
      number(bill.surfaceEach, 18, hundredth),
      number(bill.surfaceTotal, 18, hundredth, true),
    ],
    rows: [
      ...profiles.map((part) => ({ part, name: part.profile })),
      ...fittings.map((part) => ({ part, name: part.profile })),
      ...list.map((part) => ({ part, name: bill.plate({ use: plateUses[part.use], t: part.t_mm }) })),
    ].map(({ part, name }) => [
      part.mark === "" ? part.id : printable(part.mark),
      name,
      part.quantity,
      part.surface_m2,
      part.surface_m2 * part.quantity,
    ]),
  };
}
