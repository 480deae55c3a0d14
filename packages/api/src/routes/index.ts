import type { Route } from "../route.ts";
import { accountRoutes } from "./accounts.ts";
import { billingRoutes } from "./billing.ts";
import { calculationRoutes } from "./calculations.ts";
import { checkRoutes, summaryRoutes } from "./checks.ts";
import { jobRoutes } from "./jobs.ts";
import { libraryRoutes, reportRoutes } from "./library.ts";
import { organizationRoutes } from "./organizations.ts";
import { projectRoutes } from "./projects.ts";
import { tableRoutes } from "./tables.ts";
import { tokenRoutes } from "./tokens.ts";
import { usageRoutes } from "./usage.ts";
import { webhookRoutes } from "./webhooks.ts";

/** Every route of the API. */
export const routes: readonly Route[] = [
  ...checkRoutes,
  ...summaryRoutes,
  ...tableRoutes,
  ...reportRoutes,
  ...Object.values<Route>(libraryRoutes),
  ...Object.values<Route>(usageRoutes),
  ...Object.values<Route>(jobRoutes),
  ...Object.values<Route>(projectRoutes),
  ...Object.values<Route>(calculationRoutes),
  ...Object.values<Route>(tokenRoutes),
  ...Object.values<Route>(webhookRoutes),
  ...Object.values<Route>(accountRoutes),
  ...Object.values<Route>(organizationRoutes),
  ...Object.values<Route>(billingRoutes),
];
