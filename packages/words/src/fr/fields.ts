import type { texts as first } from "../nl/fields.ts";

// What the fields mean that several checks have.

// biome-ignore format: one text a row
export const texts = {
  "national annex; EN: recommended values": "annexe nationale ; EN : valeurs recommandées",
  "sign of compression in N; compression-negative as frame programs print it": "signe de la compression dans N ; compression-negative comme les programmes de portiques l'impriment",
  "generation of the Eurocode; default first": "génération de l'Eurocode ; par défaut first",
  "generation of the Eurocode; both: one input, two results, what differs and why; default first": "génération de l'Eurocode ; both : une entrée, deux résultats, ce qui diffère et pourquoi ; par défaut first",
  "rules of the second generation that two sources do not confirm: warn, safe (the severer of it and the rule before it), refuse; default warn": "règles de la deuxième génération que deux sources ne confirment pas : avertir, sûr (la plus sévère d'elle et de la précédente), refuser ; par défaut warn",
  "second generation under a national annex: its recommended values, as national annexes to it are not known here": "deuxième génération sous une annexe nationale : ses valeurs recommandées, car ses annexes nationales ne sont pas connues ici",
  "adds every step of the calculation to each item": "ajoute chaque étape du calcul",
  "adds the assumptions and warnings as data": "ajoute les hypothèses et avertissements sous forme de données",
  "calculates the sound items of a list and reports the problems of the others; default false": "calcule les éléments corrects d'une liste et signale les problèmes des autres ; par défaut non",
  "nationally determined parameters in place of the annex's": "paramètres nationaux à la place de ceux de l'annexe",
  "width, along y": "largeur, selon y",
  diameter: "diamètre",
  "load cases in place of single actions; the governing one is shown in full": "cas de charge à la place d'actions uniques ; le déterminant est montré en entier",
  "name of the load case": "nom du cas de charge",
  "resistance of cross-sections": "résistance des sections",
  "name of the member": "nom de la barre",
  "shape of the section": "forme de la section",
  height: "hauteur",
  thickness: "épaisseur",
  "root radius; default 0": "rayon de congé ; par défaut 0",
  "throat of the welds of a welded section; default 0": "gorge des soudures d'une section soudée ; par défaut 0",
  "axial force, compression positive": "effort normal, compression positive",
} satisfies Record<keyof typeof first, string>;
