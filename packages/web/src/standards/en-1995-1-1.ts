export { timberMembers as check } from "@x/eurocode/en-1995-1-1/check";
export { timberFigures as draw } from "@x/report/figures/en-1995-1-1";
