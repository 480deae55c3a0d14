export { combinations as check } from "@x/eurocode/en-1990/check";
export { combinationFigures as draw } from "@x/report/figures/en-1990";
