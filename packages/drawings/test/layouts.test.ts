/** The same list, however an office lays it out and in whichever language: read alike. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPages } from "../src/process/pipeline.ts";
import { list, pdfOf, put, titleBlock } from "./drawings/sheet.ts";
import { scoreOf, type TrueMember } from "./score.ts";

type Kind = "mark" | "quantity" | "section" | "grade" | "length" | "unit" | "total" | "other";
type Headings = Readonly<Record<Kind, readonly string[]>>;

const languages: readonly Headings[] = [
  {
    mark: ["Mark", "Item", "Piece mark", "MARK", "Item No.", "Part", "Pos", "No."],
    quantity: ["Qty", "QTY.", "No. off", "Quantity", "Count", "Nos", "NO. REQ'D"],
    section: ["Section", "Profile", "Size", "Member size", "Description", "Material description", "SECTION SIZE"],
    grade: ["Grade", "Material", "Steel grade", "Quality"],
    length: ["Length", "Length (mm)", "L", "Cut length", "LENGTH [mm]"],
    unit: ["Unit weight", "kg/ea", "Wt each", "Weight each (kg)"],
    total: ["Total weight", "Total mass (kg)", "Total kg", "TOTAL WT."],
    other: ["Remarks", "Finish", "Paint area m²", "Rev", "Drawing"],
  },
  {
    mark: ["Pos.", "Position", "Bauteil", "Teil", "Pos.-Nr.", "Positionsnr."],
    quantity: ["Anz.", "Anzahl", "Stk.", "Stück", "Menge", "Stck"],
    section: ["Profil", "Querschnitt", "Benennung", "Bezeichnung", "Profil / Abmessung", "Halbzeug"],
    grade: ["Werkstoff", "Material", "Güte", "Stahlsorte"],
    length: ["Länge", "L", "Länge [mm]", "L (mm)", "Länge in mm"],
    unit: ["Einzelgewicht", "kg/Stk", "Gew. je Stk.", "kg/Stück"],
    total: ["Gesamtgewicht", "Gesamt", "Ges.-Gew. [kg]", "kg ges."],
    other: ["Bemerkung", "Oberfläche m²", "Norm", "Zeichnung"],
  },
  {
    mark: ["Merk", "Pos.", "Positie", "Onderdeel"],
    quantity: ["Aantal", "Aant.", "St.", "Stuks"],
    section: ["Profiel", "Doorsnede", "Omschrijving"],
    grade: ["Kwaliteit", "Materiaal", "Staalsoort"],
    length: ["Lengte", "L", "Lengte (mm)"],
    unit: ["kg/st", "Gewicht per stuk"],
    total: ["Totaal", "Totaal gewicht", "Totaal kg"],
    other: ["Opmerking", "Oppervlak", "Behandeling"],
  },
  {
    mark: ["Repère", "Rep.", "Rep", "Pos."],
    quantity: ["Nb", "Nbre", "Nombre", "Qté", "Quantité"],
    section: ["Profil", "Profilé", "Section", "Désignation"],
    grade: ["Nuance", "Matière", "Qualité", "Acier"],
    length: ["Longueur", "Long.", "Lg", "Long. (mm)"],
    unit: ["Poids unit.", "P.U.", "Poids unitaire (kg)"],
    total: ["Poids total", "Total", "Poids total (kg)"],
    other: ["Observations", "Surface", "Remarques"],
  },
  {
    mark: ["Littera", "Pos.", "Märkning", "Detalj"],
    quantity: ["Antal", "St"],
    section: ["Profil", "Dimension", "Benämning"],
    grade: ["Stålkvalitet", "Stålsort", "Material", "Kvalitet"],
    length: ["Längd", "L", "Längd (mm)"],
    unit: ["Vikt/st", "kg/st"],
    total: ["Vikt", "Totalvikt", "Summa"],
    other: ["Anm.", "Yta", "Ytbehandling"],
  },
]; // biome-ignore format: a table

const profiles = [
  ["IPE 300", 42.2], ["IPE300", 42.2], ["HEB 200", 61.3], ["HE200B", 61.3], ["HE 200 B", 61.3], ["HEA 160", 30.4],
  ["UPE 200", 22.8], ["UPN160", 18.8], ["UNP 200", 25.3], ["L 80x80x8", 9.66], ["L100x10", 15], ["SHS 100x100x5", 14.7],
  ["100x100x5 SHS", 14.7], ["RHS 120x80x5", 14.7], ["CHS 114.3x5", 13.5], ["CHS 88,9x4", 8.38], ["UB 457x191x67", 67.1],
  ["UC203x203x46", 46.1], ["VKR 120x120x6,3", 22.2], ["KKR 80x80x5", 11.6], ["QRO 100x5", 14.7], ["Ro 60,3x4", 5.55],
] as const; // biome-ignore format: a table

const grades = ["S235JR", "S275JR", "S355J2", "S355J2+N", "S355JR", "S235JR+AR"] as const;

const row = fc.record({
  letter: fc.constantFrom("B", "C", "T", "P"),
  profile: fc.constantFrom(...profiles),
  quantity: fc.integer({ min: 1, max: 24 }),
  length: fc.integer({ min: 150, max: 12500 }),
  grade: fc.constantFrom(...grades),
  other: fc.constantFrom("", "shop", "1,25", "A"),
});

const layout = fc.record({
  language: fc.nat(languages.length - 1),
  words: fc.infiniteStream(fc.nat(99)),
  /** the order of the columns, and which are left out */
  order: fc.shuffledSubarray<Kind>(["mark", "quantity", "section", "grade", "length", "unit", "total", "other"], {
    minLength: 4,
  }),
  rows: fc.array(row, { minLength: 2, maxLength: 14 }),
  marks: fc.constantFrom("1", "B1", "100"),
  thousands: fc.constantFrom("", ".", " ", "\u00a0", ","),
  lengths: fc.constantFrom("", "", " mm", "L="),
  header: fc.constantFrom("top" as const, "top" as const, "bottom" as const),
  rules: fc.constantFrom("all" as const, "rows" as const, "frame" as const, "none" as const),
  right: fc.boolean(),
  height: fc.constantFrom(12, 14, 16, 20),
  place: fc.nat(99),
  titleBlock: fc.boolean(),
  views: fc.boolean(),
});

const kg = (mass: number, language: number) => (language === 0 ? mass.toFixed(1) : mass.toFixed(1).replace(".", ","));

test("a list in any layout", { tags: "change" }, async () => {
  await fc.assert(
    fc.asyncProperty(layout, async (look) => {
      const words = languages[look.language];
      fc.pre(words !== undefined && look.order.includes("section") && look.order.includes("length"));
      if (!words) return;
      // a point is no separator of thousands where it is one of decimals, and a comma only there
      const separator =
        (look.language === 0) === (look.thousands === ",") || look.thousands !== "," ? look.thousands : "";
      const thousands = look.language === 0 && separator === "." ? "" : separator;
      const length = (mm: number) => {
        if (look.lengths === "L=") return `L=${mm}`;
        const text =
          mm < 1000 ? String(mm) : `${Math.floor(mm / 1000)}${thousands}${String(mm % 1000).padStart(3, "0")}`;
        return `${text}${look.lengths}`;
      };
      const word = (kind: Kind) => {
        const all = words[kind];
        return all[(look.words.next().value ?? 0) % all.length] ?? "";
      };
      const members: TrueMember[] = [];
      const cells = look.rows.map(
        ({ letter, profile: [section, perMetre], quantity, length: about, grade, other }, i) => {
          // no two rows of one length: without marks they could not be told apart
          const mm = 16 * Math.floor(about / 16) + i;
          const mark = look.marks === "1" ? String(i + 1) : look.marks === "B1" ? `${letter}${i + 1}` : String(100 + i);
          const has = (kind: Kind) => look.order.includes(kind);
          const mass = (perMetre * mm) / 1000;
          members.push({
            mark: has("mark") ? mark : "",
            section,
            length_mm: mm,
            ...(has("quantity") && { qty: quantity }),
            ...(has("grade") && { steel_grade: grade }),
          });
          const texts: Readonly<Record<Kind, string>> = {
            mark,
            quantity: String(quantity),
            section,
            grade,
            length: length(mm),
            unit: kg(mass, look.language),
            total: kg(mass * (has("quantity") ? quantity : 1), look.language),
            other,
          };
          return look.order.map((kind) => texts[kind]);
        },
      );
      const heads = look.order.map(word);
      const widths = heads.map((head, i) =>
        Math.max(30, head.length * 5 + 8, ...cells.map((one) => (one[i]?.length ?? 0) * 5 + 8)),
      );
      const width = widths.reduce((a, b) => a + b, 0);
      const bottom = look.header === "bottom";
      const pdf = await pdfOf((doc) => {
        const tall = look.height * (cells.length + 1);
        list(doc, heads, bottom ? [...cells].reverse() : cells, {
          x: bottom ? 1165 - width : 25 + (look.place / 100) * Math.max(0, 1120 - width),
          y: bottom ? 690 - tall : 40 + (look.place % 3) * 80,
          widths,
          rules: look.rules,
          header: look.header,
          height: look.height,
          ...(look.right && {
            right: look.order.flatMap((kind, i) => (["quantity", "length", "unit", "total"].includes(kind) ? [i] : [])),
          }),
        });
        if (look.titleBlock)
          titleBlock(doc, [
            ["Project", "Hall 3"],
            ["Scale", "1:50"],
            ["Drawing no.", "A-12"],
            ["Date", "01.02.2024"],
          ]);
        if (look.views)
          members.slice(0, 4).forEach(({ mark, section }, i) => {
            put(doc, 40 + i * 60, 560 + i * 30, `${mark} ${section}`.trim(), 8);
            put(doc, 40, 600 + i * 20, String(500 + 617 * i), 7);
          });
      });
      const { missing, invented, wrong } = scoreOf(await readPages(new Uint8Array(pdf), { readers: ["text"] }), {
        members,
      });
      expect({ missing, invented, wrong }).toEqual({ missing: [], invented: [], wrong: [] });
    }),
    { numRuns: Number(process.env.FC_RUNS ?? 120) },
  );
});
