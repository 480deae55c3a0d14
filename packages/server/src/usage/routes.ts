import type { Server } from "@hapi/hapi";
import { usageRoutes } from "@x/api";
import { addRoute } from "../http/routes.ts";
import type { Service } from "../service.ts";
import { usageOf } from "./usage.ts";

export function registerUsage(server: Server, service: Service): void {
  addRoute(server, service, usageRoutes.read, ({ caller }) => usageOf(service.database, caller.account, service.now()));
}
