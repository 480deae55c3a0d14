export { connections as check } from "@x/eurocode/en-1993-1-8/check";
export { jointFigures as draw } from "@x/report/figures/en-1993-1-8";
