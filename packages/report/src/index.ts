export { type Language, languages } from "@x/words";
export type { Echo } from "./echo.ts";
export { detailSketch } from "./figures/details/index.ts";
export { type Figure, figuresOf, isTitled } from "./figures/index.ts";
export { withIndices } from "./figures/svg.ts";
export type { DifferenceRow, Generation, Generations } from "./generations.ts";
export type { LoadCases } from "./given.ts";
export { type Glance, glanceOf, picturesOf } from "./glance.ts";
export { type EchoColumn, headOf } from "./head.ts";
export { html } from "./html.ts";
export { itemsOf } from "./items.ts";
export { markdown } from "./markdown.ts";
export { stepMathml, symbolMathml } from "./mathml.ts";
export { figure, percentage } from "./numbers.ts";
export { annexPage } from "./pages/annex-page.ts";
export { checkPage, checkPages } from "./pages/check-page.ts";
export { clausePage, type LocatedFormula } from "./pages/clause-page.ts";
export { countryPage } from "./pages/country-page.ts";
export { type DetailSheet, detailPage, detailSheets } from "./pages/detail-sheets.ts";
export { scopePage } from "./pages/scope-page.ts";
export {
  type PublishedExample,
  type TestedLaw,
  verificationByCountry,
  verificationOverview,
  verificationPage,
} from "./pages/verification-page.ts";
export { countryName, type Phrases, phrasesOf, verificationName, wordIn } from "./phrases.ts";
export { type Marks, piecesOf } from "./pieces.ts";
export { type Firm, type Project, projectFields, type ReportLength, reportLengths } from "./project.ts";
export {
  type ItemReport,
  type Report,
  type ReportOptions,
  reportOf,
} from "./report.ts";
export type { Sensitivity } from "./sensitivity.ts";
export { type SymbolParts, symbolPieces, symbolText } from "./symbol.ts";
