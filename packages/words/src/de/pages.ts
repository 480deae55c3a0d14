import type { names as first } from "../nl/pages.ts";
import type { Like } from "../words.ts";

// What every page says, and the landing page, by its English.

export const names = {
  pages: {
    "{text} can be two numbers: choose one": "{text} kann zwei Zahlen sein: wählen Sie eine",
    "{count} more": "{count} weitere",
    "A result is a calculation, not a design: the engineer who signs checks it. It uses the national annex that is chosen, or the recommended values.":
      "Ein Ergebnis ist eine Rechnung, kein Entwurf: wer unterschreibt, prüft es. Es gilt der gewählte nationale Anhang, oder die empfohlenen Werte.",
    "A steel beam, live": "Ein Stahlträger, live",
    Account: "Konto",
    "Add to {name}": "Zu {name} hinzufügen",
    "All calculators": "Alle Rechner",
    Calculators: "Rechner",
    Beam: "Träger",
    Documentation: "Dokumentation",
    Colours: "Farben",
    "EN: recommended values": "EN: empfohlene Werte",
    "Eurocode checks": "Eurocode-Nachweise",
    "Eurocode checks you can read": "Eurocode-Nachweise zum Nachlesen",
    "Every step of this calculation": "Jeder Schritt dieser Berechnung",
    "From a drawing to the workshop": "Von der Zeichnung in die Werkstatt",
    Drawing: "Zeichnung",
    "A PDF of a list or a plan is read. What is in doubt is marked in it.":
      "Eine PDF mit Stückliste oder Plan wird gelesen. Was zweifelhaft ist, wird darin markiert.",
    Members: "Bauteile",
    "Section, length, grade and pieces, corrected in place.":
      "Profil, Länge, Stahlsorte und Stückzahl, an Ort und Stelle korrigiert.",
    Checks: "Nachweise",
    "Members, joints, welds and base plates, with what governs.":
      "Bauteile, Anschlüsse, Schweißnähte und Fußplatten, mit dem, was maßgebend ist.",
    Workshop: "Werkstatt",
    "IFC, DXF, NC1, bill of materials, sheets and plans for the site.":
      "IFC, DXF, NC1, Stückliste, Zeichnungen und Pläne für die Baustelle.",
    "The same calculation everywhere": "Überall dieselbe Berechnung",
    "In the terminal": "Im Terminal",
    "In a program": "In einem Programm",
    "Over HTTP": "Über HTTP",
    "Held against books": "Mit Büchern verglichen",
    "Each published example with its source, its figures and ours.":
      "Jedes veröffentlichte Beispiel mit Quelle, seinen Zahlen und unseren.",
    "What is covered": "Was abgedeckt ist",
    "Clause by clause, and what is refused.": "Abschnitt für Abschnitt, und was abgelehnt wird.",
    Language: "Sprache",
    "National annex": "Nationaler Anhang",
    "Not calculated": "Nicht berechnet",
    "Open the calculators": "Zu den Rechnern",
    Pages: "Seiten",
    Projects: "Projekte",
    "Remove {name}": "{name} entfernen",
    "Sign in": "Anmelden",
    "Sign up": "Registrieren",
    "Skip to the content": "Zum Inhalt",
    "Steel, joints, fatigue, concrete, timber, loads and earthquakes, with the clause, the formula and the assumption behind every number. Change a value: it calculates here, in your browser, and sends nothing.":
      "Stahl, Anschlüsse, Ermüdung, Beton, Holz, Einwirkungen und Erdbeben, mit Abschnitt, Formel und Annahme hinter jeder Zahl. Ändern Sie einen Wert: gerechnet wird hier, in Ihrem Browser, und nichts wird gesendet.",
    "Loading the calculator…": "Der Rechner kommt…",
    "Loading the list…": "Die Liste kommt…",
    "Use the API": "Die API benutzen",
    "as the device": "wie das Gerät",
    dark: "dunkel",
    light: "hell",
    never: "nie",
    no: "nein",
    none: "keine",
    "not given": "nicht angegeben",
    required: "erforderlich",
    yes: "ja",
  },
} satisfies Like<typeof first>;
