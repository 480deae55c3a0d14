import type { Server } from "@hapi/hapi";
import { projectRoutes } from "@x/api";
import { HttpError } from "../http/errors.ts";
import { changeOnce } from "../http/idempotency.ts";
import { addRoute } from "../http/routes.ts";
import { isoTime, type Service } from "../service.ts";
import { changeProject, createProject, listProjects, ownProject } from "./projects.ts";

export function registerProjects(server: Server, service: Service): void {
  const { database } = service;

  const own = async (account: number, id: number) => {
    const project = await ownProject(database, account, id);
    if (!project) throw new HttpError(404, `This account has no project ${id}`);
    return project;
  };

  addRoute(server, service, projectRoutes.list, async ({ caller, query }) => {
    query();
    return { projects: await listProjects(database, caller.account.id) };
  });

  addRoute(server, service, projectRoutes.create, (call) => {
    call.query();
    const fields = call.body();
    return changeOnce(call, async (transaction) => ({
      project: await createProject(transaction, call.caller.account.id, fields, isoTime(service)),
    }));
  });

  addRoute(server, service, projectRoutes.read, async ({ caller, id, query }) => {
    const project = await own(caller.account.id, id);
    query();
    return { project };
  });

  addRoute(server, service, projectRoutes.change, async ({ caller, id, query, body }) => {
    await own(caller.account.id, id);
    query();
    return { project: await changeProject(database, id, body()) };
  });
}
