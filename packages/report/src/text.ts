// Numbers and symbols as they are printed; no check comes with it, so it loads at once.

export { figure } from "./numbers.ts";
export { symbolPieces } from "./symbol.ts";
