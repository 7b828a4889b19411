import { z } from 'zod';

/** Any app, so that a new remote needs no release of the backend. */
const appNameSchema = z.string().regex(/^(?:shell|mfe-[a-z0-9-]{1,40})$/);
const versionSchema = z.string().regex(/^[\w.+-]{1,60}$/);

/** The measured Web Vitals. */
export const vitalNameSchema = z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']);
export type VitalName = z.output<typeof vitalNameSchema>;

/** An event that a page may report. Events describe apps and their versions and contain no personal data. */
export const telemetryEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.enum(['loaded', 'load-failed', 'error', 'booked']) }),
  z.object({
    event: z.literal('vital'),
    name: vitalNameSchema,
    /** Milliseconds; without a unit for CLS. */
    value: z.number().min(0).max(600_000),
  }),
]);
export type TelemetryEvent = z.output<typeof telemetryEventSchema>;

/** One version of one app, the subject of all counts. */
export const telemetrySubjectSchema = z.object({ part: appNameSchema, version: versionSchema });

/**
 * Request of `POST {backend}/api/telemetry`: events of one app of a page. The content type may be `text/plain`, so that
 * browsers send it to another origin without a preflight request.
 *
 * 202: counted. 403: the origin is not the shop. 429: too many requests. Pages ignore failures.
 */
export const telemetryRequestSchema = telemetrySubjectSchema.extend({
  events: z.array(telemetryEventSchema).min(1).max(50),
});
export type TelemetryRequest = z.input<typeof telemetryRequestSchema>;
export const telemetryResponseSchema = z.object({ success: z.literal(true) });

/** Query of `GET {backend}/admin/telemetry` (owner token): counts from the hour of `since` until now. */
export const telemetryQuerySchema = z.object({
  since: z.iso.datetime({ offset: true }),
  part: appNameSchema.optional(),
});

const countSchema = z.number().int().min(0);
const measuredSchema = z.object({ count: countSchema, average: z.number().min(0) });

/**
 * The health of one version of one app. Each count is a number of documents (page loads that ran code); a document
 * counts once per kind of event.
 */
export const versionHealthSchema = telemetrySubjectSchema.extend({
  /** Documents that loaded and used this version. */
  loaded: countSchema,
  /** Documents that failed to load this version. */
  loadFailed: countSchema,
  /** Documents with an error in this version. */
  errors: countSchema,
  /** Documents of this version in which a booking was confirmed. */
  booked: countSchema,
  /** Averages in milliseconds, without a unit for CLS. Metrics without measurements are absent. */
  vitals: z.object({
    LCP: measuredSchema.optional(),
    INP: measuredSchema.optional(),
    CLS: measuredSchema.optional(),
    FCP: measuredSchema.optional(),
    TTFB: measuredSchema.optional(),
  }),
  /** Start of the first and of the last hour with a report. */
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
});
/** See `versionHealthSchema`. */
export type VersionHealth = z.output<typeof versionHealthSchema>;
/** Response of `GET {backend}/admin/telemetry`. */
export const telemetryHealthSchema = z.object({ versions: z.array(versionHealthSchema) });
