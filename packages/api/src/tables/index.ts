export type { TableUnits } from "./headings.ts";
export { numberIn, Points } from "./numbers.ts";
export { isTableProblem, TableProblem } from "./problem.ts";
export {
  headingOf,
  recordsOf,
  separatorOf,
  TableReader,
  type TableRequest,
  type TableRow,
} from "./reader.ts";
