import type { names as first } from "../nl/pages-beyond-landing.ts";
import type { Like } from "../words.ts";

// What calculators and accounts say more, by its English.

export const names = {
  pages: {
    "Add a copy": "Kopie hinzufügen",
    "All national annexes": "Alle nationalen Anhänge",
    Calculation: "Berechnung",
    "Copy link": "Link kopieren",
    "Edition, overrides, strengths": "Ausgabe, eigene Werte, Festigkeiten",
    "Further fields": "Weitere Felder",
    Governing: "Maßgebend",
    Item: "Teil",
    "Language of the result and the report": "Sprache von Ergebnis und Bericht",
    "Lightest profile": "Leichtestes Profil",
    "No lighter profile of this family passes.":
      "Kein anderes Profil dieser Reihe ist leichter und erfüllt den Nachweis.",
    "Not calculated: {count} to correct": "Nicht berechnet: {count} zu beheben",
    "One moment…": "Einen Moment…",
    "Open JSON or CSV": "JSON oder CSV öffnen",
    "Print or PDF": "Drucken oder PDF",
    Result: "Ergebnis",
    "Save JSON": "JSON speichern",
    "Save report": "Bericht speichern",
    "Save results as CSV": "Ergebnisse als CSV speichern",
    "The browser does not let this page copy; copy the address above":
      "Der Browser lässt diese Seite nicht kopieren; kopieren Sie die Adresse oben",
    "Loading the calculators…": "Die Rechner kommen…",
    "The link is copied; it contains the input": "Der Link ist kopiert; die Eingabe steht darin",
    "The server could not do this ({status}). Try again soon.":
      "Der Server konnte es nicht ({status}). Versuchen Sie es bald wieder.",
    "The server does not answer. Nothing was changed; try again soon.":
      "Der Server antwortet nicht. Nichts wurde geändert; versuchen Sie es bald wieder.",
    "There is no such page in this account.": "Diese Seite gibt es in diesem Konto nicht.",
    "This page is for people who are signed in.": "Diese Seite ist für angemeldete Personen.",
    "Go to the account": "Zum Konto",
    "Go to the projects": "Zu den Projekten",
    "Go to the sign-in page": "Zur Anmeldung",
    "Try again": "Noch einmal versuchen",
    Undo: "Rückgängig",
    "Use it": "Übernehmen",
    Utilization: "Ausnutzung",
    Verdict: "Urteil",
    "The input that was here has been replaced.": "Die bisherige Eingabe ist ersetzt.",
    "recommended values": "empfohlene Werte",
    "{name} is deleted.": "{name} ist gelöscht.",
    "{name} is open": "{name} ist geöffnet",
    "{set} of {all} given": "{set} von {all} angegeben",
    "This link is invalid. The values below are not the ones it was meant to show.":
      "Dieser Link ist nicht lesbar. Was hier steht, ist nicht seine Eingabe.",
    "{name} is neither JSON nor a table with names of fields": "{name} ist weder JSON noch eine Tabelle mit Feldnamen",
    "{name} does not contain input for any check":
      "{name} ist keine Eingabe eines Nachweises: kein Nachweis kennt, was darin steht",
  },
} satisfies Like<typeof first>;
