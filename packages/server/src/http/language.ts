import type { Request } from "@hapi/hapi";
import { isLanguage, type Language, type Words } from "@x/words";
import { wordsIn } from "@x/words/all";

/** The words of whom a page or a mail is for: of the languages that a browser asks for, the first that we have. */
export const wordsFor = (request: Request): Words => wordsIn(languageOf(request.headers["accept-language"]));

function languageOf(header: unknown): Language {
  if (typeof header !== "string") return "en";
  const asked = header
    .slice(0, 200)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const q = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find((found) => found !== undefined);
      return { language: tag.split("-")[0] ?? "", weight: q === undefined ? 1 : Number(q) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return asked.map(({ language }) => language).find(isLanguage) ?? "en";
}
