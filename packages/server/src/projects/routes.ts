import type { Server } from "@hapi/hapi";
import { projectRoutes } from "@x/api";
import { InvalidInput, type Problem } from "@x/eurocode";
import { inTurn } from "../database/open.ts";
import { tell } from "../events/events.ts";
import { HttpError } from "../http/errors.ts";
import { changeOnce } from "../http/idempotency.ts";
import { listPage } from "../http/paging.ts";
import { addRoute, json } from "../http/routes.ts";
import { checkPdfUrl } from "../jobs/submit.ts";
import { service as says } from "../says.ts";
import { isoTime, type Service } from "../service.ts";
import {
  actionsOf,
  changeProject,
  countProjects,
  createProject,
  listProjects,
  mostProjects,
  ownProject,
  projectJson,
} from "./projects.ts";
import { setWatcher, watcherAt, watcherOf } from "./watcher.ts";

export function registerProjects(server: Server, service: Service): void {
  const { database } = service;

  const own = async (account: number, id: number) => {
    const project = await ownProject(database, account, id);
    if (!project) throw new HttpError(404, says.noProject({ id: `${id}` }));
    return project;
  };

  addRoute(server, service, projectRoutes.list, async (call) => {
    const { limit = 100, before, name, national_annex } = call.query();
    const filter = { limit, before, name, national_annex };
    const { account } = call.caller;
    const projects = await listProjects(database, account.id, filter);
    if (call.request.app.version !== "0.1") return listPage(call, { projects }, projects, limit);
    const actions = await actionsOf(database, projects);
    const whole = projects.map((project) => ({ ...project, default_actions: actions.get(project.id) ?? null }));
    return listPage(call, { projects: whole }, projects, limit);
  });

  addRoute(server, service, projectRoutes.create, async (call) => {
    call.query();
    const account = call.caller.account.id;
    const fields = await service.desk.run(account, "project", { body: call.raw }, call.raw.length);
    return changeOnce(call, async (transaction) => {
      await inTurn(service.store, transaction, `projects of ${account}`);
      if ((await countProjects(transaction, account)) >= mostProjects) {
        throw new HttpError(409, says.projects({ most: mostProjects }), {
          code: "limit_reached",
        });
      }
      const project = await createProject(transaction, account, fields, isoTime(service));
      await tell(transaction, {
        account,
        event: "project.created",
        data: {
          project_id: project.entry.id,
          project_name: project.entry.name,
          national_annex: project.entry.national_annex,
          user_id: call.caller.person.id,
        },
        at: service.now(),
      });
      return projectJson(project);
    }).finally(() => service.deliverer.wake());
  });

  addRoute(server, service, projectRoutes.read, async ({ caller, id, query, h }) => {
    const project = await own(caller.account.id, id);
    query();
    return json(h, projectJson(project));
  });

  addRoute(server, service, projectRoutes.change, async ({ caller, id, query, raw, h }) => {
    await own(caller.account.id, id);
    query();
    const fields = await service.desk.run(caller.account.id, "changedProject", { body: raw }, raw.length);
    return json(h, projectJson(await changeProject(database, id, fields)));
  });

  addRoute(server, service, projectRoutes.watcher, async ({ caller, id, query }) => {
    await own(caller.account.id, id);
    query();
    const row = await watcherAt(database, id);
    if (!row) throw new HttpError(404, says.noWatcher({ id: `${id}` }));
    return { watcher: watcherOf(row) };
  });

  addRoute(server, service, projectRoutes.watch, async ({ caller, id, query, body }) => {
    await own(caller.account.id, id);
    query();
    const { url, interval_minutes: minutes = 60 } = body();
    const problems: Problem[] = [];
    checkPdfUrl(url, service.config, problems, "url");
    if (problems.length > 0) throw new InvalidInput(problems);
    const account = caller.account.id;
    return {
      watcher: watcherOf(await setWatcher(service.store, { account, project: id, url, minutes, at: service.now() })),
    };
  });

  addRoute(server, service, projectRoutes.unwatch, async ({ caller, id, query }) => {
    await own(caller.account.id, id);
    query();
    await database.deleteFrom("watchers").where("project_id", "=", id).execute();
  });
}
