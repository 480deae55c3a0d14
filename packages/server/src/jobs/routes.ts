import type { Server } from "@hapi/hapi";
import type { Service } from "../service.ts";
import { registerChanges } from "./change-routes.ts";
import { registerPages } from "./pages.ts";
import { registerReading } from "./reading-routes.ts";
import { registerSubmission } from "./submission-routes.ts";

export function registerJobs(server: Server, service: Service): void {
  registerSubmission(server, service);
  registerReading(server, service);
  registerPages(server, service);
  registerChanges(server, service);
}
