import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** A statement of the database, after its end. */
export interface EndedQuery {
  /** With parameters in place of values. */
  readonly sql: string;
  readonly durationMs: number;
  readonly failed: boolean;
}

/** Makes a span of a statement in the trace of the request that sent it. Statements of background jobs have no span. */
export function traceQuery({ sql, durationMs, failed }: EndedQuery): void {
  if (trace.getActiveSpan() === undefined) return;
  const end = Date.now();
  const operation = sql.trimStart().split(/\s/, 1)[0] ?? '';
  const span = trace.getTracer('database').startSpan(operation, {
    kind: SpanKind.CLIENT,
    startTime: end - durationMs,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql, 'db.operation.name': operation },
  });
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(end);
}
