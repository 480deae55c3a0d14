import { html } from "./page.ts";

/** What the API answered otherwise before, and who pins it still gets. */
interface ApiVersion {
  readonly version: string;
  /** Sentences, in Markdown. */
  readonly changes: readonly string[];
  /** Days: since when it is not for new programs, and until when it is answered. */
  readonly deprecated?: string;
  readonly sunset?: string;
}

/** Newest first; the first is what a request gets that names none. */
export const apiVersions = [
  {
    version: "0.2",
    changes: [
      "`GET /api/projects` leaves out `default_actions`, which may be long; `GET /api/projects/{id}` has them.",
      'Lists name the address where they go on in `Link` (`rel="next"`), and take more filters.',
      "Jobs have an `ETag`: `If-None-Match` is answered with 304, and `If-Match` guards corrections and deletions.",
      "Tokens may be for a sandbox, where checks are not counted.",
      "`POST /api/v1/check/{standard}/table` takes a table as CSV, and gives one.",
      "An account may be an organization, which several people share; tokens and people have a role (`owner`, `engineer`, `checker`, `viewer`), and a token with a lower one gets 403 for what it may not.",
    ],
  },
  {
    version: "0.1",
    changes: ["The first version. Who pins it gets `default_actions` in `GET /api/projects`."],
    deprecated: "2026-12-01",
    sunset: "2027-12-01",
  },
] as const satisfies readonly [ApiVersion, ...ApiVersion[]];
export type ApiVersionName = (typeof apiVersions)[number]["version"];

/** When a version is deprecated and ends, as the headers say it. */
export function endOfVersion(
  name: ApiVersionName,
): { readonly deprecation: string; readonly sunset: string } | undefined {
  const found: ApiVersion | undefined = apiVersions.find(({ version }) => version === name);
  if (found?.deprecated === undefined || found.sunset === undefined) return undefined;
  return {
    deprecation: `@${Date.parse(found.deprecated) / 1000}`,
    sunset: new Date(found.sunset).toUTCString(),
  };
}

/** Where the server shows them. */
export const changesDocumentation = "/docs/changes";

const intro =
  "A request gets the newest version unless it names one in the header `API-Version`; every answer says which it is. What a version takes away or answers otherwise, an older one keeps, until the day of its `Sunset`; its answers carry `Deprecation`, `Sunset` and a `Link` to this page from the day on which it is deprecated. New fields, routes, values of open lists and headers come in every version: a program ignores what it does not know.";

export const changesHtml = (): string =>
  html(
    "Changes of the API",
    intro,
    apiVersions.map((one: ApiVersion) => ({
      id: one.version,
      title: one.version,
      lines: [
        ...(one.deprecated === undefined ? [] : [`Deprecated since ${one.deprecated}, answered until ${one.sunset}.`]),
        ...one.changes,
      ],
    })),
  );
