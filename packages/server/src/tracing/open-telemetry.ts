import { DiagLogLevel, diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { listed } from "@x/eurocode/message";
import type { Logger } from "pino";
import { StartProblem } from "../database/problem.ts";
import { start } from "../says-of-operation.ts";
import type { Environment, Facts, Tracing } from "./span.ts";

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/** A receiver that is away holds up no stop longer than this. */
const patience = 2000;

/** Traces over OTLP as JSON. Where to, with what headers and how long is the exporter's to read from the environment. */
export function openTelemetry(environment: Environment, version: string, log: Logger): Tracing {
  const protocol = environment.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? environment.OTEL_EXPORTER_OTLP_PROTOCOL;
  if (protocol === "grpc") throw new StartProblem(start.protocol);
  diag.setLogger(loggerOf(log), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const delay = Number(environment.OTEL_BSP_SCHEDULE_DELAY);
  const provider = new TracerProvider({
    sampler: samplerOf(environment),
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "x", "service.version": version }))
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(),
        ...(Number.isFinite(delay) && delay > 0 ? { scheduledDelayMillis: delay } : {}),
      }),
    ],
  });
  const tracer = provider.getTracer("x", version);
  return {
    begin: (name, kind, facts, follows) => {
      const parent = parentOf(follows);
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: known(facts) }, context);
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        context: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`,
        trace: traceId,
        set: (more) => {
          span.setAttributes(known(more));
        },
        rename: (to) => {
          span.updateName(to);
        },
        end: (failure) => {
          if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure.slice(0, 500) });
          span.end();
        },
      };
    },
    stop: async () => {
      let clock: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        clock = setTimeout(resolve, patience);
      });
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      clearTimeout(clock);
    },
  };
}

const known = (facts: Facts): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(facts).filter((entry): entry is [string, string | number | boolean] => entry[1] !== undefined),
  );

/** Version 00 of W3C Trace Context; what is malformed is as if it were not there. */
function parentOf(text: string | undefined) {
  const [, traceId, spanId, flags] =
    /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/.exec(text ?? "") ?? [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId) || text?.startsWith("ff"))
    return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
}

/** As the specification names them; the default is `parentbased_always_on`. */
function samplerOf({ OTEL_TRACES_SAMPLER: name = "", OTEL_TRACES_SAMPLER_ARG: share = "1" }: Environment): Sampler {
  const roots: Readonly<Record<string, () => Sampler>> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(Number(share)),
  };
  const base = name === "" ? "parentbased_always_on" : name;
  const root = roots[base.replace(/^parentbased_/, "")];
  if (!root || !(Number(share) >= 0 && Number(share) <= 1))
    throw new StartProblem(start.sampler({ known: listed("plain", Object.keys(roots)) }));
  return base.startsWith("parentbased_") ? new ParentBasedSampler({ root: root() }) : root();
}

/** A receiver that is away is a line in the log. */
function loggerOf(log: Logger) {
  const quiet = () => {};
  const tell = (message: string) => log.warn({ reason: message.slice(0, 300) }, "traces were not sent");
  return { error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet };
}
