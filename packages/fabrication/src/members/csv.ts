import { invalid } from "@x/eurocode/problems";
import { tables } from "./says.ts";

export interface TableRow {
  /** from 1, as an editor or a spreadsheet numbers it */
  readonly line: number;
  readonly cells: readonly string[];
}

/** RFC 4180, with the separator that the first line has most of. */
export function cellsOf(text: string): TableRow[] {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string) => head.split(sign).length - 1;
  const separator = [";", "\t", ","].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ",");
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  let line = 1;
  let start = 1;
  const end = () => {
    rows.push({ line: start, cells: [...cells, cell] });
    cells = [];
    cell = "";
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (sign === "\n") line++;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') {
        cell += '"';
        i++;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === "") {
      cell = "";
      quoted = true;
    } else if (sign === separator) {
      cells.push(cell);
      cell = "";
    } else if (sign === "\n") {
      end();
      start = line;
    } else if (sign !== "\r") cell += sign;
  }
  if (quoted) throw invalid(tables.openQuote, `line ${start}`);
  if (cell !== "" || cells.length > 0) end();
  return rows;
}
