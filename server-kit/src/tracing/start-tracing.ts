import { trace } from '@opentelemetry/api';

import { tracedFetch } from './traced-fetch';

/** Spans that are not yet sent are lost when the collector is slower than this. */
const STOP_LIMIT_MS = 2_000;

/**
 * Sends traces to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT` (OTLP over HTTP). Without the setting nothing is loaded, and no
 * span is made. `OTEL_TRACES_SAMPLER`, `OTEL_SERVICE_NAME` and the other settings of the SDK apply.
 *
 * @param service name of the service, unless `OTEL_SERVICE_NAME` has another
 * @returns sends what is left and stops; `null` without the setting
 */
export async function startTracing(
  service: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<(() => Promise<void>) | null> {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return null;
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': env['OTEL_SERVICE_NAME'] ?? service }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })),
    ],
  });
  // W3C `traceparent` and AsyncLocalStorage are the defaults.
  provider.register();
  const untraced = globalThis.fetch;
  globalThis.fetch = tracedFetch(untraced, endpoint);
  return async () => {
    globalThis.fetch = untraced;
    const limit = new Promise<void>((resolve) => void setTimeout(resolve, STOP_LIMIT_MS).unref());
    await Promise.race([provider.shutdown().catch(() => {}), limit]);
    trace.disable();
  };
}
