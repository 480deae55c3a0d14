import { checkTables as says } from "../says.ts";
import { TableProblem } from "./problem.ts";

// Numbers of a table, with points or commas, of thousands or of decimals.

export type PointUse = "thousands" | "decimals";

interface Place {
  readonly cell: string;
  readonly line: number;
  readonly heading: string;
}

const decimalPoint = /^[+-]?\d*\.\d+(?:e[+-]?\d+)?$/i;
/** 1.234, 12.345.678: groups of three figures, the first of one to three and without a 0 in front. */
const groups = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/;
const groupsBeforeComma = /^[+-]?(?:[1-9]\d{0,2}(?:\.\d{3})+|\d*),\d+(?:e[+-]?\d+)?$/i;

/**
 * What the point of a file's numbers is: of thousands where a number has a decimal comma or several groups, of decimals where it
 * can be nothing else. 110.250 alone may be either. It is one of both in the whole file.
 */
export class Points {
  /** Where commas separate the columns, those inside a number are looked at in place of its points. */
  readonly #sign: "." | ",";
  #decided: (Place & { readonly use: PointUse }) | undefined;
  #open: Place | undefined;

  constructor(sign: "." | "," = ".") {
    this.#sign = sign;
  }

  get use(): PointUse {
    return this.#decided?.use ?? "thousands";
  }

  /** The number that a cell is, once all have been looked at. */
  numberIn(cell: string): number | undefined {
    return numberIn(this.#asPoint(cell), this.use);
  }

  #asPoint(cell: string): string {
    return this.#sign === "." ? cell : cell.replace(/[.,]/g, (sign) => (sign === "." ? "," : "."));
  }

  /** Whether a number waits for another to tell what it is. */
  get isOpen(): boolean {
    return this.#decided === undefined && this.#open !== undefined;
  }

  look(cell: string, line: number, heading: string): void {
    const use = useOfPoint(this.#asPoint(cell));
    if (use === undefined) return;
    const place = { cell, line, heading };
    if (use === "either") {
      this.#open ??= place;
      return;
    }
    if (this.#decided && this.#decided.use !== use) {
      const [thousands, decimals] =
        (use === "thousands") === (this.#sign === ".") ? [place, this.#decided] : [this.#decided, place];
      throw new TableProblem(says.twoWays({ thousands: placeOf(thousands), decimals: placeOf(decimals) }));
    }
    this.#decided ??= { ...place, use };
  }

  end(): void {
    if (!this.#open || !this.isOpen) return;
    const { cell } = this.#open;
    const whole = cell.replace(/[.,]/, "");
    const part = cell.replace(",", ".");
    const comma = this.#sign === "." ? cell.replace(".", ",") : part;
    const at = { place: placeOf(this.#open), whole, part: String(Number(part)), comma };
    throw new TableProblem(says.eitherWay(at));
  }
}

const placeOf = ({ cell, line, heading }: Place) => says.place({ cell, line: `${line}`, heading });

function useOfPoint(cell: string): PointUse | "either" | undefined {
  if (groupsBeforeComma.test(cell)) return "thousands";
  if (groups.test(cell)) return cell.indexOf(".") === cell.lastIndexOf(".") ? "either" : "thousands";
  return decimalPoint.test(cell) ? "decimals" : undefined;
}

/** The number that a cell is; points are undefined where commas separate the columns. */
export function numberIn(cell: string, points: PointUse | undefined): number | undefined {
  const number = points ? withPoint(cell, points) : cell;
  const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(number) ? Number(number) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** Groups of thousands begin with 1 to 9 and have three figures, between one sign throughout. */
const grouped = /^([+-]?[1-9]\d{0,2})((?:([.\u00a0\u202f' ])\d{3})(?:\3\d{3})*)(?=$|,)/;

/** A number of a file whose columns no comma separates, with a decimal point. */
function withPoint(cell: string, points: PointUse): string {
  const found = grouped.exec(cell);
  const whole = found && (found[3] !== "." || points === "thousands");
  const plain = whole ? `${found[1]}${found[2]?.replace(/\D/g, "")}${cell.slice(found[0].length)}` : cell;
  return plain.replace(",", ".");
}
