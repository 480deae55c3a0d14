/** The words of report.pdf beside those of the checks, by language. */

const table = {
  title: [
    "Members and joints: calculations",
    "Bauteile und Anschlüsse: Berechnungen",
    "Staven en verbindingen: berekeningen",
    "Barres et assemblages : notes de calcul",
    "Stänger och förband: beräkningar",
  ],
  project: ["Project", "Projekt", "Project", "Projet", "Projekt"],
  drawing: ["Drawing", "Zeichnung", "Tekening", "Plan", "Ritning"],
  annex: ["National annex", "Nationaler Anhang", "Nationale bijlage", "Annexe nationale", "Nationell bilaga"],
  mass: [
    "Mass of members; of fittings",
    "Masse der Bauteile; der Anschlussteile",
    "Massa van staven; van verbindingsdelen",
    "Masse des barres ; des pièces d'assemblage",
    "Massa stänger; förbandsdelar",
  ],
  pieces: ["Rows; pieces", "Zeilen; Stück", "Regels; stuks", "Lignes ; pièces", "Rader; st"],
  contents: ["Contents", "Inhalt", "Inhoud", "Sommaire", "Innehåll"],
  members: ["Members", "Bauteile", "Staven", "Barres", "Stänger"],
  joints: ["Joints", "Anschlüsse", "Verbindingen", "Assemblages", "Förband"],
  welds: ["Welds", "Schweißnähte", "Lassen", "Soudures", "Svetsar"],
  bases: ["Column bases", "Stützenfüße", "Kolomvoeten", "Pieds de poteaux", "Pelarfötter"],
  input: [
    "Actions on the members",
    "Einwirkungen auf die Bauteile",
    "Belastingen op de staven",
    "Actions sur les barres",
    "Laster på stängerna",
  ],
  assumptions: ["Assumptions", "Annahmen", "Aannamen", "Hypothèses", "Antaganden"],
  warnings: ["Warnings", "Warnungen", "Waarschuwingen", "Avertissements", "Varningar"],
  unresolved: [
    "Not understood on the drawing",
    "Auf der Zeichnung nicht verstanden",
    "Niet begrepen op de tekening",
    "Non compris sur le plan",
    "Ej förstått på ritningen",
  ],
  mark: ["Mark", "Position", "Merk", "Repère", "Littera"],
  section: ["Section, grade", "Profil, Werkstoff", "Profiel, kwaliteit", "Profilé, nuance", "Profil, stålsort"],
  length: ["Length (mm)", "Länge (mm)", "Lengte (mm)", "Longueur (mm)", "Längd (mm)"],
  role: ["Role", "Rolle", "Rol", "Rôle", "Roll"],
  from: ["From", "Herkunft", "Herkomst", "Origine", "Källa"],
  forces: [
    "Actions (kN, kNm)",
    "Einwirkungen (kN, kNm)",
    "Belastingen (kN, kNm)",
    "Actions (kN, kNm)",
    "Laster (kN, kNm)",
  ],
  governing: ["Governs", "Maßgebend", "Maatgevend", "Dimensionnant", "Dimensionerande"],
  use: ["Use", "Ausnutzung", "Benutting", "Taux", "Utnyttjande"],
  type: ["Type", "Art", "Type", "Type", "Typ"],
  count: ["Count", "Anzahl", "Aantal", "Nombre", "Antal"],
  throat: ["Throat × length (mm)", "a × Länge (mm)", "a × lengte (mm)", "a × longueur (mm)", "a × längd (mm)"],
  passed: [
    "Everything that was checked passes",
    "Alles Nachgewiesene ist erfüllt",
    "Alles wat getoetst is voldoet",
    "Tout ce qui a été vérifié passe",
    "Allt som kontrollerats är uppfyllt",
  ],
  partly: [
    "Not everything was checked",
    "Nicht alles ist nachgewiesen",
    "Niet alles is getoetst",
    "Tout n'a pas été vérifié",
    "Allt är inte kontrollerat",
  ],
  failed: [
    "Not everything passes",
    "Nicht alles ist erfüllt",
    "Niet alles voldoet",
    "Tout ne passe pas",
    "Allt är inte uppfyllt",
  ],
  unchecked: ["not checked", "nicht nachgewiesen", "niet getoetst", "non vérifié", "ej kontrollerad"],
  steps: [
    "The most used members, one of each profile, and the worst joint of each kind are shown step by step (twelve at most), the others with their verifications.",
    "Die höchstausgenutzten Bauteile, eines je Profil, und der ungünstigste Anschluss jeder Art stehen Schritt für Schritt (höchstens zwölf), die übrigen mit ihren Nachweisen.",
    "De meest benutte staven, één per profiel, en de ongunstigste verbinding van elke soort staan stap voor stap (hoogstens twaalf), de andere met hun toetsingen.",
    "Les barres les plus sollicitées, une par profilé, et l'assemblage le plus défavorable de chaque type sont détaillés (douze au plus), les autres avec leurs vérifications.",
    "De mest utnyttjade stängerna, en av varje profil, och det ogynnsammaste förbandet av varje slag visas steg för steg (högst tolv), övriga med sina kontroller.",
  ],
} as const;

export type ReportWord = keyof typeof table;

const languages = ["en", "de", "nl", "fr", "sv"];

export function reportWords(language: string): (word: ReportWord) => string {
  const column = Math.max(0, languages.indexOf(language));
  return (word) => table[word][column] ?? table[word][0];
}
