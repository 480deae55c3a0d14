import type { names as first } from "../nl/pages.ts";
import type { Like } from "../words.ts";

// What every page says, and the landing page, by its English.

export const names = {
  pages: {
    "{text} can be two numbers: choose one": "{text} peut être deux nombres : choisissez-en un",
    "{count} more": "{count} autres",
    "A result is a calculation, not a design: the engineer who signs checks it. It uses the national annex that is chosen, or the recommended values.":
      "Un résultat est un calcul, pas un projet : l’ingénieur qui signe le vérifie. Il suit l’annexe nationale choisie, ou les valeurs recommandées.",
    "A steel beam, live": "Une poutre en acier, en direct",
    Account: "Compte",
    "Add to {name}": "Ajouter à {name}",
    "All calculators": "Tous les calculs",
    Calculators: "Calculs",
    Beam: "Poutre",
    Documentation: "Documentation",
    Colours: "Couleurs",
    "EN: recommended values": "EN : valeurs recommandées",
    "Eurocode checks": "Vérifications Eurocode",
    "Eurocode checks you can read": "Des vérifications Eurocode que l’on peut relire",
    "Every step of this calculation": "Chaque étape de ce calcul",
    "From a drawing to the workshop": "Du plan à l’atelier",
    Drawing: "Plan",
    "A PDF of a list or a plan is read. What is in doubt is marked in it.":
      "Un PDF avec une liste ou un plan est lu. Ce qui est douteux y est marqué.",
    Members: "Éléments",
    "Section, length, grade and pieces, corrected in place.":
      "Profilé, longueur, nuance et nombre, corrigés sur place.",
    Checks: "Vérifications",
    "Members, joints, welds and base plates, with what governs.":
      "Éléments, assemblages, soudures et pieds de poteaux, avec ce qui est déterminant.",
    Workshop: "Atelier",
    "IFC, DXF, NC1, bill of materials, sheets and plans for the site.":
      "IFC, DXF, NC1, nomenclature, plans d’atelier et de montage.",
    "The same calculation everywhere": "Partout le même calcul",
    "In the terminal": "Dans le terminal",
    "In a program": "Dans un programme",
    "Over HTTP": "Par HTTP",
    "Held against books": "Comparé aux livres",
    "Each published example with its source, its figures and ours.":
      "Chaque exemple publié avec sa source, ses chiffres et les nôtres.",
    "What is covered": "Ce qui est couvert",
    "Clause by clause, and what is refused.": "Article par article, et ce qui est refusé.",
    Language: "Langue",
    "National annex": "Annexe nationale",
    "Not calculated": "Non calculé",
    "Open the calculators": "Ouvrir les calculs",
    Pages: "Pages",
    Projects: "Projets",
    "Remove {name}": "Retirer {name}",
    "Sign in": "Se connecter",
    "Sign up": "Créer un compte",
    "Skip to the content": "Aller au contenu",
    "Steel, joints, fatigue, concrete, timber, loads and earthquakes, with the clause, the formula and the assumption behind every number. Change a value: it calculates here, in your browser, and sends nothing.":
      "Acier, assemblages, fatigue, béton, bois, actions et séismes, avec la clause, la formule et l’hypothèse derrière chaque nombre. Changez une valeur : le calcul se fait ici, dans votre navigateur, et rien n’est envoyé.",
    "Loading the calculator…": "Le calcul arrive…",
    "Loading the list…": "La liste arrive…",
    "Use the API": "Utiliser l’API",
    "as the device": "comme l’appareil",
    dark: "sombre",
    light: "clair",
    never: "jamais",
    no: "non",
    none: "aucun",
    "not given": "non donné",
    required: "obligatoire",
    yes: "oui",
  },
} satisfies Like<typeof first>;
