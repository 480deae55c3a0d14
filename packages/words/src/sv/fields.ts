import type { texts as first } from "../nl/fields.ts";

// What the fields mean that several checks have.

// biome-ignore format: one text a row
export const texts = {
  "national annex; EN: recommended values": "nationell bilaga; EN: rekommenderade värden",
  "sign of compression in N; compression-negative as frame programs print it": "tecken för tryck i N; compression-negative som ramprogram skriver det",
  "generation of the Eurocode; default first": "Eurokodens generation; förval first",
  "generation of the Eurocode; both: one input, two results, what differs and why; default first": "Eurokodens generation; both: en indata, två resultat, vad som skiljer och varför; förval first",
  "rules of the second generation that two sources do not confirm: warn, safe (the severer of it and the rule before it), refuse; default warn": "regler i den andra generationen som inte två källor bekräftar: varna, säker (den strängare av den och den tidigare), vägra; förval warn",
  "second generation under a national annex: its recommended values, as national annexes to it are not known here": "andra generationen under en nationell bilaga: dess rekommenderade värden, eftersom nationella bilagor till den inte är kända här",
  "adds every step of the calculation to each item": "lägger till varje beräkningssteg",
  "adds the assumptions and warnings as data": "lägger till antaganden och varningar som data",
  "calculates the sound items of a list and reports the problems of the others; default false": "beräknar de riktiga posterna i en lista och redovisar problemen i de andra; förval nej",
  "nationally determined parameters in place of the annex's": "nationellt valbara parametrar i stället för bilagans",
  "width, along y": "bredd, i y",
  diameter: "diameter",
  "load cases in place of single actions; the governing one is shown in full": "lastfall i stället för enskilda lasteffekter; det dimensionerande visas i sin helhet",
  "name of the load case": "lastfallets namn",
  "resistance of cross-sections": "tvärsnitts bärförmåga",
  "name of the member": "elementets namn",
  "shape of the section": "tvärsnittets form",
  height: "höjd",
  thickness: "tjocklek",
  "root radius; default 0": "hålkälsradie; förval 0",
  "throat of the welds of a welded section; default 0": "a-mått i ett svetsat tvärsnitt; förval 0",
  "axial force, compression positive": "normalkraft, tryck positivt",
} satisfies Record<keyof typeof first, string>;
