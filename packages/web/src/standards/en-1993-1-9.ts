export { fatigue as check } from "@x/eurocode/en-1993-1-9/check";
export { fatigueFigures as draw } from "@x/report/figures/en-1993-1-9";
