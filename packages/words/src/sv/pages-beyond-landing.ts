import type { names as first } from "../nl/pages-beyond-landing.ts";
import type { Like } from "../words.ts";

// What calculators and accounts say more, by its English.

export const names = {
  pages: {
    "Add a copy": "Lägg till en kopia",
    "All national annexes": "Alla nationella bilagor",
    Calculation: "Beräkning",
    "Copy link": "Kopiera länk",
    "Edition, overrides, strengths": "Utgåva, egna värden, hållfastheter",
    "Further fields": "Fler fält",
    Governing: "Avgörande",
    Item: "Del",
    "Language of the result and the report": "Språk för resultat och rapport",
    "Lightest profile": "Lättaste profil",
    "No lighter profile of this family passes.": "Ingen annan profil i serien är lättare och håller.",
    "Not calculated: {count} to correct": "Inte beräknat: {count} att rätta",
    "One moment…": "Ett ögonblick…",
    "Open JSON or CSV": "Öppna JSON eller CSV",
    "Print or PDF": "Skriv ut eller PDF",
    Result: "Resultat",
    "Save JSON": "Spara JSON",
    "Save report": "Spara rapport",
    "Save results as CSV": "Spara resultat som CSV",
    "The browser does not let this page copy; copy the address above":
      "Webbläsaren låter inte sidan kopiera; kopiera adressen ovan",
    "Loading the calculators…": "Beräkningarna är på väg…",
    "The link is copied; it contains the input": "Länken är kopierad; indata finns i den",
    "The server could not do this ({status}). Try again soon.": "Servern kunde inte ({status}). Försök snart igen.",
    "The server does not answer. Nothing was changed; try again soon.":
      "Servern svarar inte. Inget ändrades; försök snart igen.",
    "There is no such page in this account.": "Sidan finns inte i det här kontot.",
    "This page is for people who are signed in.": "Sidan är för den som är inloggad.",
    "Go to the account": "Till kontot",
    "Go to the projects": "Till projekten",
    "Go to the sign-in page": "Till inloggningen",
    "Try again": "Försök igen",
    Undo: "Ångra",
    "Use it": "Använd den",
    Utilization: "Utnyttjande",
    Verdict: "Utslag",
    "The input that was here has been replaced.": "De tidigare indata är ersatta.",
    "recommended values": "rekommenderade värden",
    "{name} is deleted.": "{name} är borttagen.",
    "{name} is open": "{name} är öppnad",
    "{set} of {all} given": "{set} av {all} angivna",
    "This link is invalid. The values below are not the ones it was meant to show.":
      "Länken går inte att läsa. Det som står här är inte dess indata.",
    "{name} is neither JSON nor a table with names of fields": "{name} är varken JSON eller en tabell med fältnamn",
    "{name} does not contain input for any check":
      "{name} är inte indata till en kontroll: ingen kontroll känner igen innehållet",
  },
} satisfies Like<typeof first>;
