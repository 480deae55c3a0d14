import type { Server } from "@hapi/hapi";
import { type ApiVersionName, apiVersions, changesDocumentation, endOfVersion } from "@x/api";
import { listed } from "@x/eurocode/message";
import { service as says } from "../says.ts";
import { HttpError } from "./errors.ts";
import { underApi } from "./origins.ts";

declare module "@hapi/hapi" {
  interface RequestApplicationState {
    /** Of the API: what the request names, or the newest. */
    version?: ApiVersionName;
  }
}

const newest = apiVersions[0].version;
const known: readonly string[] = apiVersions.map(({ version }) => version);

/** `API-Version` of a request pins what it gets; every answer says which it is, and when it ends. */
export function registerVersions(server: Server): void {
  server.ext("onPreAuth", (request, h) => {
    const given: unknown = request.headers["api-version"];
    if (given === undefined || !underApi(request)) return h.continue;
    const version = apiVersions.find((one) => one.version === given)?.version;
    if (version === undefined)
      throw new HttpError(400, says.noVersion({ given: String(given).slice(0, 40), known: listed("plain", known) }));
    request.app.version = version;
    return h.continue;
  });
  server.ext("onPreResponse", (request, h) => {
    const { response } = request;
    if (response instanceof Error || !underApi(request)) return h.continue;
    const version = request.app.version ?? newest;
    response.header("API-Version", version);
    const end = endOfVersion(version);
    if (!end) return h.continue;
    response.header("Deprecation", end.deprecation);
    response.header("Sunset", end.sunset);
    response.header("Link", `<${changesDocumentation}>; rel="deprecation"`, { append: true, separator: ", " });
    return h.continue;
  });
}
