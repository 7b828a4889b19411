import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * Runs a call of another system in a span of the current request, which its own requests continue. Calls of background jobs
 * have no span. It does nothing while tracing is off.
 *
 * @param name such as `supplier getPackagePrice`, without anything that a visitor has sent
 */
export async function traceCall<T>(name: string, call: () => Promise<T>): Promise<T> {
  if (trace.getActiveSpan() === undefined) return call();
  return trace.getTracer('calls').startActiveSpan(name, { kind: SpanKind.CLIENT }, async (span) => {
    try {
      return await call();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      throw error;
    } finally {
      span.end();
    }
  });
}
