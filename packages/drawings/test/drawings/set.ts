/** The project's own drawings, each with its truth: layouts and languages as they are met in practice. */
import type { TrueMember, Truth } from "../score.ts";
import { list, pdfOf, put, titleBlock } from "./sheet.ts";

export interface OwnDrawing {
  readonly name: string;
  readonly truth: Truth;
  /** words that a warning or note must have */
  readonly said?: RegExp;
  /** beginnings of what must be among the unresolved items */
  readonly refused?: readonly string[];
  readonly pdf: () => Promise<Buffer>;
}

const member = (mark: string, section: string, qty?: number, length_mm?: number, steel_grade?: string): TrueMember => ({
  mark,
  section,
  ...(qty !== undefined && { qty }),
  ...(length_mm !== undefined && { length_mm }),
  ...(steel_grade !== undefined && { steel_grade }),
});

const frames = [
  ["A1", "IPE 300", 4, 6000, 42.2],
  ["A2", "HEB 200", 2, 4250, 61.3],
  ["A3", "HEA 160", 8, 3120, 30.4],
  ["A4", "UPE 200", 2, 5075, 22.8],
] as const; // biome-ignore format: a table

export const ownDrawings: readonly OwnDrawing[] = [
  {
    name: "en ruled, wrapped cells",
    truth: {
      project_name: "Mill Lane Workshop",
      scale: "1:100",
      members: [
        member("B1", "UB 457x191x67", 6, 7200, "S355J2"),
        member("C1", "UC 203x203x46", 4, 3600, "S275JR"),
        member("T1", "SHS 100x100x5", 12, 2450, "S355J2H"),
      ],
    },
    pdf: () =>
      pdfOf((doc) => {
        put(doc, 640, 60, "MEMBER SCHEDULE", 12);
        list(
          doc,
          ["MARK", "SECTION", "QTY", "LENGTH\n(mm)", "GRADE", "REMARKS"],
          [
            ["B1", "UB\n457x191\nx67", "6", "7,200", "S355J2", "shop primed\nboth ends\ncoped"],
            ["C1", "UC 203x203x46", "4", "3,600", "S275JR", "galvanised"],
            ["T1", "100x100x5 SHS", "12", "2450", "S355J2H", ""],
            ["P1", "PL 20x300", "8", "300", "S275JR", "base plates"],
          ],
          { x: 640, y: 80, widths: [50, 80, 40, 60, 70, 120] },
        );
        titleBlock(doc, [["PROJECT", "Mill Lane Workshop"], ["DRAWING TITLE", "Steel schedule"], ["SCALE", "1:100"], ["DRAWING No.", "ML-S-010"]]);
      }),
  },
  {
    name: "de ohne Linien, Tausenderpunkte",
    truth: { project_name: "Halle Süd", scale: "1:50", members: frames.map(([mark, section, qty, length]) => member(mark, section, qty, length, "S235JR")) },
    pdf: () =>
      pdfOf((doc) => {
        const kg = (x: number) => x.toFixed(1).replace(".", ",");
        put(doc, 500, 100, "Stückliste", 11);
        list(
          doc,
          ["Pos.", "Stück", "Benennung", "Werkstoff", "Länge", "kg/Stk", "Gesamt"],
          [
            ...frames.map(([mark, section, qty, length, g]) => [mark, String(qty), section, "S235JR", `${Math.floor(length / 1000)}.${String(length % 1000).padStart(3, "0")}`, kg((g * length) / 1000), kg((g * length * qty) / 1000)]),
            ["", "", "", "", "", "Summe", kg(frames.reduce((sum, [, , qty, length, g]) => sum + (g * length * qty) / 1000, 0))],
          ],
          { x: 500, y: 120, widths: [50, 50, 110, 80, 60, 70, 80], rules: "none", right: [1, 4, 5, 6] },
        );
        titleBlock(doc, [["Bauvorhaben", "Halle Süd"], ["Benennung", "Rahmen Achse 3"], ["Maßstab", "1:50"], ["Zeichnungs-Nr.", "HS-12"], ["Index", "b"], ["Datum", "01.02.2025"]]);
      }),
  },
  {
    name: "nl kop onderaan, labels herhaald",
    truth: { project_name: "Uitbreiding loods", scale: "1:20", members: frames.map(([mark, section, qty, length]) => member(mark, section, qty, length, "S275JR")) },
    pdf: () =>
      pdfOf((doc) => {
        list(
          doc,
          ["Merk", "Aantal", "Profiel", "Kwaliteit", "Lengte", "Gewicht"],
          [...frames].reverse().map(([mark, section, qty, length, g]) => [mark, String(qty), section, "S275JR", String(length), ((g * length * qty) / 1000).toFixed(1).replace(".", ",")]),
          { x: 790, y: 590, widths: [50, 50, 100, 70, 50, 60], header: "bottom" },
        );
        put(doc, 200, 300, "A1 IPE 300 L=6000", 9);
        put(doc, 200, 340, "6000", 7);
        put(doc, 500, 400, "HEB 200", 9, -90);
        titleBlock(doc, [["Project", "Uitbreiding loods"], ["Omschrijving", "Staalconstructie"], ["Schaal", "1:20"], ["Tekeningnummer", "ST-04"]]);
      }),
  },
  {
    name: "fr deux listes, 1/50",
    truth: {
      project_name: "Gymnase des Tilleuls",
      scale: "1/50",
      members: [member("P1", "IPE 240", 10, 12450, "S235JR"), member("P2", "HEA 240", 6, 4800, "S275JR"), member("D1", "L 80x80x8", 16, 2115, "S235JR")],
    },
    pdf: () =>
      pdfOf((doc) => {
        put(doc, 600, 60, "NOMENCLATURE", 10);
        list(
          doc,
          ["Rep.", "Nbre", "Désignation", "Nuance", "Longueur", "Poids total"],
          [
            ["P1", "10", "IPE 240", "S235JR", "12 450", "3 824,6"],
            ["P2", "6", "HEA 240", "S275JR", "4 800", "1 737,1"],
            ["D1", "16", "L 80x80x8", "S235JR", "2 115", "326,0"],
            ["G1", "12", "Plat 100x10", "S235JR", "250", "23,6"],
          ],
          { x: 600, y: 80, widths: [45, 45, 110, 70, 70, 80], right: [1, 4, 5], rules: "rows" },
        );
        put(doc, 600, 250, "BOULONNERIE", 10);
        list(doc, ["Rep.", "Nbre", "Désignation", "Qualité", "Long."], [["V1", "48", "Boulon M16x45", "8.8", "45"], ["V2", "24", "Boulon M20x60", "8.8", "60"]], { x: 600, y: 270, widths: [45, 45, 110, 70, 70] });
        titleBlock(doc, [["Affaire", "Gymnase des Tilleuls"], ["Désignation", "Charpente"], ["Échelle", "1/50"], ["N° de plan", "CM-03"], ["Indice", "A"]]);
      }),
  },
  {
    name: "sv längd i meter",
    truth: { project_name: "Kv. Lärkan", scale: "1:100", members: [member("B1", "IPE 200", 4, 5250, "S355J2"), member("P1", "VKR 120x120x6.3", 6, 3150, "S355J2H"), member("S1", "KKR 80x80x5", 3, 2675, "S355J2H")] },
    pdf: () =>
      pdfOf((doc) => {
        list(
          doc,
          ["Littera", "Antal", "Dimension", "Stålsort", "Längd [m]"],
          [["B1", "4", "IPE 200", "S355J2", "5,25"], ["P1", "6", "VKR 120x120x6,3", "S355J2H", "3,150"], ["S1", "3", "KKR 80x80x5", "S355J2H", "2,675"]],
          { x: 700, y: 100, widths: [60, 60, 110, 80, 70], rules: "frame" },
        );
        titleBlock(doc, [["PROJEKT", "Kv. Lärkan"], ["RITNINGEN AVSER", "Stomme"], ["SKALA (A3)", "1:100"], ["RITNINGSNUMMER", "K-30-1-01"], ["BET", "A"]]);
      }),
  },
  {
    name: "en plan with labels, marks and notes",
    truth: {
      project_name: "Dock Road Canopy",
      scale: "1:100",
      members: [member("B101", "UB 305x165x40", 1, undefined, "S355"), member("B102", "UB 254x146x31", 1, undefined, "S355"), member("B103", "IPE 240", 1, undefined, "S355"), member("B104", "IPE 240", 1, undefined, "S355"), member("", "HEB 180", 3, undefined, "S355")],
    },
    said: /general note/,
    pdf: () =>
      pdfOf((doc) => {
        doc.moveTo(100, 200).lineTo(700, 200).moveTo(100, 500).lineTo(700, 500).stroke();
        put(doc, 300, 180, "B101", 9);
        put(doc, 300, 190, "UB 305x165x40", 9);
        put(doc, 190, 420, "B102", 9, -90);
        put(doc, 200, 420, "UB 254x146x31", 9, -90);
        put(doc, 400, 320, "B103", 9);
        put(doc, 480, 360, "B104", 9);
        for (const x of [100, 400, 700]) put(doc, x, 520, "HEB 180", 8);
        put(doc, 760, 120, "NOTES", 10);
        put(doc, 760, 140, "1. ALL BEAMS ARE IPE 240 U.N.O.", 8);
        put(doc, 760, 152, "2. ALL STEEL TO BE GRADE S355 UNLESS NOTED OTHERWISE.", 8);
        put(doc, 760, 164, "3. CONTRACTOR TO VERIFY ALL DIMENSIONS ON SITE BEFORE FABRICATION.", 8);
        put(doc, 760, 220, "THE ENGINEER ASKED WHETHER HEB 220 WOULD BE STIFF ENOUGH HERE?", 8);
        titleBlock(doc, [["PROJECT", "Dock Road Canopy"], ["TITLE", "Framing plan"], ["SCALE", "1:100"], ["DRAWING No.", "S-201"]]);
      }),
  },
  {
    name: "de Beschriftung an Ansichten",
    truth: { project_name: "Pergola Nord", scale: "1:25", members: [member("1", "IPE 160", 1, 4200), member("2", "QRO 100x5", 1, 2600), member("3", "L 60x6", 1, 1850)] },
    pdf: () =>
      pdfOf((doc) => {
        put(doc, 200, 200, "Pos. 1 IPE 160 L=4200", 9);
        put(doc, 500, 420, "Pos. 2 QRO 100x5, L = 2600 mm", 9, -90);
        put(doc, 300, 500, "Pos. 3: L 60x6 - 1850", 9, 30);
        put(doc, 200, 240, "4200", 7);
        put(doc, 300, 600, "Bl 10x150", 8);
        titleBlock(doc, [["Projekt", "Pergola Nord"], ["Maßstab", "1:25"], ["Zeichnungs-Nr.", "PN-1"]]);
      }),
  },
  {
    name: "en list over three pages",
    truth: { members: Array.from({ length: 90 }, (_, i) => member(`M${101 + i}`, ["IPE 200", "HEA 140", "UPN 160"][i % 3] ?? "", (i % 5) + 1, 1500 + 37 * i, "S275JR")) },
    pdf: () =>
      pdfOf((doc) => {
        const rows = Array.from({ length: 90 }, (_, i) => [`M${101 + i}`, ["IPE 200", "HEA 140", "UPN 160"][i % 3] ?? "", String((i % 5) + 1), String(1500 + 37 * i), "S275JR"]);
        for (let page = 0; page < 3; page++) {
          if (page > 0) doc.addPage();
          list(doc, ["Mark", "Profile", "Qty", "Length", "Material"], rows.slice(30 * page, 30 * page + 30), { x: 100, y: 60, widths: [60, 90, 50, 60, 70], rules: "rows", header: page === 0 ? "top" : "none" });
        }
      }),
  },
  {
    name: "no heading, proved by weights",
    truth: { members: frames.map(([mark, section, qty, length]) => member(mark, section, qty, length)) },
    pdf: () =>
      pdfOf((doc) => {
        list(doc, [], frames.map(([mark, section, qty, length, g]) => [mark, String(qty), section, String(length), ((g * length * qty) / 1000).toFixed(1)]), { x: 300, y: 200, widths: [50, 50, 100, 70, 80], header: "none" });
      }),
  },
  {
    name: "turned page",
    truth: { project_name: "Turned House", scale: "1:50", members: frames.map(([mark, section, qty, length]) => member(mark, section, qty, length)) },
    pdf: () =>
      pdfOf(
        (doc) => {
          // a key of page dictionaries that pdfkit's types do not name
          Object.assign(doc.page.dictionary.data, { Rotate: 90 });
          // what is drawn upwards on the stored page is read from the left on the displayed one
          doc.rotate(-90, { origin: [0, 0] }).translate(-1190.55, 0);
          list(doc, ["Mark", "Section", "No. off", "Length"], frames.map(([mark, section, qty, length]) => [mark, section, String(qty), String(length)]), { x: 300, y: 200, widths: [50, 100, 60, 70] });
          titleBlock(doc, [["Project", "Turned House"], ["Scale", "1:50"]]);
        },
        [841.89, 1190.55],
      ),
  },
  {
    name: "US detail sheet, feet and inches, stacked fractions",
    truth: {
      members: [
        { mark: "a1", section: "W14X22", qty: 2, length_mm: 6746.9, steel_grade: "A992" },
        { mark: "a2", section: "HSS6X6X1/4", qty: 1, length_mm: 4467.2, steel_grade: "A500" },
        { mark: "a3", section: "L4X4X3/8", qty: 4, length_mm: 609.6, steel_grade: "A36" },
      ],
    },
    pdf: () =>
      pdfOf((doc) => {
        list(doc, ["PIECE MARK", "QTY", "MATERIAL DESCRIPTION", "FT", "IN", "GRADE"], [["a1", "2", "W14X22", "22", "1 5/8", "A992"], ["a2", "1", "", "14", "7 7/8", "A500"], ["a3", "4", "L4X4X3/8", "2", "0", "A36"]], { x: 600, y: 100, widths: [70, 40, 120, 30, 50, 60] });
        // the wall as a stacked fraction
        put(doc, 713, 134, "HSS6X6X", 8);
        const x = 713 + doc.fontSize(8).widthOfString("HSS6X6X");
        put(doc, x, 132.5, "1", 4.5);
        put(doc, x, 137.5, "4", 4.5);
      }),
  },
  {
    name: "no steel at all",
    truth: { project_name: "Foundation", members: [] },
    said: /no steel member was found/,
    pdf: () =>
      pdfOf((doc) => {
        list(doc, ["Bar mark", "No.", "Type", "Length"], [["01", "24", "T16", "3250"], ["02", "60", "T12", "1450"]], { x: 700, y: 100, widths: [60, 50, 60, 70] });
        put(doc, 200, 200, "C 30/37, B500B", 9);
        put(doc, 200, 230, "4 M20 x 300 GR 8.8", 9);
        put(doc, 200, 260, "GL24h 120x360", 9);
        put(doc, 200, 290, "2x10's @ 16 o.c.", 9);
        put(doc, 200, 320, "LVL 1 3/4x9 1/2", 9);
        put(doc, 200, 350, "T16-200 T1", 9);
        titleBlock(doc, [["Project", "Foundation"], ["Title", "Reinforcement"]]);
      }),
  },
  {
    name: "list and view disagree",
    truth: { members: [member("B1", "IPE 300", 2, 6000), member("B2", "IPE 270", 2, 5400)] },
    said: /B2 is IPE 270 in the list on page 1 and IPE 300 in a view/,
    pdf: () =>
      pdfOf((doc) => {
        list(doc, ["Mark", "Section", "Qty", "Length"], [["B1", "IPE 300", "2", "6000"], ["B2", "IPE 270", "2", "5400"]], { x: 700, y: 100, widths: [60, 90, 50, 70] });
        put(doc, 200, 300, "B1 IPE 300", 9);
        put(doc, 200, 400, "B2 IPE 300", 9);
      }),
  },
  {
    name: "column schedule as a matrix",
    truth: {
      members: [member("A1", "HEA 160", 1), member("A1", "HEB 200", 2), member("B1", "HEB 220", 3), member("C1", "HEA 160", 2), member("C1", "HEB 160", 1)],
    },
    said: /number of cells of the schedule/,
    pdf: () =>
      pdfOf((doc) => {
        list(doc, ["LEVEL", "A1", "B1", "C1"], [["ROOF", "HEA 160", "HEB 220", "HEA 160"], ["L1", "HEB 200", "HEB 220", "HEA 160"], ["GF", "HEB 200", "HEB 220", "HEB 160"]], { x: 100, y: 100, widths: [60, 70, 70, 70], height: 26 });
      }),
  },
  {
    name: "rows struck out, a section replaced by hand",
    truth: {
      members: [member("B1", "IPE 300", 2, 6000), member("B3", "HEA 220", 4, 3500), member("B5", "UPN 160", 1, 2200)],
    },
    said: /struck out on the drawing: HEA 200/,
    refused: ["B2 | IPE 270", "B4 | IPE 200", "HEB 140"],
    pdf: () =>
      pdfOf((doc) => {
        list(doc, ["Mark", "Section", "Qty", "Length"], [["B1", "IPE 300", "2", "6000"], ["B2", "IPE 270", "2", "5400"], ["B3", "HEA 200", "4", "3500"], ["B4", "IPE 200", "1", "1800"], ["B5", "UPN 160", "1", "2200"]], { x: 600, y: 100, widths: [60, 130, 50, 70] });
        const strike = (x0: number, y0: number, x1: number, y1: number) => doc.moveTo(x0, y0).lineTo(x1, y1).lineWidth(0.8).stroke("#cc0000");
        // ruled, then by hand: a little aslant, and in bows
        strike(602, 140, 905, 140);
        strike(660, 156.5, 698, 155.5);
        put(doc, 704, 152, "HEA 220", 8);
        doc.moveTo(601, 171);
        for (let x = 602; x < 880; x += 6) doc.lineTo(x, 172 + Math.sin(x / 20));
        doc.lineWidth(0.8).stroke("#cc0000");
        put(doc, 200, 400, "HEB 140", 9);
        strike(198, 405, 240, 405);
      }),
  },
  {
    name: "labels on the lines of their beams",
    truth: { members: [member("", "HEB 160", 2), member("", "IPE 240", 1)] },
    pdf: () =>
      pdfOf((doc) => {
        for (const y of [300, 420]) {
          put(doc, 200, y, "HEB 160", 9);
          doc.moveTo(100, y + 5).lineTo(500, y + 5).stroke("black");
        }
        put(doc, 600, 400, "IPE 240", 9, -90);
        doc.moveTo(605, 150).lineTo(605, 520).stroke();
      }),
  },
  {
    name: "two lists beside each other",
    truth: { members: [member("B1", "IPE 300", 2, 6000), member("B2", "IPE 270", 2, 5400), member("C1", "HEA 200", 4, 3500), member("C2", "HEA 220", 4, 3700)] },
    pdf: () =>
      pdfOf((doc) => {
        list(doc, ["Mark", "Section", "Qty", "Length"], [["B1", "IPE 300", "2", "6000"], ["B2", "IPE 270", "2", "5400"]], { x: 100, y: 100, widths: [60, 90, 50, 70] });
        list(doc, ["Mark", "Section", "Qty", "Length"], [["C1", "HEA 200", "4", "3500"], ["C2", "HEA 220", "4", "3700"]], { x: 420, y: 100, widths: [60, 90, 50, 70] });
      }),
  },
]; // biome-ignore format: drawings are tables
