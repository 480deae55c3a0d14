import Hapi, { type Server } from "@hapi/hapi";
import { registerChecks } from "./checks/routes.ts";
import type { Config } from "./config.ts";
import { registerDocs } from "./http/docs.ts";
import { registerErrors } from "./http/errors.ts";
import { registerRequestId } from "./http/request-id.ts";
import { version } from "./version.ts";

/** The server, complete but not listening. */
export function createApp({ host, port }: Config): Server {
  const server = Hapi.server({ host, port, routes: { security: true } });
  registerErrors(server);
  registerRequestId(server);
  registerDocs(server, () => server.info.uri, version);
  registerChecks(server);
  return server;
}
