import { z } from 'zod';

/** What a page may report: counts about parts and their versions, and nothing about the person. */
export const telemetryEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.enum(['loaded', 'load-failed', 'error', 'booked']) }),
  z.object({
    event: z.literal('vital'),
    name: z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']),
    /** Milliseconds; a plain number for CLS. */
    value: z.number().min(0).max(600_000),
  }),
]);

/** `POST {backend}/api/telemetry`: a few events of one part of the page (api.md). */
export const telemetryRequestSchema = z.object({
  part: z.enum(['shell', 'mfe-discovery', 'mfe-search', 'mfe-deal', 'mfe-checkout']),
  version: z.string().regex(/^[\w.+-]{1,60}$/),
  events: z.array(telemetryEventSchema).min(1).max(50),
});
export type TelemetryRequest = z.input<typeof telemetryRequestSchema>;
export const telemetryAnswerSchema = z.object({ success: z.literal(true) });
