/** What `/openapi.json` says, to be read: groups of operations, each with its fields, an example and its answers. */
import { render } from "preact";
import { useState } from "preact/hooks";
import { Scroll } from "./scroll.tsx";

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Content {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, Response>>;
}

interface Response {
  readonly $ref?: string;
  readonly description?: string;
}

interface Document {
  readonly info: { readonly description?: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

interface Route extends Operation {
  readonly method: string;
  readonly path: string;
}

/** Draws it; an address with the id of an operation opens it. */
export async function showApi(into: HTMLElement): Promise<void> {
  const answer = await fetch("/openapi.json");
  render(<Reference api={(await answer.json()) as Document} />, into);
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

function Reference({ api }: { readonly api: Document }) {
  const routes = Object.entries(api.paths).flatMap(([path, of]) =>
    Object.entries(of).map(([method, operation]): Route => ({ ...operation, method: method.toUpperCase(), path })),
  );
  return (
    <>
      {paragraphsOf(api.info.description).map((text) => (
        <p key={text}>
          <Text of={text} />
        </p>
      ))}
      <p>
        The document is <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1); requests can be sent from{" "}
        <a href="/docs/try">a page that tries them</a>.
      </p>
      {api.tags.map(({ name, description }) => (
        <section key={name} aria-labelledby={slugOf(name)}>
          <h2 id={slugOf(name)}>{name}</h2>
          <p>{description}</p>
          {routes
            .filter(({ tags }) => tags?.includes(name))
            .map((route) => (
              <One key={route.operationId} api={api} route={route} />
            ))}
        </section>
      ))}
    </>
  );
}

const paragraphsOf = (markdown = ""): string[] => markdown.split("\n\n");

const slugOf = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

function One({ api, route }: { readonly api: Document; readonly route: Route }) {
  const { operationId, method, path, summary } = route;
  const [isOpen, setOpen] = useState(location.hash === `#${operationId}`);
  return (
    <details id={operationId} class="operation" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b class={`method ${method.toLowerCase()}`}>{method}</b> <code>{path}</code> <span>{summary}</span>
      </summary>
      {isOpen && <Inside api={api} route={route} />}
    </details>
  );
}

function Inside({ api, route }: { readonly api: Document; readonly route: Route }) {
  const { description, parameters = [], requestBody, responses, operationId, tags = [] } = route;
  const [, check] = /^check-(?:summary-)?(en-[\d-]+)$/.exec(operationId) ?? [];
  const bodies = Object.entries(requestBody?.content ?? {});
  const [, json] = bodies.find(([type]) => type === "application/json") ?? [];
  const example = Object.values(json?.examples ?? {})[0]?.value;
  return (
    <div class="prose">
      <p>
        <Text of={description ?? ""} />
      </p>
      {parameters.length > 0 && (
        <Fields
          title="Parameters"
          rows={parameters.map(({ name, in: place, required, schema = {}, ...more }) => ({
            name,
            kind: `${place}, ${typeOf(schema)}`,
            required: required === true,
            description: more.description ?? "",
          }))}
        />
      )}
      {check !== undefined ? (
        <p>
          Fields, values and an example of each kind: <a href={`/docs/checks/${check}`}>{check}</a>.
        </p>
      ) : (
        bodies.map(([type, { schema = {} }]) => (
          <Fields key={type} title={`Body, ${type}`} rows={rowsOf(api, schema)} />
        ))
      )}
      {example !== undefined && (
        <>
          <h3>Example</h3>
          <Scroll label="Example">
            <pre>{curl(api, route, example)}</pre>
          </Scroll>
        </>
      )}
      <h3>Answers</h3>
      <ul>
        {Object.entries(responses).map(([status, response]) => (
          <li key={status}>
            <b>{status}</b> <Text of={named(api.components.responses, response).description ?? ""} />
          </li>
        ))}
      </ul>
      <p>
        <a href={`/docs/try#/${encodeURIComponent(tags[0] ?? "")}/${operationId}`}>Try it</a>
      </p>
    </div>
  );
}

interface Row {
  readonly name: string;
  readonly kind: string;
  readonly required: boolean;
  readonly description: string;
}

function Fields({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <Scroll label={title}>
        <table>
          <tbody>
            {rows.map(({ name, kind, required, description }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                  {required && <small> required</small>}
                </th>
                <td>{kind}</td>
                <td>
                  <Text of={description} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}

/** What it is, where only a name of the components stands. */
const named = <T extends { readonly $ref?: string }>(all: Readonly<Record<string, T>>, one: T): T =>
  one.$ref === undefined ? one : (all[one.$ref.split("/").at(-1) ?? ""] ?? one);

const resolved = ({ components }: Document, schema: Schema): Schema => named(components.schemas, schema);

/** Of an object its fields; of a choice those of what may be chosen. */
function rowsOf(api: Document, schema: Schema): Row[] {
  const { properties, required = [], anyOf, oneOf, allOf } = resolved(api, schema);
  if (!properties) return [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].flatMap((one) => rowsOf(api, one));
  return Object.entries(properties).map(([name, field]) => ({
    name,
    kind: typeOf(field),
    required: required.includes(name),
    description: field.description ?? "",
  }));
}

function typeOf({ $ref, type, enum: values, const: only, items, anyOf, oneOf }: Schema): string {
  if ($ref !== undefined) return $ref.split("/").at(-1) ?? "";
  if (values) return values.map(String).join(" | ");
  if (only !== undefined) return String(only);
  if (items) return `list of ${typeOf(items)}`;
  const choice = anyOf ?? oneOf;
  if (choice) return [...new Set(choice.map(typeOf))].join(" or ");
  return typeof type === "string" ? type : (type?.join(" or ") ?? "");
}

const curl = ({ servers }: Document, { method, path }: Route, example: unknown): string =>
  [
    `curl -X ${method} ${servers[0]?.url ?? ""}${path} \\`,
    `  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\`,
    `  -d '${JSON.stringify(example, null, 2)}'`,
  ].join("\n");

/** A sentence with names between backticks. */
const Text = ({ of }: { readonly of: string }) => (
  <>{of.split("`").map((part, i) => (i % 2 === 1 ? <code key={part}>{part}</code> : part))}</>
);
