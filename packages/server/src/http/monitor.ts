import Hapi, { type Server } from "@hapi/hapi";
import type { Service } from "../service.ts";
import { registerErrors } from "./errors.ts";
import { registerHealth } from "./health.ts";
import { registerMetrics } from "./metrics-route.ts";
import { giveRequestIds, showRequestIds } from "./request-id.ts";

/** What a process without the API says of itself: `/healthz`, `/readyz`, `/metrics`. */
export function openMonitor(service: Service, port: number, stopping: () => boolean): Server {
  const server = Hapi.server({ host: service.config.host, port });
  giveRequestIds(server);
  registerErrors(server, service);
  showRequestIds(server);
  registerMetrics(server, service);
  registerHealth(server, service, stopping);
  return server;
}
