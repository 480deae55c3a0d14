import type { names as first } from "../nl/pages.ts";
import type { Like } from "../words.ts";

// What every page says, and the landing page, by its English.

export const names = {
  pages: {
    "{text} can be two numbers: choose one": "{text} kan vara två tal: välj ett",
    "{count} more": "{count} till",
    "A result is a calculation, not a design: the engineer who signs checks it. It uses the national annex that is chosen, or the recommended values.":
      "Ett resultat är en beräkning, inte en konstruktion: ingenjören som signerar granskar det. Den valda nationella bilagan gäller, eller de rekommenderade värdena.",
    "A steel beam, live": "En stålbalk, direkt",
    Account: "Konto",
    "Add to {name}": "Lägg till i {name}",
    "All calculators": "Alla beräkningar",
    Calculators: "Beräkningar",
    Beam: "Balk",
    Documentation: "Dokumentation",
    Colours: "Färger",
    "EN: recommended values": "EN: rekommenderade värden",
    "Eurocode checks": "Eurokodkontroller",
    "Eurocode checks you can read": "Eurokodkontroller som går att läsa",
    "Every step of this calculation": "Varje steg i beräkningen",
    "From a drawing to the workshop": "Från ritning till verkstad",
    Drawing: "Ritning",
    "A PDF of a list or a plan is read. What is in doubt is marked in it.":
      "En pdf med en lista eller plan läses. Det som är tveksamt markeras i den.",
    Members: "Element",
    "Section, length, grade and pieces, corrected in place.": "Profil, längd, stålsort och antal, rättas på plats.",
    Checks: "Kontroller",
    "Members, joints, welds and base plates, with what governs.":
      "Element, förband, svetsar och fotplåtar, med det som är dimensionerande.",
    Workshop: "Verkstad",
    "IFC, DXF, NC1, bill of materials, sheets and plans for the site.":
      "IFC, DXF, NC1, stycklista, ritningar och planer för bygget.",
    "The same calculation everywhere": "Samma beräkning överallt",
    "In the terminal": "I terminalen",
    "In a program": "I ett program",
    "Over HTTP": "Via HTTP",
    "Held against books": "Jämfört med böcker",
    "Each published example with its source, its figures and ours.":
      "Varje publicerat exempel med källa, dess siffror och våra.",
    "What is covered": "Vad som täcks",
    "Clause by clause, and what is refused.": "Avsnitt för avsnitt, och vad som avvisas.",
    Language: "Språk",
    "National annex": "Nationell bilaga",
    "Not calculated": "Inte beräknat",
    "Open the calculators": "Till beräkningarna",
    Pages: "Sidor",
    Projects: "Projekt",
    "Remove {name}": "Ta bort {name}",
    "Sign in": "Logga in",
    "Sign up": "Skapa konto",
    "Skip to the content": "Till innehållet",
    "Steel, joints, fatigue, concrete, timber, loads and earthquakes, with the clause, the formula and the assumption behind every number. Change a value: it calculates here, in your browser, and sends nothing.":
      "Stål, förband, utmattning, betong, trä, laster och jordbävning, med avsnitt, formel och antagande bakom varje tal. Ändra ett värde: det räknas här, i din webbläsare, och inget skickas.",
    "Loading the calculator…": "Beräkningen är på väg…",
    "Loading the list…": "Listan är på väg…",
    "Use the API": "Använd API:et",
    "as the device": "som enheten",
    dark: "mörka",
    light: "ljusa",
    never: "aldrig",
    no: "nej",
    none: "inga",
    "not given": "inte angivet",
    required: "krävs",
    yes: "ja",
  },
} satisfies Like<typeof first>;
