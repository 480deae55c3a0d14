/** Lists that have no members: doors, reinforcement, rooms, bolts, timber, properties. Many look like lists of steel. */
import type { Chance } from "../../test/random/chance.ts";
import type { Column, List, Row } from "./sheet.ts";

const make = (
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  align: Column["align"] = "left",
): List => ({
  kind: "list",
  title,
  lines: [],
  columns: heads.map((head) => ({ head, align })),
  rows: rows.map((cells): Row => ({ cells })),
});

const rowsOf = (count: number, row: (i: number) => readonly string[]) =>
  Array.from({ length: count }, (_, i) => row(i));

type Maker = (chance: Chance) => List;

const doors: Maker = (chance) =>
  make(
    chance.of(["DOOR SCHEDULE", "Türliste", "Tableau des portes"]),
    ["Door", "Size", "Leaf", "Fire", "No."],
    rowsOf(chance.whole(4, 12), (i) => [
      `D${String(i + 1).padStart(2, "0")}`,
      chance.of(["926 x 2040", "1010 x 2110", "826 x 2040"]),
      `${chance.of([44, 54])} mm`,
      chance.of(["FD30", "FD60", "-"]),
      `${chance.whole(1, 5)}`,
    ]),
  );
const windows: Maker = (chance) =>
  make(
    "WINDOW SCHEDULE",
    ["Ref", "Width", "Height", "Qty", "Glazing"],
    rowsOf(chance.whole(4, 10), (i) => [
      `W${i + 1}`,
      `${chance.whole(6, 24) * 100}`,
      `${chance.whole(6, 21) * 100}`,
      `${chance.whole(1, 8)}`,
      "4-16-4",
    ]),
  );
const bars: Maker = (chance) =>
  make(
    chance.of(["BAR BENDING SCHEDULE", "Stabliste", "Bewehrungsliste"]),
    ["Member", "Bar mark", "Type & size", "No. of mbrs", "No. in each", "Total no.", "Length (mm)", "Shape"],
    rowsOf(chance.whole(5, 14), (i) => [
      chance.of(["Beam B1", "Slab", "Col C2"]),
      `${String(i + 1).padStart(2, "0")}`,
      `${chance.of(["H", "B", "T"])}${chance.of([10, 12, 16, 20, 25])}`,
      `${chance.whole(1, 4)}`,
      `${chance.whole(4, 30)}`,
      `${chance.whole(8, 90)}`,
      `${chance.whole(12, 60) * 100}`,
      `${chance.of(["00", "11", "21", "51"])}`,
    ]),
  );
const mesh: Maker = (chance) =>
  make(
    "Armering",
    ["Litt", "Ø", "Antal", "Längd", "Stål"],
    rowsOf(chance.whole(4, 10), (i) => [
      `${i + 1}`,
      `${chance.of([8, 10, 12, 16])}`,
      `${chance.whole(6, 80)}`,
      `${chance.whole(10, 60) * 100}`,
      "K500C-T",
    ]),
  );
const rooms: Maker = (chance) =>
  make(
    "Raumliste",
    ["Nr.", "Raum", "Fläche m²", "Höhe"],
    rowsOf(chance.whole(5, 12), (i) => [
      `${i + 1}.0${i % 9}`,
      chance.of(["Büro", "Flur", "Lager", "WC"]),
      `${chance.whole(5, 80)},${chance.whole(10, 99)}`,
      "2,75",
    ]),
  );
const bolts: Maker = (chance) =>
  make(
    "BOLT LIST",
    ["Size", "Grade", "Length", "Qty", "Location"],
    rowsOf(chance.whole(3, 8), () => [
      `M${chance.of([12, 16, 20, 24])}`,
      chance.of(["8.8", "10.9"]),
      `${chance.of([40, 50, 60, 80])}`,
      `${chance.whole(8, 200)}`,
      chance.of(["Beam ends", "Splice", "Base"]),
    ]),
  );
const timber: Maker = (chance) =>
  make(
    "Holzliste",
    ["Pos.", "Anz.", "Bauteil", "B/H", "Länge", "Güte"],
    rowsOf(chance.whole(4, 12), (i) => [
      `${i + 1}`,
      `${chance.whole(1, 24)}`,
      chance.of(["Sparren", "Pfette", "Stütze"]),
      chance.of(["8/16", "10/20", "12/24"]),
      `${chance.whole(20, 70) * 100}`,
      "C24",
    ]),
  );
const properties: Maker = (chance) =>
  make(
    "Section properties",
    ["Section", "h mm", "b mm", "A cm²", "Iy cm4", "Wy cm³"],
    rowsOf(chance.whole(4, 9), (i) => [
      `IPE ${[160, 180, 200, 220, 240, 270, 300, 330, 360][i] ?? 400}`,
      `${160 + 20 * i}`,
      `${82 + 9 * i}`,
      `${(20.1 + 4.6 * i).toFixed(1)}`,
      `${869 + 480 * i}`,
      `${109 + 40 * i}`,
    ]),
  );
const capacities: Maker = (chance) =>
  make(
    "Connection capacities",
    ["Beam", "Bolts", "Plate", "Shear kN"],
    rowsOf(chance.whole(4, 8), (i) => [
      `UB ${["203x133x25", "254x146x31", "305x165x40", "356x171x51", "406x178x54", "457x191x67", "533x210x82", "610x229x101"][i] ?? "203x133x25"}`,
      `${chance.whole(2, 8)} M20`,
      "150x10",
      `${chance.whole(60, 480)}`,
    ]),
  );
const cables: Maker = (chance) =>
  make(
    "Kabelliste",
    ["Kabel", "Typ", "Länge", "Von", "Nach"],
    rowsOf(chance.whole(4, 10), (i) => [
      `W${101 + i}`,
      chance.of(["NYM-J 3x1.5", "NYM-J 5x2.5", "NYY-J 4x16"]),
      `${chance.whole(5, 80)}`,
      "UV1",
      `R${i + 1}`,
    ]),
  );
const drawings: Maker = (chance) =>
  make(
    "DRAWING REGISTER",
    ["Drg No.", "Title", "Rev", "Date"],
    rowsOf(chance.whole(4, 10), (i) => [
      `S-${101 + i}`,
      chance.of(["Ground floor plan", "Sections", "Roof framing plan", "Details"]),
      chance.of(["A", "B", "C"]),
      "12.03.2025",
    ]),
  );
const lintels: Maker = (chance) =>
  make(
    "LINTEL SCHEDULE",
    ["Ref", "Type", "Length", "Qty"],
    rowsOf(chance.whole(4, 9), (i) => [
      `L${i + 1}`,
      chance.of(["Catnic CG70/100", "IG L1/S 100", "P/C 100x140"]),
      `${chance.whole(9, 30) * 100}`,
      `${chance.whole(1, 6)}`,
    ]),
  );
const pads: Maker = (chance) => make("FOUNDATION SCHEDULE", ["Type", "L x W x D", "Reinf.", "No.", "Concrete"], rowsOf(chance.whole(3, 7), (i) => [`F${i + 1}`, `${chance.of([1200, 1500, 1800])} x ${chance.of([1200, 1500])} x ${chance.of([450, 600])}`, `H${chance.of([12, 16])}-${chance.of([150, 200])} B`, `${chance.whole(1, 12)}`, "C30/37"])); // biome-ignore format: lists

export const others: readonly Maker[] = [
  doors,
  windows,
  bars,
  mesh,
  rooms,
  bolts,
  timber,
  properties,
  capacities,
  cables,
  drawings,
  lintels,
  pads,
];
/** Such lists name sections that are no members: a reader may list them, but not as members */
