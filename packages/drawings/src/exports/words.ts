/** The words of exports that people read, by language. */
import { saidOfDrawing } from "@x/report";

const table = {
  overview: ["Overview", "Übersicht", "Overzicht", "Vue d'ensemble", "Översikt"],
  project: ["Project", "Projekt", "Project", "Projet", "Projekt"],
  drawing: ["Drawing", "Zeichnung", "Tekening", "Plan", "Ritning"],
  revision: ["Revision", "Revision", "Revisie", "Indice", "Revidering"],
  scale: ["Scale", "Maßstab", "Schaal", "Échelle", "Skala"],
  sheet: ["Sheet", "Blatt", "Blad", "Folio", "Blad"],
  mark: ["Mark", "Position", "Merk", "Repère", "Littera"],
  profile: ["Profile", "Profil", "Profiel", "Profil", "Profil"],
  length: ["Length", "Länge", "Lengte", "Longueur", "Längd"],
  quantity: ["Quantity", "Anzahl", "Aantal", "Quantité", "Antal"],
  grade: ["Grade", "Werkstoff", "Kwaliteit", "Nuance", "Stålsort"],
  mass: ["Mass (kg)", "Masse (kg)", "Massa (kg)", "Masse (kg)", "Massa (kg)"],
  massEach: ["Mass each (kg)", "Einzelmasse (kg)", "Massa per stuk (kg)", "Masse unitaire (kg)", "Massa per st (kg)"],
  total: ["Total", "Summe", "Totaal", "Total", "Summa"],
  utilization: ["Utilization", "Ausnutzung", "Benutting", "Taux de travail", "Utnyttjande"],
  passed: ["passed", "erfüllt", "voldoet", "vérifié", "uppfyllt"],
  failed: ["NOT PASSED", "NICHT ERFÜLLT", "VOLDOET NIET", "NON VÉRIFIÉ", "EJ UPPFYLLT"],
  unchecked: ["NOT CHECKED", "NICHT NACHGEWIESEN", "NIET GETOETST", "NON CALCULÉ", "EJ KONTROLLERAD"],
  partList: ["Part list", "Stückliste", "Stuklijst", "Nomenclature", "Stycklista"],
  part: ["Part", "Teil", "Onderdeel", "Pièce", "Detalj"],
  description: ["Description", "Benennung", "Omschrijving", "Désignation", "Benämning"],
  loose: ["Loose parts", "Lose Teile", "Losse delen", "Pièces détachées", "Lösa delar"],
  bolts: ["Bolts", "Schrauben", "Bouten", "Boulons", "Skruvar"],
  joint: ["Joint", "Anschluss", "Verbinding", "Assemblage", "Förband"],
  type: ["Type", "Art", "Type", "Type", "Typ"],
  assemblies: ["Assemblies", "Baugruppen", "Samenstellingen", "Assemblages", "Sammansättningar"],
  joints: ["Joints", "Anschlüsse", "Verbindingen", "Assemblages boulonnés et soudés", "Förband"],
  warnings: ["Warnings", "Warnungen", "Waarschuwingen", "Avertissements", "Varningar"],
  assumptions: ["Assumptions", "Annahmen", "Aannamen", "Hypothèses", "Antaganden"],
  section: ["Section", "Schnitt", "Doorsnede", "Coupe", "Snitt"],
  elevation: ["Elevation", "Ansicht", "Aanzicht", "Élévation", "Elevation"],
  plan: ["Plan", "Draufsicht", "Bovenaanzicht", "Vue de dessus", "Plan"],
  below: [
    "Bottom flange, seen from above",
    "Untergurt, von oben gesehen",
    "Onderflens, van boven gezien",
    "Semelle inférieure, vue de dessus",
    "Underfläns, sedd uppifrån",
  ],
  site: ["site", "Baustelle", "bouwplaats", "chantier", "montage"],
  shop: ["shop", "Werkstatt", "werkplaats", "atelier", "verkstad"],
  annex: ["National annex", "Nationaler Anhang", "Nationale bijlage", "Annexe nationale", "Nationell bilaga"],
  assumed: [
    "Joints marked * are sized by rules, not read on the drawing.",
    "Anschlüsse mit * sind nach Regeln bemessen, nicht der Zeichnung entnommen.",
    "Verbindingen met * zijn volgens regels bepaald, niet van de tekening gelezen.",
    "Les assemblages marqués * sont dimensionnés par des règles, non lus sur le plan.",
    "Förband märkta * är dimensionerade enligt regler, inte lästa på ritningen.",
  ],
  noPlace: [
    "Dimensions in mm. Unwelded edges and holes deburred.",
    "Maße in mm. Kanten und Löcher entgratet.",
    "Maten in mm. Randen en gaten ontbraamd.",
    "Cotes en mm. Arêtes et trous ébavurés.",
    "Mått i mm. Kanter och hål gradas.",
  ],
  foot: ["foot welded", "Fuß geschweißt", "voet gelast", "pied soudé", "fot svetsad"],
  "fin-plate": ["fin plate", "Fahnenblech", "schetsplaatverbinding", "platine d'âme", "enkel knutplåt"],
  "header-plate": [
    "header plate",
    "gelenkige Stirnplatte",
    "kopplaat, scharnierend",
    "platine d'about",
    "ändplåt, ledad",
  ],
  "angle-cleats": ["angle cleats", "Anschlusswinkel", "hoekstalen", "cornières", "vinkelförband"],
  "end-plate": [
    "end plate",
    "biegesteife Stirnplatte",
    "kopplaat, momentvast",
    "platine d'about encastrée",
    "ändplåt, momentstyv",
  ],
  "welded-beam": ["welded beam", "geschweißter Träger", "gelaste ligger", "poutre soudée", "svetsad balk"],
  splice: ["splice", "Stoß", "stuik", "éclissage", "skarv"],
  "hollow-section-joint": [
    "hollow sections",
    "Hohlprofilknoten",
    "buisknoop",
    "nœud de profils creux",
    "hålprofilknut",
  ],
  "column-base": ["column base", "Stützenfuß", "kolomvoet", "pied de poteau", "pelarfot"],
  "fin plate": ["fin plate", "Fahnenblech", "schetsplaat", "platine d'âme", "knutplåt"],
  "end plate": ["end plate", "Stirnplatte", "kopplaat", "platine d'about", "ändplåt"],
  "base plate": ["base plate", "Fußplatte", "voetplaat", "platine de pied", "fotplåt"],
  gusset: ["gusset", "Knotenblech", "knoopplaat", "gousset", "knutplåt"],
  "splice plate": ["splice plate", "Lasche", "lasplaat", "éclisse", "skarvplåt"],
  stiffener: ["stiffener", "Steife", "schot", "raidisseur", "avstyvning"],
  "web plate": ["web plate", "Stegblech", "lijfversterkingsplaat", "doublure d'âme", "livförstärkning"],
  "backing plate": ["backing plate", "Futterplatte", "tegenplaat", "contre-plaque", "mothållsplåt"],
  haunch: ["haunch", "Voute", "console", "jarret", "vot"],
  cleat: ["cleat", "Anschlusswinkel", "hoekstaal", "cornière", "vinkel"],
  drawn: ["plate", "Blech", "plaat", "plat", "plåt"],
} as const;

type Word = keyof typeof table;

const languages = ["en", "de", "nl", "fr", "sv"] as const;

export interface Words {
  (word: Word): string;
  /** a sentence about the drawing: a warning, a reason */
  readonly said: (text: string) => string;
}

/** English for any language but the five. */
export function wordsOf(language: string): Words {
  const code = language.slice(0, 2).toLowerCase();
  const column = Math.max(0, (languages as readonly string[]).indexOf(code));
  const words = (word: Word) => table[word][column] ?? table[word][0];
  return Object.assign(words, { said: (text: string) => saidOfDrawing(text, languages[column] ?? "en") });
}
