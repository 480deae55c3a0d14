import type { Logger } from "pino";
import type { Environment, Span, Tracing } from "./span.ts";

const nothing: Span = { context: undefined, trace: undefined, set: () => {}, rename: () => {}, end: () => {} };
const noTracing: Tracing = { begin: () => nothing, stop: async () => {} };

/** By the standard variables of OpenTelemetry; its libraries are loaded only where one of them names a receiver. */
export async function openTracing(environment: Environment, version: string, log: Logger): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = environment;
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return noTracing;
  if (environment.OTEL_SDK_DISABLED?.toLowerCase() === "true" || environment.OTEL_TRACES_EXPORTER === "none")
    return noTracing;
  const { openTelemetry } = await import("./open-telemetry.ts");
  return openTelemetry(environment, version, log);
}
