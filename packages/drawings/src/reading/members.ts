/** Rows of a list -> members, plates, bolts, sums; each printed weight is compared with what the row itself gives. */
import type { DrawnActions, DrawnMember, Method, OtherRow, UnresolvedItem } from "../model.ts";
import { actionOf, isFastener, isTotal, type Meaning } from "./columns.ts";
import { type FoundSection, gradeIn, massPerMetre, sectionOfCell } from "./designation.ts";
import { type Phrase, pageBox } from "./frame.ts";
import { inMillimetres, lengthIn, readCount, readLength, readNumber, unitIn } from "./numbers.ts";
import type { Column, Row, Table } from "./tables.ts";
import type { Weight } from "./totals.ts";

export interface Findings {
  readonly members: DrawnMember[];
  readonly others: OtherRow[];
  readonly unresolved: UnresolvedItem[];
  /** marks of rows that were struck out: what replaces them may stand beside the list */
  readonly struck: string[];
  /** rows and sums in the order of the list */
  readonly weights: Weight[];
}

export const nothing = (): Findings => ({ members: [], others: [], unresolved: [], struck: [], weights: ["list"] });

/** "4 IPE 300": the pieces in front of the section */
const COUNTED = /^(\d{1,3})\s*(?:x|×|st\.?|stk\.?|stuks?)?\s+(?=\p{L})/iu;

/** Plates whose width and thickness stand in columns of their own */
const BARE_PLATE =
  /^(?:PL|PLATE|FLAT|FL|FLA|BL|BLECH|FLACH|FLACHSTAHL|STRIP|PLAAT|PLAT|T[OÔ]LE|PLÅT|PLATTSTÅNG|FPL|BFL)\.?$/i;

interface Roles {
  readonly section: number;
  /** there is no column of pieces, they stand in front of the section */
  readonly counted?: true;
  /** the other half of the name, before or after it */
  readonly size?: number;
  readonly mark?: number;
  readonly assembly?: number;
  readonly quantity?: number;
  readonly totalQuantity?: number;
  readonly grade?: number;
  readonly length?: number;
  readonly feet?: number;
  readonly inches?: number;
  readonly unitMass?: number;
  readonly totalMass?: number;
  readonly mass?: number;
}

const cellText = (row: Row, column: number | undefined): string =>
  column === undefined ? "" : (row.cells[column]?.text.trim() ?? "");

export function membersOfTable(table: Table, method: Method): Findings {
  const findings = nothing();
  const roles = table.headed ? headedRoles(table) : headlessRoles(table);
  if (!roles) return findings;
  let assembly: { mark: string; count: number } | undefined;
  for (const row of table.rows) {
    const phrases = row.cells.filter((cell) => cell !== undefined);
    const text = phrases.map((cell) => cell.text).join(" | ");
    const struck = row.struck.map((cell) => cell.text).join(" | ");
    const left = row.struck.length > 0 && sectionOfRow(row, roles) === undefined;
    if (left && row.struck.some((cell) => sectionOfCell(cell.text) !== undefined)) {
      findings.unresolved.push({
        text: text === "" ? struck : `${struck} | ${text}`,
        page: table.frame.page,
        bbox: pageBox([...row.struck, ...phrases].flatMap(({ words }) => words)),
        reason: "struck out on the drawing; not taken as a member",
      });
      findings.struck.push(cellText(row, roles.mark) || (row.struck[0]?.text ?? ""));
      continue;
    }
    if (text === "") continue;
    const at = { page: table.frame.page, bbox: pageBox(phrases.flatMap(({ words }) => words)) };
    const source = { ...at, method, confidence: confidenceOf(phrases), place: "table" as const };
    const group = cellText(row, roles.assembly);
    if (group !== "") assembly = { mark: group, count: readCount(cellText(row, roles.totalQuantity)) ?? 1 };
    if (phrases.some((cell) => isTotal(cell.text))) {
      const mass = totalOf(row, table.columns);
      findings.others.push({ kind: "total", text, source, ...(mass !== undefined && { mass_kg: mass }) });
      if (mass !== undefined)
        findings.weights.push({
          page: at.page,
          total_kg: mass,
          ...(phrases.some((cell) => GROUPED.test(cell.text.replace(/^\D*/, ""))) && { grouped: true }),
        });
      continue;
    }
    const found = sectionOfRow(row, roles);
    const asPrinted = readRow(row, roles, table.columns, found);
    const mark = asPrinted.mark !== "" ? asPrinted.mark : group;
    const quantity =
      asPrinted.quantity === undefined
        ? undefined
        : asPrinted.quantity *
          (roles.assembly !== undefined && roles.totalQuantity !== undefined && group === ""
            ? (assembly?.count ?? 1)
            : 1);
    const one = ungrouped(found, asPrinted, quantity);
    const values = {
      ...(one.grade !== undefined && { steel_grade: one.grade }),
      ...(one.length !== undefined && { length_mm: one.length }),
      ...(quantity !== undefined && { quantity }),
    };
    const printed =
      one.totalMass ?? one.mass ?? (one.unitMass === undefined ? undefined : one.unitMass * (quantity ?? 1));
    if (printed !== undefined) findings.weights.push({ mass_kg: printed });
    if (!found) {
      if (BARE_PLATE.test(cellText(row, roles.section)))
        findings.others.push({ kind: "plate", text, mark, section: cellText(row, roles.section), ...values, source });
      else if (isFastener(text))
        findings.others.push({ kind: "fastener", text, ...(quantity !== undefined && { quantity }), source });
      else if (
        one.length !== undefined &&
        (mark !== "" || one.quantity !== undefined) &&
        cellText(row, roles.section) !== ""
      )
        findings.unresolved.push({
          text,
          ...at,
          reason: `"${cellText(row, roles.section)}" is not the name of a section that is known here`,
        });
      else if (phrases.length > 1) findings.others.push({ kind: "other", text, source });
      continue;
    }
    if (found.profile === undefined && isFastener(cellText(row, roles.section))) {
      findings.others.push({ kind: "fastener", text, ...(quantity !== undefined && { quantity }), source });
      continue;
    }
    const rod = found.family === "RD" || found.family === "SQ";
    if (found.part && !(rod && (one.length ?? 0) >= 1000)) {
      findings.others.push({
        kind: rod ? "bar" : "plate",
        text,
        mark,
        section: found.text,
        ...values,
        ...(one.totalMass !== undefined && { mass_kg: one.totalMass }),
        source,
      });
      continue;
    }
    if (
      /\[or\]/i.test(text) ||
      /\b(?:or|oder|of|ou|eller)\b\s+\S*\d/i.test(cellText(row, roles.section)) ||
      /varies|variable|variiert|T\.?B\.?[DC]\.?/i.test(text)
    )
      one.notes.push(`the row leaves a choice: ${text}`);
    if (struck !== "") one.notes.push(`struck out on the drawing: ${struck}`);
    const doubt = one.notes.length > 0 ? 0.6 : 1;
    const weighed = weigh(found, one, quantity);
    if (printed === undefined && weighed.mass !== undefined) findings.weights.push({ mass_kg: weighed.mass });
    const notes = [...one.notes, ...weighed.notes];
    if (found.unknown !== undefined) notes.push(`unknown section: ${found.unknown}`);
    if (found.note !== undefined && /read as|look alike/.test(found.note)) notes.push(found.note);
    findings.members.push({
      mark,
      section: found.text,
      ...(found.profile !== undefined && { profile: found.profile }),
      ...(found.family !== undefined && { family: found.family }),
      ...values,
      ...(weighed.length !== undefined && { length_mm: weighed.length }),
      ...(weighed.mass !== undefined && {
        mass_kg: weighed.mass,
        mass_source: weighed.printed ? ("printed" as const) : ("computed" as const),
      }),
      ...(Object.keys(one.actions).length > 0 && { actions: one.actions }),
      source: {
        ...source,
        confidence: round2(
          source.confidence *
            doubt *
            weighed.factor *
            (found.unknown !== undefined ? 0.6 : 1) *
            (table.headed ? 1 : 0.9),
        ),
      },
      ...(notes.length > 0 && { notes }),
    });
  }
  return findings;
}

const round2 = (x: number) => Math.round(x * 100) / 100;
const confidenceOf = (phrases: readonly Phrase[]): number =>
  Math.min(0.97, ...phrases.flatMap(({ words }) => words.map(({ confidence }) => confidence)));

// --- which column is what -------------------------------------------------------------------------------------------

/** Of several columns that name or number the rows: the mark of the part before its position, a running number last */
function markColumn({ columns, rows }: Table): number | undefined {
  const rank = (heading: string) =>
    /mer?k|mark|littera|rep|bauteil|onderdeel|piece|teil|tag|\bid\b|detalj/i.test(heading)
      ? 0
      : /pos/i.test(heading)
        ? 1
        : 2;
  return columns
    .map(({ heading, meaning }, i) => ({ i, heading, meaning }))
    .filter(({ meaning }) => meaning === "mark")
    .map(({ i, heading }) => ({
      i,
      rank: rank(heading) + (rows.filter((row) => cellText(row, i) !== "").length < 0.5 * rows.length ? 10 : 0),
    }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)[0]?.i;
}

function headedRoles(table: Table): Roles | undefined {
  const { columns, rows } = table;
  const first = (...meanings: readonly Meaning[]): number | undefined => {
    for (const meaning of meanings) {
      const index = columns.findIndex((column) => column.meaning === meaning);
      if (index >= 0) return index;
    }
    return undefined;
  };
  const hits = columns.map((_, i) => rows.filter((row) => sectionOfCell(cellText(row, i)) !== undefined).length);
  const preferred = (i: number) =>
    columns[i]?.meaning === "section"
      ? 0.6
      : columns[i]?.meaning === "description" || columns[i]?.meaning === "size"
        ? 0.3
        : 0;
  const order = columns
    .map((_, i) => i)
    .filter((i) => columns[i]?.meaning !== "mark" && columns[i]?.meaning !== "length")
    // base plates and remarks name sections too
    .filter((i) => columns[i]?.meaning !== "other" || !columns.some(({ meaning }) => wordily.has(meaning)))
    .sort((a, b) => (hits[b] ?? 0) + preferred(b) - (hits[a] ?? 0) - preferred(a));
  let section = order[0];
  let size: number | undefined;
  // two columns make the name: "UB" and "254x146x31", "Squaretube" and "30x30x3"
  const pairs = columns.flatMap((a, i) =>
    columns.flatMap((b, j) => (i !== j && wordy(a) && sized(b) ? [[i, j] as const] : [])),
  );
  const joint = pairs
    .map(([i, j]) => ({
      i,
      j,
      hits: rows.filter(
        (row) =>
          cellText(row, i) !== "" &&
          /\d/.test(cellText(row, j)) &&
          isNamed(sectionOfCell(`${cellText(row, i)} ${cellText(row, j)}`)),
      ).length,
    }))
    .sort((a, b) => b.hits - a.hits)[0];
  if (joint && joint.hits > (section === undefined ? 0 : (hits[section] ?? 0))) {
    section = joint.i;
    size = joint.j;
  }
  if (section === undefined || ((hits[section] ?? 0) === 0 && size === undefined)) {
    section = first("section", "description", "size");
    if (section === undefined) return undefined;
  }
  if (size === undefined) {
    const other = columns.findIndex(
      (column, i) =>
        i !== section &&
        (columns[section]?.meaning === "size" ? column.meaning === "section" : column.meaning === "size"),
    );
    if (other >= 0) size = other;
  }
  const grade = columns.findIndex((column, i) => i !== section && column.meaning === "grade");
  const gradeByContent =
    grade >= 0
      ? grade
      : columns.findIndex(
          (_, i) =>
            i !== section &&
            i !== size &&
            rows.filter((row) => gradeIn(cellText(row, i)) !== undefined).length >= 0.5 * rows.length,
        );
  let quantity = first("quantity");
  let length = first("length");
  const inUnits = (i: number | undefined) =>
    i !== undefined &&
    rows.filter((row) => /^\d[\d.,]*\s*(?:mm|cm|m)$/i.test(cellText(row, i))).length >=
      0.4 *
        rows.filter(
          (row) => sectionOfRow(row, { section: section ?? 0, ...(size !== undefined && { size }) }) !== undefined,
        ).length;
  // a purchase list gives the length to buy as its quantity
  if (length === undefined && inUnits(quantity)) {
    length = quantity;
    quantity = undefined;
  }
  const filled = rows.filter((row) => cellText(row, section) !== "");
  const counted =
    quantity === undefined &&
    first("total quantity") === undefined &&
    filled.length > 0 &&
    filled.filter((row) => COUNTED.test(cellText(row, section))).length > 0.7 * filled.length;
  const named = {
    mark: markColumn(table),
    assembly: first("assembly"),
    quantity,
    totalQuantity: first("total quantity"),
    length,
    feet: first("feet"),
    inches: first("inches"),
    unitMass: first("unit mass"),
    totalMass: first("total mass"),
    mass: first("mass"),
  };
  return {
    section,
    ...(counted && { counted: true as const }),
    ...(size !== undefined && { size }),
    ...(gradeByContent >= 0 && { grade: gradeByContent }),
    ...Object.fromEntries(Object.entries(named).filter(([, index]) => index !== undefined && index !== section)),
  };
}

const wordily = new Set<Meaning | undefined>(["section", "description", "size"]);
const isNamed = (found: FoundSection | undefined) =>
  found !== undefined && (found.profile !== undefined || (found.unknown !== undefined && !found.part));
const wordy = ({ meaning }: Column) => meaning === "section" || meaning === "description";
const sized = ({ meaning }: Column) =>
  meaning === "size" || meaning === "description" || meaning === "section" || meaning === "other";

/** What the columns are where no heading says it: every choice is proved by the numbers, or left open. */
function headlessRoles({ columns, rows }: Table): Roles | undefined {
  const share = (i: number, test: (text: string) => boolean) => {
    const cells = rows.map((row) => cellText(row, i)).filter((text) => text !== "");
    return cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
  };
  const all = columns.map((_, i) => i);
  const section = all.find((i) => share(i, (text) => sectionOfCell(text) !== undefined) > 0.6);
  if (section === undefined) return undefined;
  const grade = all.find((i) => i !== section && share(i, (text) => gradeIn(text) !== undefined) > 0.6);
  const rest = all.filter((i) => i !== section && i !== grade);
  const counts = rest.filter(
    (i) => share(i, (text) => readCount(text) !== undefined && (readCount(text) ?? 0) <= 500) > 0.8,
  );
  const lengths = rest.filter((i) => share(i, (text) => (readLength(text)?.mm ?? 0) >= 30) > 0.8);
  const distinct = (i: number) => new Set(rows.map((row) => cellText(row, i))).size === rows.length;
  const marks = rest
    .filter((i) => i < section || !lengths.includes(i))
    .filter((i) => distinct(i) && share(i, (text) => /^[\p{L}\d./-]{1,10}$/u.test(text)) > 0.8);
  // printed weights prove which column counts and which is a length
  for (const length of lengths)
    for (const quantity of [...counts, undefined])
      for (const mass of rest) {
        if (mass === length || mass === quantity || length === quantity) continue;
        const fits = rows.filter((row) => {
          const profile = sectionOfCell(cellText(row, section))?.profile;
          const perMetre = profile === undefined ? undefined : massPerMetre(profile);
          const printed = readNumber(cellText(row, mass), false);
          const mm = readLength(cellText(row, length))?.mm;
          if (perMetre === undefined || printed === undefined || mm === undefined) return false;
          const piece = (perMetre * mm) / 1000;
          return near(printed, piece * (quantity === undefined ? 1 : (readCount(cellText(row, quantity)) ?? 1)));
        });
        if (fits.length >= 0.7 * rows.length) {
          const mark = marks.find((i) => i !== length && i !== quantity && i !== mass);
          return {
            section,
            length,
            mass,
            ...(quantity !== undefined && { quantity }),
            ...(grade !== undefined && { grade }),
            ...(mark !== undefined && { mark }),
          };
        }
      }
  const mark =
    marks.find((i) => i < section && (!counts.includes(i) || counts.length > 1)) ??
    marks.find((i) => !counts.includes(i) && !lengths.includes(i));
  const others = lengths.filter((i) => i !== mark);
  const whole = counts.filter((i) => i !== mark && !others.includes(i));
  return {
    section,
    ...(grade !== undefined && { grade }),
    ...(mark !== undefined && { mark }),
    // one candidate only, else nothing is taken
    ...(others.length === 1 && others[0] !== undefined && { length: others[0] }),
    ...(whole.length === 1 && whole[0] !== undefined && { quantity: whole[0] }),
  };
}

// --- one row --------------------------------------------------------------------------------------------------------

function sectionOfRow(
  row: Row,
  { section, size, counted }: Pick<Roles, "section" | "size" | "counted">,
): FoundSection | undefined {
  const text = cellText(row, section).replace(counted ? COUNTED : /^$/, "");
  const more = cellText(row, size);
  const alone = text === "" ? undefined : sectionOfCell(text);
  if (size === undefined || more === "" || alone?.profile !== undefined || !/\d/.test(`${text}${more}`)) return alone;
  // the size names its family itself: UC | 310UC96.8
  const whole = sectionOfCell(more);
  if (isNamed(whole)) return whole;
  for (const joint of [`${text} ${more}`, `${more} ${text}`]) {
    const found = sectionOfCell(joint);
    if (found && (found.profile !== undefined || (found.part && !alone))) return { ...found, text: joint };
  }
  return alone ?? sectionOfCell(`${text} ${more}`);
}

type MassField = "unitMass" | "totalMass" | "mass";

interface ReadRow {
  readonly mark: string;
  readonly quantity?: number;
  readonly grade?: string;
  readonly length?: number;
  /** the length may also be one of these */
  readonly otherLengths: readonly number[];
  readonly unitMass?: number;
  readonly totalMass?: number;
  readonly mass?: number;
  /** these may be thousands: 1,189 */
  readonly grouped: readonly MassField[];
  readonly actions: DrawnActions;
  readonly notes: string[];
}

function readRow(row: Row, roles: Roles, columns: readonly Column[], found: FoundSection | undefined): ReadRow {
  const notes: string[] = [];
  const mark = cellText(row, roles.mark).replace(
    /^(?:Pos(?:ition)?|Item|Teil|Merk|Rep(?:ère)?|Mark|Littera)\s*[.:]?\s+(?=\S*\d)/i,
    "",
  );
  const heading = (i: number | undefined) => (i === undefined ? "" : (columns[i]?.heading ?? ""));
  const gradeText = cellText(row, roles.grade);
  const grade =
    gradeIn(gradeText) ??
    columns
      .map((column, i) =>
        column.meaning === "other" && /remark|note|bemerk|anm|opm/i.test(column.heading)
          ? gradeIn(cellText(row, i))
          : undefined,
      )
      .find((text) => text !== undefined) ??
    (found ? gradeIn(cellText(row, roles.section).slice(found.end)) : undefined);
  const [each, total] = [cellText(row, roles.quantity), cellText(row, roles.totalQuantity)];
  const inFront = roles.counted ? COUNTED.exec(cellText(row, roles.section))?.[1] : undefined;
  const countText = inFront ?? (total !== "" && !(roles.assembly !== undefined && each !== "") ? total : each);
  const perAssembly = each !== "" && total !== "" && countText === each ? readCount(total) : 1;
  const count = readCount(countText);
  const quantity = count === undefined ? undefined : count * (perAssembly ?? 1);
  if (countText !== "" && quantity === undefined && /\d/.test(countText))
    notes.push(`"${countText}" is no number of pieces`);
  const otherLengths: number[] = [];
  let length: number | undefined;
  if (roles.feet !== undefined || roles.inches !== undefined) length = feetColumns(row, roles);
  else if (roles.length !== undefined) {
    const text = cellText(row, roles.length);
    const read = readLength(text, unitIn(heading(roles.length)));
    if (read?.doubtful) {
      otherLengths.push(read.mm, inMillimetres(read.mm, "m"));
      notes.push(`length "${text}" without a unit`);
    } else if (read) length = read.mm;
    else if (text !== "" && /\d/.test(text)) notes.push(`length "${text}" cannot be read`);
  }
  if (length === undefined)
    length = row.cells
      .map((cell, i) => (i === roles.length ? undefined : lengthIn(cell?.text.replace(/^L\s+(?=\d[\d.,]*\s*(?:mm|cm|m)?$)/, "L=") ?? "")?.mm))
      .find((mm) => mm !== undefined);
  const mass = (i: number | undefined) => (i === undefined ? undefined : massOf(cellText(row, i), columns, i));
  const actions: Record<string, number> = {};
  columns.forEach((column, i) => {
    const name = column.meaning === "action" ? actionOf(column.heading) : undefined;
    const value = name === undefined ? undefined : signed(cellText(row, i));
    if (name !== undefined && value !== undefined) actions[name] = value;
  });
  const masses = { unitMass: mass(roles.unitMass), totalMass: mass(roles.totalMass), mass: mass(roles.mass) };
  const grouped = (["unitMass", "totalMass", "mass"] as const).filter((field) =>
    GROUPED.test(cellText(row, roles[field])),
  );
  return {
    grouped,
    mark: mark === "-" ? "" : mark,
    ...(quantity !== undefined && { quantity }),
    ...(grade !== undefined && { grade }),
    ...(length !== undefined && { length }),
    otherLengths,
    ...Object.fromEntries(Object.entries(masses).filter(([, value]) => value !== undefined)),
    actions,
    notes,
  };
}

/** One separator and three figures: thousands or decimals */
const GROUPED = /^\d{1,3}[.,]\d{3}(?:\s*kg)?$/i;

/** Pounds where the heading says so, or where lengths are in feet and inches */
const poundsIn = (columns: readonly Column[], i: number): boolean =>
  /\b(?:lbs?|pounds?|#)\b/i.test(columns[i]?.heading ?? "") ||
  (!/\bkg\b/i.test(columns[i]?.heading ?? "") && columns.some(({ meaning }) => meaning === "feet"));

const POUND = 0.45359237;

function massOf(text: string, columns: readonly Column[], i: number): number | undefined {
  const unit = /\s*(kg|lbs?)\.?$/i.exec(text);
  const pounds = unit?.[1] === undefined ? poundsIn(columns, i) : unit[1].toLowerCase() !== "kg";
  const value = readNumber(unit ? text.slice(0, unit.index) : text, pounds);
  return value === undefined || !pounds ? value : round2(value * POUND);
}

function signed(text: string): number | undefined {
  const value = readNumber(text.replace(/^[-−–]\s*/, "").replace(/\s*kNm?$/i, ""), false);
  return value === undefined ? undefined : /^[-−–]/.test(text) ? -value : value;
}

function feetColumns(row: Row, roles: Roles): number | undefined {
  const feet = /^\d+$/.exec(cellText(row, roles.feet))?.[0];
  const inches = /^(\d+)?(?:[\s-]*(\d+)\/(\d+))?$/.exec(cellText(row, roles.inches));
  if (feet === undefined && !inches?.[0]) return undefined;
  const [whole = 0, over = 0, under = 1] = (inches ?? [])
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  return inMillimetres(Number(feet ?? 0) * 12 + whole + over / under, "in");
}

/** The number in the row of a sum that stands in a column of weights, else the last number */
function totalOf(row: Row, columns: readonly Column[]): number | undefined {
  const massy = (i: number) => ["total mass", "mass", "unit mass"].includes(columns[i]?.meaning ?? "");
  const cells = row.cells
    .map((cell, i) => ({ i, value: cell ? massOf(cell.text.replace(/^[^\d]*/, ""), columns, i) : undefined }))
    .filter(({ value }) => value !== undefined);
  return (cells.filter(({ i }) => massy(i)).at(-1) ?? cells.at(-1))?.value;
}

// --- the row's own proof --------------------------------------------------------------------------------------------

interface Weighed {
  readonly mass?: number;
  readonly printed: boolean;
  readonly length?: number;
  readonly factor: number;
  readonly notes: readonly string[];
}

/** Weights are printed with few digits, and drawings round kg/m */
const near = (printed: number, computed: number): boolean =>
  Math.abs(printed - computed) <= Math.max(0.05 * computed, 0.12);

/** 1,189 is 1189 kg where quantity, length and section say so */
function ungrouped(found: FoundSection | undefined, row: ReadRow, quantity: number | undefined): ReadRow {
  const perMetre = found?.profile === undefined ? undefined : massPerMetre(found.profile);
  if (perMetre === undefined || row.length === undefined) return row;
  const piece = (perMetre * row.length) / 1000;
  const thousands = row.grouped.filter((field) => {
    const value = 1000 * (row[field] ?? Number.NaN);
    return near(value, piece) || near(value, piece * (quantity ?? 1));
  });
  return { ...row, ...Object.fromEntries(thousands.map((field) => [field, 1000 * (row[field] ?? 0)])) };
}

function weigh(found: FoundSection, row: ReadRow, quantity: number | undefined): Weighed {
  const perMetre = found.profile === undefined ? undefined : massPerMetre(found.profile);
  const count = quantity ?? 1;
  const whole = row.totalMass ?? row.mass ?? (row.unitMass === undefined ? undefined : row.unitMass * count);
  if (perMetre === undefined)
    return { printed: whole !== undefined, ...(whole !== undefined && { mass: round2(whole) }), factor: 1, notes: [] };
  const printed = [row.unitMass, row.totalMass, row.mass].filter((mass) => mass !== undefined);
  const fits = (mm: number): boolean => {
    const piece = (perMetre * mm) / 1000;
    return printed.some((mass) =>
      mass === row.unitMass
        ? near(mass, piece)
        : mass === row.totalMass
          ? near(mass, piece * count)
          : near(mass, piece) || near(mass, piece * count),
    );
  };
  const computed = (mm: number) => round2((perMetre * mm * count) / 1000);
  if (printed.length > 0) {
    if (row.length !== undefined && fits(row.length))
      return { mass: computed(row.length), printed: false, factor: 1.02, notes: [] };
    const other = row.otherLengths.filter(fits);
    if (other.length === 1 && other[0] !== undefined)
      return {
        mass: computed(other[0]),
        printed: false,
        length: other[0],
        factor: 1,
        notes: ["the unit of the length follows from the printed weight"],
      };
    if (row.length !== undefined)
      return {
        ...(whole !== undefined && { mass: round2(whole) }),
        printed: true,
        factor: 0.7,
        notes: [
          `the printed weight ${printed.join(" / ")} kg does not fit ${count} × ${row.length} mm × ${round2(perMetre)} kg/m = ${computed(row.length)} kg`,
        ],
      };
    return {
      ...(whole !== undefined && { mass: round2(whole) }),
      printed: whole !== undefined,
      factor: 0.9,
      notes: [],
    };
  }
  if (row.length === undefined) return { printed: false, factor: 1, notes: [] };
  return { mass: computed(row.length), printed: false, factor: 1, notes: [] };
}
