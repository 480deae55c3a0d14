import type { texts as first } from "../nl/fields.ts";

// What the fields mean that several checks have.

// biome-ignore format: one text a row
export const texts = {
  "national annex; EN: recommended values": "Nationaler Anhang; EN: empfohlene Werte",
  "sign of compression in N; compression-negative as frame programs print it": "Vorzeichen von Druck in N; compression-negative, wie Stabwerksprogramme es ausgeben",
  "generation of the Eurocode": "Generation des Eurocodes",
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
  thickness: "Dicke",
  "root radius; default 0": "Ausrundungsradius; Vorgabe 0",
  "throat of the welds of a welded section; default 0": "Nahtdicke eines geschweißten Querschnitts; Vorgabe 0",
  "axial force, compression positive": "Normalkraft, Druck positiv",
} satisfies Record<keyof typeof first, string>;
