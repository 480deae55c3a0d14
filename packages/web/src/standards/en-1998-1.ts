export { earthquake as check } from "@x/eurocode/en-1998-1/check";
export { earthquakeFigures as draw } from "@x/report/figures/en-1998-1";
