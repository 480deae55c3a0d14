import { type Language, languages } from "@x/words";
import { loadWords as loadSubjects, wordsIn } from "./said.ts";

export { type Language, languages };

/** `Français`: as its own speakers call it. */
export function nameOfLanguage(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

const key = "language";

const known = (code: string | null): Language | undefined => languages.find((language) => language === code);

/** What was chosen, else the first language of the browser that there is. */
function chosen(): Language {
  const kept = known(localStorage.getItem(key));
  if (kept) return kept;
  for (const code of navigator.languages) {
    const found = known(code.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

export const language: Language = chosen();

export function chooseLanguage(code: string): void {
  localStorage.setItem(key, known(code) ?? "en");
  location.reload();
}

const ofPages = {
  landing: ["pages"],
  calculators: ["pages", "pages-with-calculators", "pages-beyond-landing"],
  account: ["pages", "pages-with-calculators", "pages-beyond-landing", "pages-of-accounts"],
} as const;

/** The words of the chosen language, and the texts that stand in the page itself; from then on the page is seen. */
export async function loadWords(of: keyof typeof ofPages): Promise<void> {
  if (language !== "en") await sayAll(of);
  delete document.documentElement.dataset.waiting;
}

async function sayAll(of: keyof typeof ofPages): Promise<void> {
  // English is what the pages are written in
  await loadSubjects(language, ofPages[of]);
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-translate]"))
    element.textContent = translate(element.textContent ?? "");
  const title = document.title.split(" · ")[0] ?? "";
  document.title = titleOf(translate(title));
}

/** A text of the pages in the chosen language; `{name}` stands for a value. */
export function translate(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  const said = wordsIn(language).named("pages", text) ?? text;
  return said.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === "number" ? number(value) : value;
  });
}

export const titleOf = (title: string): string =>
  title === translate("Eurocode checks you can read") ? title : `${title} · ${translate("Eurocode checks")}`;

export const number = (value: number, digits = 1): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);

/** Of a fraction. */
export const percent = (fraction: number): string =>
  fraction > 99.99
    ? "> 9999 %"
    : `${new Intl.NumberFormat(language, { maximumFractionDigits: fraction < 10 ? 1 : 0 }).format(fraction * 100)} %`;

/** As its reader keeps time. */
export const moment = (iso: string | null): string =>
  iso === null
    ? translate("never")
    : new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
        dateStyle: "medium",
        timeStyle: "short",
      }).format(new Date(iso));
