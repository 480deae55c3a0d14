export { loads as check } from "@x/eurocode/en-1991/check";
export { loadFigures as draw } from "@x/report/figures/en-1991";
