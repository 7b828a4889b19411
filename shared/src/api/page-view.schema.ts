import { z } from 'zod';

/** URL path of the edge server: `POST` returns the token of one page view, for its reports to the backend. */
export const PAGE_VIEW_PATH = '/page-view';

/** Response of `POST /page-view`. */
export const pageViewResponseSchema = z.object({
  token: z.string().min(1),
  /** W3C trace context of the page view; absent while tracing is off. */
  traceparent: z.string().optional(),
});

/** Metric of `Server-Timing` with the trace of a document that is for one visitor. */
export const TRACE_TIMING = 'trace';

/** Signed content of a token. */
export const pageViewSchema = z.object({
  /** Random id of the page view. */
  view: z.string().min(16).max(64),
  /** Milliseconds since 1970. */
  expiresAt: z.number().int(),
  /** Versions that the page may run, by app: those of the visitor and their fallbacks. */
  versions: z.record(z.string(), z.array(z.string())),
});
export type PageView = z.output<typeof pageViewSchema>;
