import type { Message } from "../../message.ts";

// Problems of EN 1993-1-9.

// biome-ignore format: one message a row
export const fatigue: readonly Message[] = [
  ['must be a detail category ("71", "36*", "m5-80", "m8-90") or a row of Tables 8.1 to 8.10 and B.1 ("8.5-3")', 'moet een detailcategorie ("71", "36*", "m5-80", "m8-90") of een rij van de tabellen 8.1 tot 8.10 en B.1 ("8.5-3") zijn', 'muss ein Kerbfall ("71", "36*", "m5-80", "m8-90") oder eine Zeile der Tabellen 8.1 bis 8.10 und B.1 ("8.5-3") sein', 'doit être une catégorie de détail ("71", "36*", "m5-80", "m8-90") ou une ligne des tableaux 8.1 à 8.10 et B.1 ("8.5-3")', 'måste vara en detaljkategori ("71", "36*", "m5-80", "m8-90") eller en rad i tabellerna 8.1 till 8.10 och B.1 ("8.5-3")'],
  ['must be a detail in shear, "m5-80" or a row as 8.5-8', 'moet een detail op afschuiving zijn, "m5-80" of een rij zoals 8.5-8', 'muss ein Detail unter Schub sein, "m5-80" oder eine Zeile wie 8.5-8', 'doit être un détail en cisaillement, "m5-80" ou une ligne comme 8.5-8', 'måste vara en detalj i skjuvning, "m5-80" eller en rad som 8.5-8'],
  ['is required: the category for delta_tau, "m5-80" or "m5-100"', 'is vereist: de categorie voor delta_tau, "m5-80" of "m5-100"', 'ist erforderlich: der Kerbfall für delta_tau, "m5-80" oder "m5-100"', 'est obligatoire : la catégorie pour delta_tau, "m5-80" ou "m5-100"', 'krävs: kategorin för delta_tau, "m5-80" eller "m5-100"'],
  ["class of fatigue actions", "klasse van vermoeiingsbelasting", "Klasse der Ermüdungseinwirkungen", "classe d'actions de fatigue", "klass för utmattningslaster"],
];
