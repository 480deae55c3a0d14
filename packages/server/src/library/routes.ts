import type { Server } from "@hapi/hapi";
import { libraryRoutes, plainSection } from "@x/api";
import { annexes, resolveDesignation, section, sections, suggestions } from "@x/eurocode";
import { HttpError } from "../http/errors.ts";
import { addRoute } from "../http/routes.ts";
import type { Service } from "../service.ts";

/** Profiles and annexes, as the library knows them. */
export function registerLibrary(server: Server, service: Service): void {
  addRoute(server, service, libraryRoutes.sections, ({ query }) => {
    const { search = "", family, limit = 20, offset = 0 } = query();
    const exact = search === "" ? undefined : section(search);
    if (exact && offset === 0 && (family === undefined || exact.family === family))
      return { sections: [plainSection(exact)], count: 1 };
    const wanted = letters(search);
    const all = sections(family === undefined ? {} : { family });
    const found =
      wanted === ""
        ? all
        : all.filter(({ designation }) => spellings(designation).some((one) => one.startsWith(wanted)));
    return { sections: found.slice(offset, offset + limit).map(plainSection), count: found.length };
  });

  addRoute(server, service, libraryRoutes.section, ({ request }) => {
    const text = String(request.params.designation);
    const found = text.length > 80 ? undefined : section(text);
    if (!found) throw new HttpError(404, reason(text.slice(0, 80)));
    return { section: plainSection(found) };
  });

  addRoute(server, service, libraryRoutes.annexes, ({ query }) => {
    const { parameter, standard } = query();
    const parameters = annexes.filter(
      (row) =>
        (parameter === undefined || row.symbol === parameter) && (standard === undefined || row.standard === standard),
    );
    if (parameters.length === 0) throw new HttpError(404, noParameter(parameter, standard));
    return { parameters };
  });
}

/** HE 200 B is said HEB 200 as well. */
const spellings = (designation: string): string[] => [
  letters(designation),
  letters(designation.replace(/^(HE) (\d+) ([A-Z]+)$/, "$1$3$2")),
];

const letters = (text: string): string => text.toLowerCase().replace(/[\s_.-]/g, "");

function reason(text: string): string {
  const resolved = resolveDesignation(text);
  if (!("suggestions" in resolved)) return `"${text}" is ${resolved.canonical}, which is not a profile`;
  const near = resolved.suggestions.length > 0 ? `; near it: ${resolved.suggestions.join(", ")}` : "";
  return `There is no profile "${text}": ${resolved.reason}${near}`;
}

function noParameter(symbol: string | undefined, standard: string | undefined): string {
  const standards = [...new Set(annexes.map((row) => row.standard))];
  if (standard !== undefined && !standards.includes(standard))
    return `There are no parameters of "${standard}"; there are those of ${standards.join(", ")}`;
  const [near] = suggestions(symbol ?? "", [...new Set(annexes.map((row) => row.symbol))]);
  return `There is no parameter "${symbol}"${standard === undefined ? "" : ` of ${standard}`}${near ? `; did you mean ${near}?` : ""}`;
}
