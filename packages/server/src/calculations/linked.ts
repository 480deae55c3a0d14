import { hasLinks, type Link, linked, namedIn, renamed, type Source } from "@x/api/links";
import { isInvalidInput } from "@x/eurocode";
import { english, type Message } from "@x/eurocode/message";
import { sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { HttpError } from "../http/errors.ts";
import { service as says } from "../says.ts";
import type { Service } from "../service.ts";
import { own as ownBytes } from "../worker/hand-over.ts";
import { type Came, type Input, newestOf, pathOf, shownLinks } from "./calculations.ts";
import { cameOf, notCalculated } from "./came.ts";
import { type KeptLink, keyFrom, linksOf, nameFrom, type Place, placed } from "./places.ts";

// Calculations that take values of others: what one gives is worked out when either is saved, and stands with its version.

/** Of a project that take values of one, directly or not. */
const mostAffected = 200;
const never = new AbortController().signal;

/** As it is about to be saved. */
export interface Own {
  readonly id?: number;
  readonly folder: string;
  readonly name: string;
  readonly endpoint: string;
  /** As it is calculated. */
  readonly input: string;
  /** As it is kept. */
  readonly request: string;
  /** Somebody sends this input: what it names is looked for anew where what it was made to is gone. */
  readonly isGiven: boolean;
  readonly template: boolean;
}

/** What comes of an input, and of what it takes from others. */
interface Judged {
  readonly came: Came;
  /** JSON; null: it takes nothing. */
  readonly links: string | null;
  /** As it is kept: its links say where their sources lie now. */
  readonly request: string;
}

export interface Effects {
  readonly own: Judged | undefined;
  /** Those whose values are others from now on, and those that only say otherwise where these come from. */
  readonly others: readonly (Judged & { readonly id: number; readonly isNew: boolean })[];
  /** Of the project when they were worked out: where it is another, they are worked out again. */
  readonly seen: string | undefined;
}

interface Node extends Place {
  /** 0: not kept yet. */
  readonly id: number;
  readonly endpoint: string;
  readonly template: number;
  readonly links: string | null;
  /** Undefined: it has to be read. */
  readonly request: string | undefined;
}

/** What says whether anything of a project has changed; undefined where nothing in it takes values of others. */
export async function stateOf(database: Database, project: number, isLinked: boolean): Promise<string | undefined> {
  const takers = newestOf(database, project).select("c.id").where("v.links", "is not", null).limit(1);
  if (!isLinked && !(await takers.executeTakeFirst())) return undefined;
  const { count, changes, newest } = await database
    .selectFrom("calculations")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.sum<number>("changes").as("changes"),
      fn.max("id").as("newest"),
    ])
    .where("project_id", "=", project)
    .executeTakeFirstOrThrow();
  return `${count} ${changes} ${newest}`;
}

async function nodesOf(database: Database, project: number): Promise<Node[]> {
  const rows = await newestOf(database, project)
    .select(["c.id", "c.folder", "c.name", "c.endpoint", "c.template", "v.links"])
    .select(sql<string | null>`case when v.links is null then null else v.request end`.as("request"))
    .execute();
  return rows.map(({ request, ...row }) => ({ ...row, request: request ?? undefined }));
}

/** What saving one, or taking it away, means for it and for all that take values of it. */
export async function effectsOf(
  service: Service,
  account: number,
  project: number,
  { own, removed }: { readonly own?: Own; readonly removed?: number },
): Promise<Effects> {
  const { database } = service;
  const isLinked = own !== undefined && /"(?:from|sum)"/.test(own.input) && hasLinks(JSON.parse(own.input));
  const seen = await stateOf(database, project, isLinked);
  if (seen === undefined) {
    const came = own && (await cameOf(service, account, own.endpoint, own.input));
    return { own: own && came && { came, links: null, request: own.request }, others: [], seen };
  }
  const all = await nodesOf(database, project);
  const before = all.find(({ id }) => id === (own?.id ?? removed));
  const rest = all.filter((one) => one !== before);
  const self: Node | undefined = own && {
    ...own,
    id: own.id ?? 0,
    template: own.template ? 1 : 0,
    links: isLinked ? (before?.links ?? "[]") : null,
    request: isLinked ? own.request : own.input,
  };
  const after = self ? [...rest, self] : rest;
  const [placesBefore, placesAfter] = [placesOf(all), placesOf(after)];
  const taking = (node: Node): Taking =>
    node.links === null || node.request === undefined
      ? { node, held: new Map() }
      : held(node, placesBefore, placesAfter, node === self ? { before, isGiven: own?.isGiven } : { before: node });
  const work = new Chain(service, account, after.map(taking));
  const affected = work.affectedBy(own?.id ?? removed ?? 0).filter(({ id }) => id !== self?.id);
  if (affected.length > mostAffected) throw new HttpError(409, says.manyLinked({ most: mostAffected }));
  const ofOwn = self && (await work.judge(self));
  const others: Effects["others"][number][] = [];
  for (const { id, links } of affected) {
    const judged = await work.judge({ id });
    const isNew = !isSameTaken(links, judged.links);
    const isSaid =
      judged.request === placesBefore.byId.get(id)?.request && shownLinks(judged.links) === shownLinks(links);
    if (isNew || !isSaid) others.push({ ...judged, id, isNew });
  }
  const kept = ofOwn && own && !isLinked ? { ...ofOwn, request: own.request } : ofOwn;
  return { own: kept, others, seen };
}

/** What a calculation takes, and of which: by its links as they are named now. Undefined: there is none. */
interface Taking {
  readonly node: Node;
  readonly held: ReadonlyMap<string, number | undefined>;
}

const placesOf = (nodes: readonly Node[]) => ({
  byId: new Map(nodes.map((node) => [node.id, node])),
  byPath: new Map(nodes.map((node) => [pathOf(node.folder, node.name), node.id])),
});
type Places = ReturnType<typeof placesOf>;

/** Each link holds on to what it was made to, wherever that lies now, and never takes another that has its name. */
function held(
  node: Node & { readonly request?: string | undefined },
  before: Places,
  after: Places,
  was: { readonly before: Node | undefined; readonly isGiven?: boolean | undefined },
): Taking {
  const isGiven = was.isGiven ?? false;
  const known = was.before ? madeTo(was.before, before) : new Map<string, number>();
  const request: unknown = JSON.parse(node.request ?? "null");
  const names = new Map<string, string>();
  const found = new Map<string, number | undefined>();
  for (const from of namedIn(request)) {
    const made = known.get(from);
    const isGone = made !== undefined && !after.byId.has(made);
    const id = made === undefined || (isGone && isGiven) ? after.byPath.get(keyFrom(node.folder, from) ?? "") : made;
    const source = id === undefined ? undefined : after.byId.get(id);
    const place = source ?? (made !== undefined && was.before ? placed(was.before.folder, from) : undefined);
    const name = place ? nameFrom(node.folder, place, from) : from;
    names.set(from, name);
    // two under one name, of which one is gone: neither gives anything until somebody says which
    const other = found.get(name);
    found.set(name, other !== undefined && !after.byId.has(other) ? other : id);
  }
  const isRenamed = [...names].some(([from, name]) => from !== name);
  const text = isRenamed ? JSON.stringify(renamed(request, (from) => names.get(from) ?? from)) : node.request;
  return { node: { ...node, request: text }, held: found };
}

/** What the links of a version were made to; those that nobody has noted by their names. */
function madeTo({ folder, links }: Node, places: Places): Map<string, number> {
  const known = new Map<string, number>();
  for (const { from, calculation } of linksOf(links)) {
    const id = calculation ?? places.byPath.get(keyFrom(folder, from) ?? "");
    if (id !== undefined) known.set(from, id);
  }
  return known;
}

/** As it is calculated: without what only a reader asks for. */
function textOf(request: unknown): string {
  const { derivation: _, messages: __, ...plain } = request as Record<string, unknown>; // an object, as the contract asks
  return JSON.stringify(plain);
}

/** Whether two versions take the same, wherever it lies. */
function isSameTaken(one: string | null, other: string | null): boolean {
  const taken = (links: string | null) =>
    JSON.stringify(
      linksOf(links).map(({ path, value, times, given, problem }) => [path, value, times, given, problem !== null]),
    );
  return taken(one) === taken(other);
}

/** Whether two inputs are the same but for where their sources lie. */
export function isSameInput(one: Input, other: Input): boolean {
  const plain = ({ request, links }: Input): string => {
    const made = new Map(linksOf(links).map(({ from, calculation }) => [from, calculation]));
    return made.size === 0
      ? request
      : JSON.stringify(renamed(JSON.parse(request), (from) => `${made.get(from) ?? from}`));
  };
  return isSameTaken(one.links, other.links) && (one.request === other.request || plain(one) === plain(other));
}

/** Works out each calculation that gives values once. */
class Chain {
  readonly #service: Service;
  readonly #account: number;
  readonly #nodes: ReadonlyMap<number, Taking>;
  readonly #sources = new Map<number, Promise<Source | { readonly why: Message }>>();

  constructor(service: Service, account: number, nodes: readonly Taking[]) {
    this.#service = service;
    this.#account = account;
    this.#nodes = new Map(nodes.map((one) => [one.node.id, one]));
  }

  /** All that take values of one, or of what takes values of it; as they were. */
  affectedBy(id: number): Node[] {
    const ids = new Set([id]);
    const found = new Set<Taking>();
    for (let size = -1; size < found.size; ) {
      size = found.size;
      for (const one of this.#nodes.values())
        if (!found.has(one) && [...one.held.values()].some((source) => source !== undefined && ids.has(source))) {
          found.add(one);
          ids.add(one.node.id);
        }
    }
    return [...found].map(({ node }) => node);
  }

  async judge({ id }: Pick<Node, "id">): Promise<Judged> {
    const taking = this.#nodes.get(id);
    if (!taking) throw new Error(`calculation ${id} is not of the chain`);
    const { node, held } = taking;
    const { value, links, problems, request } = await this.#filled(taking, [id]);
    const came =
      problems.length > 0 ? notCalculated : await cameOf(this.#service, this.#account, node.endpoint, textOf(value));
    // what is not kept yet has no number: it is found by its name, which it has until then
    const made = (from: string) => ({ calculation: held.get(from) || undefined });
    const shown: KeptLink[] = [
      ...links.map(({ isPassed: _, ...link }: Link) => ({
        ...link,
        given: link.given ?? null,
        problem: null,
        ...made(link.from),
      })),
      ...problems.map(({ path, link, said }) => ({
        path,
        from: link?.from ?? "",
        value: link?.value ?? "",
        times: typeof link?.times === "number" ? link.times : 1,
        given: null,
        problem: english(said),
        ...made(link?.from ?? ""),
      })),
    ];
    return { came, request, links: node.links === null ? null : JSON.stringify(shown) };
  }

  async #filled(taking: Taking, trail: readonly number[]) {
    const request = taking.node.request ?? (await this.#requestOf(taking.node));
    const found = await linked(JSON.parse(request), (from) => this.#sourceAt(from, taking, trail));
    return { ...found, request };
  }

  async #requestOf({ id }: Node): Promise<string> {
    const { request } = await this.#service.database
      .selectFrom("calculations as c")
      .innerJoin("calculation_versions as v", (join) =>
        join.onRef("v.calculation_id", "=", "c.id").onRef("v.version", "=", "c.version"),
      )
      .select("v.request")
      .where("c.id", "=", id)
      .executeTakeFirstOrThrow();
    return request;
  }

  async #sourceAt(from: string, { held }: Taking, trail: readonly number[]) {
    const id = held.get(from);
    const taking = id === undefined ? undefined : this.#nodes.get(id);
    // nothing takes values of a template
    if (!taking || taking.node.template === 1) return undefined;
    const { node } = taking;
    // before it is asked for: those that wait for each other would wait for ever
    if (trail.includes(node.id)) return { why: says.ownValue({ from }) };
    let source = this.#sources.get(node.id);
    if (!source) {
      source = this.#calculated(taking, from, trail);
      this.#sources.set(node.id, source);
    }
    return source;
  }

  async #calculated(
    taking: Taking,
    from: string,
    trail: readonly number[],
  ): Promise<Source | { readonly why: Message }> {
    const { value, problems } = await this.#filled(taking, [...trail, taking.node.id]);
    if (problems.length > 0) return { why: says.notGiven({ from }) };
    const body = ownBytes(Buffer.from(textOf(value)));
    try {
      const { bytes, passed } = await this.#service.pool.run(
        this.#account,
        { endpoint: taking.node.endpoint, body },
        never,
        [body],
      );
      return { json: JSON.parse(Buffer.from(bytes).toString("utf8")), isPassed: passed };
    } catch (error) {
      if (!isInvalidInput(error) && !(error instanceof HttpError))
        this.#service.log.warn({ err: error }, "a calculation gives no values");
      return { why: says.notGiven({ from }) };
    }
  }
}
