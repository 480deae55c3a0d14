import { checks, type Endpoint } from "@x/eurocode";
import { type Language, languages } from "./languages/language.ts";
import { textsOf } from "./languages/texts.ts";

export { type Language, languages };

/** Headings and fixed phrases. Sentences of the calculation are in `languages/`. */
export interface Phrases {
  readonly calculation: string;
  readonly contents: string;
  readonly overview: string;
  readonly result: string;
  readonly passed: string;
  readonly notPassed: string;
  /** Nothing was held against a resistance: no load is given. */
  readonly notVerified: string;
  /** Actions alone were asked for. */
  readonly calculated: string;
  readonly governs: string;
  readonly mark: string;
  readonly verifications: string;
  readonly verification: string;
  readonly clause: string;
  readonly demand: string;
  readonly resistance: string;
  readonly utilization: string;
  readonly derivation: string;
  readonly values: string;
  readonly value: string;
  readonly assumptions: string;
  readonly warnings: string;
  readonly parameters: string;
  readonly symbol: string;
  readonly edition: string;
  readonly source: string;
  readonly confidence: string;
  readonly confidences: Readonly<Record<string, string>>;
  readonly clauses: string;
  readonly annex: string;
  readonly noAnnex: string;
  readonly noVerification: string;
  readonly project: string;
  readonly number: string;
  readonly author: string;
  readonly checker: string;
  readonly date: string;
  readonly client: string;
  readonly part: string;
  readonly revision: string;
  readonly software: string;
  /** Sums of input and result, by which a page is known to belong to a file. */
  readonly inputSum: string;
  readonly resultSum: string;
  readonly signature: string;
  readonly input: string;
  readonly inputOf: string;
  readonly field: string;
  readonly loadCase: string;
  readonly loadCases: string;
  readonly more: (count: number) => string;
  readonly governingPath: string;
  readonly page: (page: number, of: number) => string;
  readonly countries: Readonly<Record<string, string>>;
  /** Titles of the checks; those of English stand in the checks. */
  readonly titles: Readonly<Record<Endpoint, string>>;
  /** Names of verifications by id; an id that is not here reads as it stands. */
  readonly ids: Readonly<Record<string, string>>;
}

/** Looked up when it is asked for: a page loads its checks after this. Every endpoint is that of a check. */
const englishTitles = () =>
  Object.fromEntries(checks.map(({ endpoint, title }) => [endpoint, title])) as Phrases["titles"];

const en: Phrases = {
  calculation: "Calculation",
  contents: "Contents",
  overview: "Overview",
  result: "Result",
  passed: "Passed",
  notPassed: "Not passed",
  notVerified: "Not verified",
  calculated: "Calculated, nothing verified",
  governs: "governs",
  mark: "Item",
  verifications: "Verifications",
  verification: "Verification",
  clause: "Clause",
  demand: "Demand",
  resistance: "Resistance",
  utilization: "Utilization",
  derivation: "Calculation step by step",
  values: "Values",
  value: "Value",
  assumptions: "Assumptions",
  warnings: "Warnings",
  parameters: "Nationally determined parameters",
  symbol: "Symbol",
  edition: "Edition",
  source: "Source",
  confidence: "Confidence",
  confidences: {},
  clauses: "Clauses cited",
  annex: "National annex",
  noAnnex: "none, recommended values",
  noVerification: "No verification applies: no load is given.",
  project: "Project",
  number: "Number",
  author: "Author",
  checker: "Checked by",
  date: "Date",
  client: "Client",
  part: "Part",
  revision: "Revision",
  software: "Software",
  inputSum: "SHA-256 of the input",
  resultSum: "SHA-256 of the result",
  signature: "Signature",
  input: "Input",
  inputOf: "Given for all items",
  field: "Quantity",
  loadCase: "Load case",
  loadCases: "Load cases",
  more: (count) => `${count} more, less used`,
  governingPath: "What governs, step by step",
  page: (page, of) => `Page ${page} of ${of}`,
  countries: { NL: "Netherlands", DE: "Germany", UK: "United Kingdom", SE: "Sweden", FR: "France" },
  get titles() {
    return englishTitles();
  },
  get ids() {
    return textsOf("en").names;
  },
};

const nl: Phrases = {
  calculation: "Berekening",
  contents: "Inhoud",
  overview: "Overzicht",
  result: "Resultaat",
  passed: "Voldoet",
  notPassed: "Voldoet niet",
  notVerified: "Niet getoetst",
  calculated: "Berekend, niets getoetst",
  governs: "is maatgevend",
  mark: "Onderdeel",
  verifications: "Toetsingen",
  verification: "Toetsing",
  clause: "Artikel",
  demand: "Rekenwaarde",
  resistance: "Weerstand",
  utilization: "Unity check",
  derivation: "Berekening stap voor stap",
  values: "Waarden",
  value: "Waarde",
  assumptions: "Uitgangspunten",
  warnings: "Waarschuwingen",
  parameters: "Nationaal bepaalde parameters",
  symbol: "Symbool",
  edition: "Uitgave",
  source: "Bron",
  confidence: "Zekerheid",
  confidences: {
    confirmed: "bevestigd",
    "one source": "één bron",
    unconfirmed: "niet bevestigd",
    "inherits EN": "als EN",
    override: "opgegeven",
  },
  clauses: "Aangehaalde artikelen",
  annex: "Nationale bijlage",
  noAnnex: "geen, aanbevolen waarden",
  noVerification: "Geen toetsing van toepassing: er is geen belasting opgegeven.",
  project: "Project",
  number: "Nummer",
  author: "Opsteller",
  checker: "Gecontroleerd door",
  date: "Datum",
  client: "Opdrachtgever",
  part: "Onderdeel",
  revision: "Revisie",
  software: "Programma",
  inputSum: "SHA-256 van de invoer",
  resultSum: "SHA-256 van het resultaat",
  signature: "Handtekening",
  input: "Invoer",
  inputOf: "Opgegeven voor alle onderdelen",
  field: "Grootheid",
  loadCase: "Belastinggeval",
  loadCases: "Belastinggevallen",
  more: (count) => `nog ${count}, minder benut`,
  governingPath: "De maatgevende toetsing, stap voor stap",
  page: (page, of) => `Blad ${page} van ${of}`,
  countries: { NL: "Nederland", DE: "Duitsland", UK: "Verenigd Koninkrijk", SE: "Zweden", FR: "Frankrijk" },
  titles: {
    "en-1993-1-8": "Staalverbindingen",
    "en-1993-1-1": "Stalen staven",
    "en-1993-1-9": "Vermoeiing",
    "en-1992-1-1": "Betonkolommen",
    "en-1995-1-1": "Houten staven",
    "en-1998-1": "Aardbeving",
  },
  get ids() {
    return textsOf("nl").names;
  },
};

const de: Phrases = {
  calculation: "Berechnung",
  contents: "Inhalt",
  overview: "Übersicht",
  result: "Ergebnis",
  passed: "Nachweis erfüllt",
  notPassed: "Nachweis nicht erfüllt",
  notVerified: "Nicht nachgewiesen",
  calculated: "Berechnet, kein Nachweis geführt",
  governs: "maßgebend",
  mark: "Position",
  verifications: "Nachweise",
  verification: "Nachweis",
  clause: "Abschnitt",
  demand: "Einwirkung",
  resistance: "Widerstand",
  utilization: "Ausnutzung",
  derivation: "Berechnung Schritt für Schritt",
  values: "Werte",
  value: "Wert",
  assumptions: "Annahmen",
  warnings: "Hinweise",
  parameters: "National festzulegende Parameter",
  symbol: "Zeichen",
  edition: "Ausgabe",
  source: "Quelle",
  confidence: "Sicherheit",
  confidences: {
    confirmed: "bestätigt",
    "one source": "eine Quelle",
    unconfirmed: "unbestätigt",
    "inherits EN": "wie EN",
    override: "vorgegeben",
  },
  clauses: "Angeführte Abschnitte",
  annex: "Nationaler Anhang",
  noAnnex: "keiner, empfohlene Werte",
  noVerification: "Kein Nachweis erforderlich: es ist keine Einwirkung gegeben.",
  project: "Projekt",
  number: "Nummer",
  author: "Aufgestellt",
  checker: "Geprüft",
  date: "Datum",
  client: "Bauherr",
  part: "Bauteil",
  revision: "Revision",
  software: "Programm",
  inputSum: "SHA-256 der Eingabe",
  resultSum: "SHA-256 des Ergebnisses",
  signature: "Unterschrift",
  input: "Eingabe",
  inputOf: "Für alle Positionen gegeben",
  field: "Größe",
  loadCase: "Lastfall",
  loadCases: "Lastfälle",
  more: (count) => `${count} weitere, geringer ausgenutzt`,
  governingPath: "Der maßgebende Nachweis Schritt für Schritt",
  page: (page, of) => `Seite ${page} von ${of}`,
  countries: { NL: "Niederlande", DE: "Deutschland", UK: "Vereinigtes Königreich", SE: "Schweden", FR: "Frankreich" },
  titles: {
    "en-1993-1-8": "Anschlüsse im Stahlbau",
    "en-1993-1-1": "Stahlstäbe",
    "en-1993-1-9": "Ermüdung",
    "en-1992-1-1": "Stahlbetonstützen",
    "en-1995-1-1": "Holzbauteile",
    "en-1998-1": "Erdbeben",
  },
  get ids() {
    return textsOf("de").names;
  },
};

const fr: Phrases = {
  calculation: "Note de calcul",
  contents: "Sommaire",
  overview: "Vue d'ensemble",
  result: "Résultat",
  passed: "Vérifié",
  notPassed: "Non vérifié",
  notVerified: "Aucune vérification faite",
  calculated: "Calculé, sans vérification",
  governs: "dimensionnant",
  mark: "Élément",
  verifications: "Vérifications",
  verification: "Vérification",
  clause: "Clause",
  demand: "Sollicitation",
  resistance: "Résistance",
  utilization: "Taux de travail",
  derivation: "Calcul pas à pas",
  values: "Valeurs",
  value: "Valeur",
  assumptions: "Hypothèses",
  warnings: "Avertissements",
  parameters: "Paramètres déterminés au niveau national",
  symbol: "Symbole",
  edition: "Édition",
  source: "Source",
  confidence: "Fiabilité",
  confidences: {
    confirmed: "confirmé",
    "one source": "une source",
    unconfirmed: "non confirmé",
    "inherits EN": "comme EN",
    override: "imposé",
  },
  clauses: "Clauses citées",
  annex: "Annexe nationale",
  noAnnex: "aucune, valeurs recommandées",
  noVerification: "Aucune vérification : aucune sollicitation n'est donnée.",
  project: "Projet",
  number: "Numéro",
  author: "Établi par",
  checker: "Vérifié par",
  date: "Date",
  client: "Maître d'ouvrage",
  part: "Partie",
  revision: "Révision",
  software: "Logiciel",
  inputSum: "SHA-256 des données",
  resultSum: "SHA-256 du résultat",
  signature: "Signature",
  input: "Données",
  inputOf: "Données communes",
  field: "Grandeur",
  loadCase: "Cas de charge",
  loadCases: "Cas de charge",
  more: (count) => `${count} autres, moins sollicités`,
  governingPath: "La vérification dimensionnante, pas à pas",
  page: (page, of) => `Page ${page} sur ${of}`,
  countries: { NL: "Pays-Bas", DE: "Allemagne", UK: "Royaume-Uni", SE: "Suède", FR: "France" },
  titles: {
    "en-1993-1-8": "Assemblages en acier",
    "en-1993-1-1": "Barres en acier",
    "en-1993-1-9": "Fatigue",
    "en-1992-1-1": "Poteaux en béton armé",
    "en-1995-1-1": "Éléments en bois",
    "en-1998-1": "Séisme",
  },
  get ids() {
    return textsOf("fr").names;
  },
};

const sv: Phrases = {
  calculation: "Beräkning",
  contents: "Innehåll",
  overview: "Översikt",
  result: "Resultat",
  passed: "Uppfyllt",
  notPassed: "Inte uppfyllt",
  notVerified: "Inte kontrollerat",
  calculated: "Beräknat, inget kontrollerat",
  governs: "är dimensionerande",
  mark: "Del",
  verifications: "Kontroller",
  verification: "Kontroll",
  clause: "Avsnitt",
  demand: "Lasteffekt",
  resistance: "Bärförmåga",
  utilization: "Utnyttjande",
  derivation: "Beräkning steg för steg",
  values: "Värden",
  value: "Värde",
  assumptions: "Antaganden",
  warnings: "Varningar",
  parameters: "Nationellt valbara parametrar",
  symbol: "Beteckning",
  edition: "Utgåva",
  source: "Källa",
  confidence: "Säkerhet",
  confidences: {
    confirmed: "bekräftat",
    "one source": "en källa",
    unconfirmed: "obekräftat",
    "inherits EN": "som EN",
    override: "angivet",
  },
  clauses: "Åberopade avsnitt",
  annex: "Nationell bilaga",
  noAnnex: "ingen, rekommenderade värden",
  noVerification: "Ingen kontroll: ingen lasteffekt är angiven.",
  project: "Projekt",
  number: "Nummer",
  author: "Upprättad av",
  checker: "Granskad av",
  date: "Datum",
  client: "Beställare",
  part: "Byggnadsdel",
  revision: "Revision",
  software: "Program",
  inputSum: "SHA-256 för indata",
  resultSum: "SHA-256 för resultatet",
  signature: "Underskrift",
  input: "Indata",
  inputOf: "Angivet för alla delar",
  field: "Storhet",
  loadCase: "Lastfall",
  loadCases: "Lastfall",
  more: (count) => `${count} till, mindre utnyttjade`,
  governingPath: "Den dimensionerande kontrollen steg för steg",
  page: (page, of) => `Sida ${page} av ${of}`,
  countries: { NL: "Nederländerna", DE: "Tyskland", UK: "Storbritannien", SE: "Sverige", FR: "Frankrike" },
  titles: {
    "en-1993-1-8": "Stålförband",
    "en-1993-1-1": "Stålstänger",
    "en-1993-1-9": "Utmattning",
    "en-1992-1-1": "Betongpelare",
    "en-1995-1-1": "Träelement",
    "en-1998-1": "Jordbävning",
  },
  get ids() {
    return textsOf("sv").names;
  },
};

const all: Readonly<Record<Language, Phrases>> = { en, nl, de, fr, sv };

export const phrasesOf = (language: Language): Phrases => all[language];

export const verificationName = (phrases: Phrases, id: string): string => phrases.ids[id] ?? id.replaceAll("-", " ");
