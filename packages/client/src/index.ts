export type { Account, MadeToken, NewProject, NewToken, Project, ProjectChange, Tier, Token, Usage } from "@x/api";
export { type Client, type ClientOptions, createClient } from "./client.ts";
export { ApiError, Unreachable } from "./errors.ts";
