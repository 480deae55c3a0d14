export * from "./calculations.ts";
export { checkResult, type ItemSummary, itemResult, itemSummary } from "./check-result.ts";
export { errorDocumentation, errorsHtml, errorsMarkdown } from "./error-pages.ts";
export { type ErrorBody, type ErrorCode, errorBody, errorCodes, type WaitBody, waitBody } from "./errors.ts";
export { type WebhookEvent, webhookEvents } from "./events.ts";
export * from "./jobs.ts";
export { isJsonProblem, JsonProblem, parseJson } from "./json.ts";
export { type Document, openApiDocument } from "./openapi.ts";
export { email, mayAs, type Role, roles, type Tier, tiers } from "./people.ts";
export * from "./resources.ts";
export { type Access, type Body, type Example, errorStatuses, type Route } from "./route.ts";
export { accountRoutes } from "./routes/accounts.ts";
export { billingRoutes } from "./routes/billing.ts";
export { calculationRoutes } from "./routes/calculations.ts";
export { checkQuery, checkRoutes, summaryRoutes } from "./routes/checks.ts";
export { routes } from "./routes/index.ts";
export { jobRoutes } from "./routes/jobs.ts";
export {
  type DeterminedParameter,
  libraryRoutes,
  type NamedSection,
  plainSection,
  type ReportFormat,
  type ReportQuery,
  reportFormats,
  reportLanguages,
  reportQuery,
  reportRoutes,
} from "./routes/library.ts";
export { organizationRoutes } from "./routes/organizations.ts";
export { projectRoutes } from "./routes/projects.ts";
export { type TableQuery, tableRoutes } from "./routes/tables.ts";
export { tokenRoutes } from "./routes/tokens.ts";
export { usageRoutes } from "./routes/usage.ts";
export { webhookRoutes } from "./routes/webhooks.ts";
export { type ApiVersionName, apiVersions, changesDocumentation, changesHtml, endOfVersion } from "./versions.ts";
