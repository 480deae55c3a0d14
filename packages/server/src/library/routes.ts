import type { Server } from "@hapi/hapi";
import { libraryRoutes, plainSection } from "@x/api";
import { annexes, resolveDesignation, section, sections, suggestions } from "@x/eurocode";
import { listed, type Message } from "@x/eurocode/message";
import { HttpError } from "../http/errors.ts";
import { addRoute } from "../http/routes.ts";
import { service as says } from "../says.ts";
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

function reason(given: string): Message {
  const resolved = resolveDesignation(given);
  if (!("suggestions" in resolved)) return says.notAProfile({ given, known: resolved.canonical });
  const { suggestions: near, said: why } = resolved;
  return near.length === 0
    ? says.noProfile({ given, why })
    : says.noProfileNear({ given, why, near: listed("plain", near) });
}

function noParameter(symbol = "", standard: string | undefined): Message {
  const standards = [...new Set(annexes.map((row) => row.standard))];
  if (standard !== undefined && !standards.includes(standard))
    return says.noParametersOf({ standard, standards: listed("plain", standards) });
  const [near] = suggestions(symbol, [...new Set(annexes.map((row) => row.symbol))]);
  if (near === undefined)
    return standard === undefined ? says.noParameter({ symbol }) : says.noParameterOf({ symbol, standard });
  return standard === undefined
    ? says.noParameterNear({ symbol, near })
    : says.noParameterOfNear({ symbol, standard, near });
}
