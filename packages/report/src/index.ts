export * from "./figures/svg.ts";
export { annexPage } from "./pages/annex-page.ts";
export { checkPage } from "./pages/check-page.ts";
