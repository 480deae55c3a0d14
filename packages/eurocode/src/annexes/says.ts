import { messages } from "../basis/message.ts";

/** What a country's choice asks an engineer to know. */
export const says = messages("annexes", {
  noneInTheNetherlands:
    "The Netherlands has no annex to EN 1998-1: computed with the recommended values of EN. For induced earthquakes NPR 9998 gives the spectrum of the site; enter it as soil.",
  noneInSweden:
    "Sweden has no annex to EN 1998-1, which its building regulations do not adopt: computed with the recommended values of EN.",
  combinationsOfSweden:
    "Sweden: the combinations are those of EKS. BFS 2024:6 applies alone since 1 July 2026 and has its own load combinations; compare with them.",
  loadsOfSweden: "Sweden: the loads are those of EKS. BFS 2024:6 applies alone since 1 July 2026; compare with it.",
  temperatureNotRead: "The annex to EN 1991-1-5 is not covered here: the recommended values of EN are used.",
  hazardInTheUnitedKingdom:
    "United Kingdom: PD 6698 decides the hazard (agR), the return period and the spectrum type; the recommended values of EN are used with the given input.",
});
