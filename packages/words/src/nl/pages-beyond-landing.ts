// What calculators and accounts say more, by its English.

export const names = {
  pages: {
    "Add a copy": "Kopie toevoegen",
    "All national annexes": "Alle nationale bijlagen",
    Calculation: "Berekening",
    "Copy link": "Link kopiëren",
    "Edition, overrides, strengths": "Uitgave, eigen waarden, sterktes",
    "Further fields": "Meer velden",
    Governing: "Maatgevend",
    Item: "Onderdeel",
    "Language of the result and the report": "Taal van resultaat en rapport",
    "Lightest profile": "Lichtste profiel",
    "No lighter profile of this family passes.": "Geen ander profiel van deze reeks is lichter en voldoet.",
    "Not calculated: {count} to correct": "Niet berekend: {count} te verbeteren",
    "One moment…": "Een ogenblik…",
    "Open JSON or CSV": "JSON of CSV openen",
    "Print or PDF": "Afdrukken of PDF",
    Result: "Resultaat",
    "Save JSON": "JSON bewaren",
    "Save report": "Rapport bewaren",
    "Save results as CSV": "Resultaten als CSV bewaren",
    "The browser does not let this page copy; copy the address above":
      "De browser staat kopiëren niet toe; kopieer het adres hierboven",
    "Loading the calculators…": "De berekeningen komen eraan…",
    "The link is copied; it contains the input": "De link is gekopieerd; de invoer staat erin",
    "The server could not do this ({status}). Try again soon.":
      "De server kon het niet ({status}). Probeer het straks opnieuw.",
    "The server does not answer. Nothing was changed; try again soon.":
      "De server antwoordt niet. Er is niets gewijzigd; probeer het straks opnieuw.",
    "There is no such page in this account.": "Deze pagina is er niet in dit account.",
    "This page is for people who are signed in.": "Deze pagina is voor wie is ingelogd.",
    "Go to the account": "Naar het account",
    "Go to the projects": "Naar de projecten",
    "Go to the sign-in page": "Naar de inlogpagina",
    "Try again": "Opnieuw proberen",
    Undo: "Ongedaan maken",
    "Use it": "Gebruiken",
    Utilization: "Benutting",
    Verdict: "Oordeel",
    "The input that was here has been replaced.": "De invoer die hier stond is vervangen.",
    "recommended values": "aanbevolen waarden",
    "{name} is deleted.": "{name} is verwijderd.",
    "{name} is open": "{name} is geopend",
    "{set} of {all} given": "{set} van {all} gegeven",
    "This link is invalid. The values below are not the ones it was meant to show.":
      "Deze link is niet te lezen. Wat hier staat is niet de invoer ervan.",
    "{name} is neither JSON nor a table with names of fields": "{name} is geen JSON en geen tabel met veldnamen",
    "{name} does not contain input for any check":
      "{name} is geen invoer van een toetsing: geen toetsing kent wat erin staat",
  },
};
