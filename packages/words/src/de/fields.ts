import type { texts as first } from "../nl/fields.ts";

// What the fields mean that several checks have.

// biome-ignore format: one text a row
export const texts = {
  "national annex; EN: recommended values": "Nationaler Anhang; EN: empfohlene Werte",
  "sign of compression in N; compression-negative as frame programs print it": "Vorzeichen von Druck in N; compression-negative, wie Stabwerksprogramme es ausgeben",
  "generation of the Eurocode; default first": "Generation des Eurocodes; Vorgabe first",
  "generation of the Eurocode; both: one input, two results, what differs and why; default first": "Generation des Eurocodes; both: eine Eingabe, zwei Ergebnisse, was sich unterscheidet und warum; Vorgabe first",
  "rules of the second generation that two sources do not confirm: warn, safe (the severer of it and the rule before it), refuse; default warn": "Regeln der zweiten Generation, die nicht zwei Quellen bestätigen: warnen, sicher (die strengere von ihr und der früheren), ablehnen; Vorgabe warn",
  "second generation under a national annex: its recommended values, as national annexes to it are not known here": "zweite Generation unter einem Nationalen Anhang: ihre empfohlenen Werte, da Nationale Anhänge zu ihr hier nicht bekannt sind",
  "adds every step of the calculation to each item": "fügt jeden Rechenschritt hinzu",
  "adds the assumptions and warnings as data": "fügt Annahmen und Hinweise als Daten hinzu",
  "calculates the sound items of a list and reports the problems of the others; default false": "berechnet die fehlerfreien Einträge einer Liste und meldet die Probleme der anderen; Vorgabe nein",
  "nationally determined parameters in place of the annex's": "national festzulegende Parameter anstelle derer des Anhangs",
  "width, along y": "Breite, in y",
  diameter: "Durchmesser",
  "load cases in place of single actions; the governing one is shown in full": "Lastfälle anstelle einzelner Einwirkungen; der maßgebende wird ganz gezeigt",
  "name of the load case": "Name des Lastfalls",
  "resistance of cross-sections": "Beanspruchbarkeit von Querschnitten",
  "name of the member": "Name des Bauteils",
  "shape of the section": "Form des Querschnitts",
  height: "Höhe",
  thickness: "Dicke",
  "root radius; default 0": "Ausrundungsradius; Vorgabe 0",
  "throat of the welds of a welded section; default 0": "Nahtdicke eines geschweißten Querschnitts; Vorgabe 0",
  "axial force, compression positive": "Normalkraft, Druck positiv",
} satisfies Record<keyof typeof first, string>;
