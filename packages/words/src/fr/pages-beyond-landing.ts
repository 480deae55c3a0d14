import type { names as first } from "../nl/pages-beyond-landing.ts";
import type { Like } from "../words.ts";

// What calculators and accounts say more, by its English.

export const names = {
  pages: {
    "Add a copy": "Ajouter une copie",
    "All national annexes": "Toutes les annexes nationales",
    Calculation: "Calcul",
    "Copy link": "Copier le lien",
    "Edition, overrides, strengths": "Édition, valeurs imposées, résistances",
    "Further fields": "Autres champs",
    Governing: "Déterminant",
    Item: "Élément",
    "Language of the result and the report": "Langue du résultat et du rapport",
    "Lightest profile": "Profilé le plus léger",
    "No lighter profile of this family passes.": "Aucun autre profilé de cette gamme n’est plus léger et vérifié.",
    "Not calculated: {count} to correct": "Non calculé : {count} à corriger",
    "One moment…": "Un instant…",
    "Open JSON or CSV": "Ouvrir JSON ou CSV",
    "Print or PDF": "Imprimer ou PDF",
    Result: "Résultat",
    "Save JSON": "Enregistrer JSON",
    "Save report": "Enregistrer le rapport",
    "Save results as CSV": "Enregistrer les résultats en CSV",
    "The browser does not let this page copy; copy the address above":
      "Le navigateur n’autorise pas la copie ; copiez l’adresse ci-dessus",
    "Loading the calculators…": "Les calculs arrivent…",
    "The link is copied; it contains the input": "Le lien est copié ; les données y sont",
    "The server could not do this ({status}). Try again soon.":
      "Le serveur n’a pas pu le faire ({status}). Réessayez bientôt.",
    "The server does not answer. Nothing was changed; try again soon.":
      "Le serveur ne répond pas. Rien n’a été modifié ; réessayez bientôt.",
    "There is no such page in this account.": "Cette page n’existe pas dans ce compte.",
    "This page is for people who are signed in.": "Cette page est réservée aux personnes connectées.",
    "Go to the account": "Vers le compte",
    "Go to the projects": "Vers les projets",
    "Go to the sign-in page": "Vers la page de connexion",
    "Try again": "Réessayer",
    Undo: "Annuler",
    "Use it": "L’utiliser",
    Utilization: "Taux de travail",
    Verdict: "Verdict",
    "The input that was here has been replaced.": "Les données précédentes sont remplacées.",
    "recommended values": "valeurs recommandées",
    "{name} is deleted.": "{name} est supprimé.",
    "{name} is open": "{name} est ouvert",
    "{set} of {all} given": "{set} sur {all} donnés",
    "This link is invalid. The values below are not the ones it was meant to show.":
      "Ce lien est illisible. Ce qui figure ici n’est pas sa saisie.",
    "{name} is neither JSON nor a table with names of fields":
      "{name} n'est ni du JSON ni un tableau avec des noms de champs",
    "{name} does not contain input for any check":
      "{name} n'est pas l'entrée d'une vérification : aucune ne connaît ce qu'il contient",
  },
} satisfies Like<typeof first>;
