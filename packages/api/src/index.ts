export { checkResult, itemResult } from "./check-result.ts";
export { type ErrorBody, errorBody } from "./errors.ts";
export { type Document, openApiDocument } from "./openapi.ts";
export { type Body, checkRoutes, type Example, type Route, routes } from "./routes.ts";
