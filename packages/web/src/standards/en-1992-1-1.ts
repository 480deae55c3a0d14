export { concreteColumns as check } from "@x/eurocode/en-1992-1-1/check";
export { columnFigures as draw } from "@x/report/figures/en-1992-1-1";
