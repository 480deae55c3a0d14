export { steelMembers as check } from "@x/eurocode/en-1993-1-1/check";
export { steelMemberFigures as draw } from "@x/report/figures/en-1993-1-1";
