// What the first page calculates and shows: a steel member by clauses 6.2 and 6.3 alone, and its section.
export { plainMembers as check } from "@x/eurocode/en-1993-1-1/plain";
export { sectionAlone as draw } from "@x/report/figures/steel-section";
