import { z } from 'zod';

/** Any app, so that a new remote needs no release of the backend. */
const appNameSchema = z.string().regex(/^(?:shell|mfe-[a-z0-9-]{1,40})$/);
const versionSchema = z.string().regex(/^[\w.+-]{1,60}$/);

export const vitalNameSchema = z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']);
export type VitalName = z.output<typeof vitalNameSchema>;

/** What a page may report: counts about parts and their versions, and nothing about the person. */
export const telemetryEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.enum(['loaded', 'load-failed', 'error', 'booked']) }),
  z.object({
    event: z.literal('vital'),
    name: vitalNameSchema,
    /** Milliseconds; a plain number for CLS. */
    value: z.number().min(0).max(600_000),
  }),
]);
export type TelemetryEvent = z.output<typeof telemetryEventSchema>;

/** One version of one part: what is counted. */
export const telemetrySubjectSchema = z.object({ part: appNameSchema, version: versionSchema });
export type TelemetrySubject = z.output<typeof telemetrySubjectSchema>;

/**
 * `POST {backend}/api/telemetry`: a few events of one part of the page (api.md). The same JSON may come as
 * `text/plain`, which a page of another origin may send without asking first.
 */
export const telemetryRequestSchema = telemetrySubjectSchema.extend({
  events: z.array(telemetryEventSchema).min(1).max(50),
});
export type TelemetryRequest = z.input<typeof telemetryRequestSchema>;
export const telemetryAnswerSchema = z.object({ success: z.literal(true) });

/** `GET {backend}/admin/telemetry`, with the owner's token: counts of the hours from that of `since` on. */
export const telemetryQuerySchema = z.object({
  since: z.iso.datetime({ offset: true }),
  part: appNameSchema.optional(),
});

const countSchema = z.number().int().min(0);
const measuredSchema = z.object({ count: countSchema, average: z.number().min(0) });

/**
 * How one version of one part fares. Each count is a number of documents (page loads that ran code): a
 * document counts once for each kind of event.
 */
export const versionHealthSchema = telemetrySubjectSchema.extend({
  /** Documents that really used this version. */
  loaded: countSchema,
  /** Documents that asked for this version in vain. */
  loadFailed: countSchema,
  /** Documents in which something of this version went wrong. */
  errors: countSchema,
  /** Documents of this version in which a booking was confirmed. */
  booked: countSchema,
  /** Averages in milliseconds, of CLS a plain number; only what was measured. */
  vitals: z.object({
    LCP: measuredSchema.optional(),
    INP: measuredSchema.optional(),
    CLS: measuredSchema.optional(),
    FCP: measuredSchema.optional(),
    TTFB: measuredSchema.optional(),
  }),
  /** Begin of the first and of the last hour with a report. */
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
});
export type VersionHealth = z.output<typeof versionHealthSchema>;
export const telemetryHealthSchema = z.object({ versions: z.array(versionHealthSchema) });
