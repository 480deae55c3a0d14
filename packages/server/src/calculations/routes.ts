import { randomBytes } from "node:crypto";
import type { Server } from "@hapi/hapi";
import { type CalculationEntry, calculationRoutes, type ProjectEntry, type projectReport } from "@x/api";
import type { Transaction } from "kysely";
import type * as z from "zod";
import { inPool } from "../checks/routes.ts";
import { inTurn } from "../database/open.ts";
import type { Tables } from "../database/schema.ts";
import { HttpError } from "../http/errors.ts";
import { changeOnce } from "../http/idempotency.ts";
import { listPage } from "../http/paging.ts";
import { addRoute, type Exchange, json } from "../http/routes.ts";
import { matches } from "../jobs/download.ts";
import { takeRoom } from "../jobs/storage.ts";
import { ownProject } from "../projects/projects.ts";
import { service as says } from "../says.ts";
import { isoTime, type Service } from "../service.ts";
import type { BookTask } from "../worker/book.ts";
import {
  bytesOf,
  calculationJson,
  chaptersOf,
  countCalculations,
  insertCalculation,
  insertComment,
  isTaken,
  listCalculations,
  listComments,
  listVersions,
  ownCalculation,
  pathOf,
  type StoredCalculation,
  sharedBy,
  updateCalculation,
  versionOf,
  withInput,
} from "./calculations.ts";
import { bytesOfFolder, folderOf } from "./folder.ts";
import { type Effects, effectsOf, isSameInput, type Own, stateOf } from "./linked.ts";
import { calledNow } from "./places.ts";

type Change = Transaction<Tables>;

const mostInProject = 5000;
const mostVersions = 1000;
const mostChapters = 100;
/** Of a project, to be handed out in one archive. */
const mostInFolder = 50 * 2 ** 20;
const keyLength = 32;

export function registerCalculations(server: Server, service: Service): void {
  reading(server, service);
  keeping(server, service);
  changing(server, service);
  comments(server, service);
  sharing(server, service);
}

/** Of the account that calls, or there is none. */
async function own({ caller, id }: Pick<Exchange, "caller"> & { readonly id: number }, database: Service["database"]) {
  const found = await ownCalculation(database, caller.account.id, id);
  if (!found) throw new HttpError(404, says.noCalculation({ id: `${id}` }));
  return found;
}

async function projectOf({ caller, id }: Pick<Exchange, "caller"> & { readonly id: number }, { database }: Service) {
  const project = await ownProject(database, caller.account.id, id);
  if (!project) throw new HttpError(404, says.noProject({ id: `${id}` }));
  return project.entry;
}

const tagOf = (entry: CalculationEntry): string => String(entry.changes);

/** What changes it may say which state of it was seen. */
function refuseChanged(header: unknown, { entry }: StoredCalculation): void {
  if (header !== undefined && !matches(header, tagOf(entry)))
    throw new HttpError(412, says.calculationChanged({ id: `${entry.id}`, by: entry.changed_by }));
}

/** A report's chapters: what is asked for in its order, else by folder and name. */
async function bookTaskOf(
  service: Service,
  project: ProjectEntry,
  given: z.output<typeof projectReport>,
): Promise<BookTask> {
  const { database } = service;
  const { calculations: asked, title = project.name, lang: language = "en", length = "normal", firm, ...rest } = given;
  const found = await chaptersOf(database, project.id, asked, mostChapters);
  if (found.length > mostChapters) throw new HttpError(409, says.manyChapters({ most: mostChapters }));
  const missing = asked?.find((id) => !found.some((one) => one.id === id));
  if (missing !== undefined)
    throw new HttpError(404, says.notOfProject({ id: `${missing}`, project: `${project.id}` }));
  if (found.length === 0) throw new HttpError(409, says.noCalculations({ project: `${project.id}` }));
  const chapters = asked?.flatMap((id) => found.find((one) => one.id === id) ?? []) ?? found;
  const { logo, ...named } = firm ?? {};
  return {
    title,
    language,
    length,
    chapters,
    project: definedIn({ project: project.name, date: isoTime(service).slice(0, 10), ...rest }),
    ...(firm ? { firm: { ...definedIn(named), ...(logo === undefined ? {} : { logo: pictureOf(logo) }) } } : {}),
    software: `x ${service.version}`,
  };
}

/** PNG or JPEG by their first bytes. */
function pictureOf(base64: string): Uint8Array {
  const bytes = new Uint8Array(Buffer.from(base64, "base64"));
  const isPicture = (bytes[0] === 0x89 && bytes[1] === 0x50) || (bytes[0] === 0xff && bytes[1] === 0xd8);
  if (!isPicture) throw new HttpError(400, says.notAPicture);
  return bytes;
}

const definedIn = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined));

function reading(server: Server, service: Service): void {
  const { database } = service;

  addRoute(server, service, calculationRoutes.list, async (call) => {
    await projectOf(call, service);
    const { limit = 100, before, name } = call.query();
    const calculations = await listCalculations(database, call.id, { limit, before, name });
    return listPage(call, { calculations }, calculations, limit);
  });

  addRoute(server, service, calculationRoutes.read, async (call) => {
    const found = await own(call, database);
    return json(call.h, calculationJson(found)).header("ETag", `"${tagOf(found.entry)}"`);
  });

  addRoute(server, service, calculationRoutes.versions, async (call) => {
    await own(call, database);
    const { limit = 100, before } = call.query();
    const versions = await listVersions(database, call.id, { limit, before });
    return listPage(call, { versions }, versions, limit);
  });

  addRoute(server, service, calculationRoutes.version, async (call) => {
    const { entry } = await own(call, database);
    const number = call.number("version");
    const found = await versionOf(database, call.id, number);
    if (!found) throw new HttpError(404, says.noVersionOf({ id: `${call.id}`, version: number }));
    const { request, links, ...version } = await calledNow(database, entry.folder, found);
    return json(call.h, `{"version":${withInput(version, { request, links })}}`);
  });

  addRoute(server, service, calculationRoutes.report, async (call) => {
    const book = await bookTaskOf(service, await projectOf(call, service), call.body());
    const body = new Uint8Array();
    const { bytes } = await inPool(call, { endpoint: "", body, book });
    return call.h.response(Buffer.from(bytes)).type("application/pdf");
  });

  addRoute(server, service, calculationRoutes.folder, async (call) => {
    const project = await projectOf(call, service);
    const bytes = await bytesOfFolder(database, project.id);
    if (bytes > mostInFolder) throw new HttpError(409, says.largeFolder({ most: mostInFolder / 2 ** 20 }));
    const files = await folderOf(database, project);
    const zip = await service.desk.run(call.caller.account.id, "folder", { files }, bytes);
    return call.h
      .response(Buffer.from(zip))
      .type("application/zip")
      .header("Content-Disposition", `attachment; filename="project-${project.id}.zip"`);
  });
}

/** One after the other of an account; all versions count as its storage. */
async function takeTurn(service: Service, change: Change, account: number, bytes: number): Promise<void> {
  await inTurn(service.store, change, `calculations of ${account}`);
  if (bytes > 0) await takeRoom(service, change, account, bytes);
}

async function refuseTaken(change: Change, project: number, folder: string, name: string, but = 0): Promise<void> {
  if (await isTaken(change, project, pathOf(folder, name), but))
    throw new HttpError(409, says.nameTaken({ name: folder === "" ? name : `${folder}/${name}` }));
}

function refuseMoreVersions({ version }: CalculationEntry): void {
  if (version >= mostVersions)
    throw new HttpError(409, says.versions({ most: mostVersions }), { code: "limit_reached" });
}

type About = Pick<Own, "folder" | "name" | "template">;

const isElsewhere = (one: About, other: About): boolean =>
  one.folder !== other.folder || one.name !== other.name || one.template !== other.template;

/** Something of the project has changed since the effects were worked out. */
class Moved extends Error {}

/** How often they are worked out again where others save at the same time. */
const mostTries = 8;

/** Works out what a change means for what takes values of it, and makes it while that is still so. */
async function withEffects<T>(effects: () => Promise<Effects>, work: (found: Effects) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    const found = await effects();
    try {
      return await work(found);
    } catch (error) {
      if (!(error instanceof Moved) || tries === mostTries) throw error;
    }
  }
}

interface Saver {
  readonly service: Service;
  readonly caller: Exchange["caller"];
  readonly project: number;
  /** What is saved, or taken away. */
  readonly path: string;
}

/** In the turn of the account: those whose values are others have their next version. */
async function follow(change: Change, { service, caller, project, path }: Saver, { own: of, others, seen }: Effects) {
  if ((await stateOf(change, project, of?.links != null)) !== seen) throw new Moved();
  const account = caller.account.id;
  for (const { id, links, request, came, isNew } of others) {
    const before = await own({ caller, id }, change);
    const { entry } = before;
    const about = { folder: entry.folder, name: entry.name, template: entry.template ? 1 : 0 };
    if (!isNew) {
      await updateCalculation(change, before, about, undefined, { request, links });
      continue;
    }
    refuseMoreVersions(entry);
    const input = { request, links, account, note: `← ${path}`, by: caller.person.email, at: isoTime(service) };
    await takeRoom(service, change, account, bytesOf(input));
    await updateCalculation(change, before, about, { input, came });
  }
}

const shownPath = ({ folder, name }: Pick<Own, "folder" | "name">): string =>
  folder === "" ? name : `${folder}/${name}`;

function keeping(server: Server, service: Service): void {
  addRoute(server, service, calculationRoutes.create, async (call) => {
    const { caller, raw, id } = call;
    const { national_annex: annex } = await projectOf(call, service);
    const account = caller.account.id;
    const { request, input, note, folder, name, endpoint, template } = await service.desk.run(
      account,
      "calculation",
      { body: raw, annex },
      raw.length,
    );
    const saving: Own = { folder, name, endpoint, input, request, isGiven: true, template };
    const save = (effects: Effects) =>
      changeOnce(call, async (change) => {
        const { came, ...judged } = judgedIn(effects);
        await takeTurn(service, change, account, bytesOf(judged));
        if ((await countCalculations(change, id)) >= mostInProject)
          throw new HttpError(409, says.calculations({ most: mostInProject }), { code: "limit_reached" });
        await refuseTaken(change, id, folder, name);
        await follow(change, { service, caller, project: id, path: shownPath(saving) }, effects);
        const saved = { account, ...judged, note, by: caller.person.email, at: isoTime(service) };
        const about = { project_id: id, folder, name, endpoint, template: template ? 1 : 0 };
        return calculationJson(await insertCalculation(change, saved, about, came));
      });
    return withEffects(() => effectsOf(service, account, id, { own: saving }), save);
  });
}

function judgedIn({ own: judged }: Effects) {
  if (!judged) throw new Error("effects without those of what is saved");
  return judged;
}

function changing(server: Server, service: Service): void {
  const { database } = service;

  addRoute(server, service, calculationRoutes.change, async (call) => {
    const { caller, raw, id } = call;
    const account = caller.account.id;
    const known = await own(call, database);
    const { endpoint, project_id: project } = known.entry;
    const { national_annex: annex } = await projectOf({ caller, id: project }, service);
    const given = await service.desk.run(account, "changedCalculation", { body: raw, annex, endpoint }, raw.length);
    const { request, input, note } = given;
    const save = (effects: Effects) =>
      changeOnce(call, async (change) => {
        await takeTurn(service, change, account, 0);
        const before = await own(call, change);
        refuseChanged(call.request.headers["if-match"], before);
        const { entry } = before;
        if (before.request !== basis.request) throw new Moved();
        const { folder = entry.folder, name = entry.name, template = entry.template } = given;
        await refuseTaken(change, project, folder, name, id);
        const about = { folder, name, template: template ? 1 : 0 };
        const { came, ...saved } = judgedIn(effects);
        // the same once more is no version, wherever its sources lie now
        const isNew = !isSameInput(saved, before);
        const isMoved = isElsewhere(entry, { folder, name, template });
        if (!isNew && !isMoved && saved.request === before.request) return calculationJson(before);
        if (isNew) refuseMoreVersions(entry);
        if (isNew) await takeRoom(service, change, account, bytesOf(saved));
        await follow(change, { service, caller, project, path: shownPath({ folder, name }) }, effects);
        const version = { account, ...saved, note, by: caller.person.email, at: isoTime(service) };
        return calculationJson(
          await updateCalculation(change, before, about, isNew ? { input: version, came } : undefined, saved),
        );
      });
    let basis = known;
    const effects = async () => {
      basis = await own(call, database);
      const { folder = basis.entry.folder, name = basis.entry.name, template = basis.entry.template } = given;
      const texts = {
        input: input ?? basis.request,
        request: request ?? basis.request,
        isGiven: request !== undefined,
      };
      return effectsOf(service, account, project, { own: { id, folder, name, template, endpoint, ...texts } });
    };
    return withEffects(effects, save);
  });

  addRoute(server, service, calculationRoutes.remove, async (call) => {
    const { caller, id } = call;
    const { entry } = await own(call, database);
    const project = entry.project_id;
    await withEffects(
      () => effectsOf(service, caller.account.id, project, { removed: id }),
      (effects) =>
        database.transaction().execute(async (change) => {
          await inTurn(service.store, change, `calculations of ${caller.account.id}`);
          refuseChanged(call.request.headers["if-match"], await own(call, change));
          await follow(change, { service, caller, project, path: shownPath(entry) }, effects);
          await change.deleteFrom("calculations").where("id", "=", id).execute();
        }),
    );
  });
}

function comments(server: Server, service: Service): void {
  const { database } = service;

  addRoute(server, service, calculationRoutes.comments, async (call) => {
    await own(call, database);
    const { limit = 100, before } = call.query();
    const list = await listComments(database, call.id, { limit, before });
    return listPage(call, { comments: list }, list, limit);
  });

  addRoute(server, service, calculationRoutes.comment, async (call) => {
    const { caller, id } = call;
    await own(call, database);
    const { version, text, checked = false } = call.body();
    return changeOnce(call, async (change) => {
      // no version comes between the look and the word
      await inTurn(service.store, change, `calculations of ${caller.account.id}`);
      const { entry } = await own(call, change);
      if (version > entry.version) throw new HttpError(409, says.noVersionOf({ id: `${id}`, version }));
      if (checked && version !== entry.version)
        throw new HttpError(409, says.checkedOlder({ version, newest: entry.version }));
      const by = caller.person.email;
      const about = { id, account: caller.account.id };
      return { comment: await insertComment(change, about, { version, text, checked, by, at: isoTime(service) }) };
    });
  });
}

function sharing(server: Server, service: Service): void {
  const { database, base } = service;

  addRoute(server, service, calculationRoutes.share, async (call) => {
    const { share_key: before } = await own(call, database);
    // of two at once the first counts
    if (before === null)
      await database
        .updateTable("calculations")
        .set({ share_key: randomBytes(keyLength).toString("base64url") })
        .where("id", "=", call.id)
        .where("share_key", "is", null)
        .execute();
    const { share_key: key } = await own(call, database);
    return { share_key: key, share_url: `${base()}/calculators?shared=${key}` };
  });

  addRoute(server, service, calculationRoutes.unshare, async (call) => {
    await own(call, database);
    await database.updateTable("calculations").set({ share_key: null }).where("id", "=", call.id).execute();
  });

  addRoute(server, service, calculationRoutes.shared, async ({ query, h }) => {
    const { key } = query();
    const found = /^[\w-]{43}$/.test(key) ? await sharedBy(database, key) : undefined;
    if (!found) throw new HttpError(404, says.notShared);
    return json(h, `{"calculation":${withInput(found.shown, found.input)}}`);
  });
}
