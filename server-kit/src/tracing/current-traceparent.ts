import { context, propagation } from '@opentelemetry/api';

/** Returns the W3C `traceparent` of the current request, for work in another thread; `undefined` while tracing is off. */
export function currentTraceparent(): string | undefined {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers['traceparent'];
}
