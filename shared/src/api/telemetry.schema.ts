import { z } from 'zod';

/** Any app, so that a new remote needs no release of the backend. */
const appNameSchema = z.string().regex(/^(?:shell|mfe-[a-z0-9-]{1,40})$/);
const versionSchema = z.string().regex(/^[\w.+-]{1,60}$/);

/** The measured Web Vitals. */
export const vitalNameSchema = z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']);
export type VitalName = z.output<typeof vitalNameSchema>;

/** Kind of a page: its route pattern, such as `/deals/:dealId`; never a path with values. */
export const pageKindSchema = z
  .string()
  .max(120)
  .regex(/^\/[\w\-./:*]*$/);

/** An event that a page may report. Events describe apps and their versions and contain no personal data. */
export const telemetryEventSchema = z.discriminatedUnion('event', [
  z.object({
    /**
     * `server-error`: a call of this app got a 5xx status. `payment`: a payment was started. `booked`:
     * a payment became an order.
     */
    event: z.enum(['loaded', 'load-failed', 'error', 'server-error', 'payment', 'booked']),
  }),
  z.object({
    event: z.literal('vital'),
    name: vitalNameSchema,
    /** Milliseconds; without a unit for CLS. */
    value: z.number().min(0).max(600_000),
    /** Where it was measured; absent in reports of shells before it was sent. */
    page: pageKindSchema.optional(),
  }),
]);
export type TelemetryEvent = z.output<typeof telemetryEventSchema>;

/**
 * Page views of one source that are counted per day and version. Further ones are dropped, so that no single sender
 * decides about a release.
 */
export const MAX_VIEWS_PER_SOURCE = 5;

/** One version of one app, the subject of all counts. */
export const telemetrySubjectSchema = z.object({ part: appNameSchema, version: versionSchema });
export type TelemetrySubject = z.output<typeof telemetrySubjectSchema>;

/**
 * Request of `POST {backend}/api/telemetry`: events of one app of a page. The content type may be `text/plain`, so that
 * browsers send it to another origin without a preflight request.
 *
 * 202: counted, once for each page view and kind of event; a vital also once for each page view and kind of page. 403: the origin is not the shop, or the token is missing,
 * invalid or expired, or was issued for other versions. 429: too many requests. Pages ignore failures.
 */
export const telemetryRequestSchema = telemetrySubjectSchema.extend({
  events: z.array(telemetryEventSchema).min(1).max(50),
  /** Token of the page view (`POST /page-view` of the site); releases before it send none and are not counted. */
  token: z.string().max(8_192).optional(),
});
export type TelemetryRequest = z.input<typeof telemetryRequestSchema>;
export const telemetryResponseSchema = z.object({ success: z.literal(true) });

/**
 * Query of `GET {backend}/admin/telemetry` and `GET {backend}/admin/telemetry/trend` (owner token): counts from the hour
 * of `since` until now.
 */
export const telemetryQuerySchema = z.object({
  since: z.iso.datetime({ offset: true }),
  part: appNameSchema.optional(),
});

const countSchema = z.number().int().min(0);
/** Index and count. The tuples of zod are not among the functions that apps share (`federated/zod.ts`). */
const histogramBucketSchema = z.custom<[number, number]>(
  (value) =>
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((entry) => Number.isInteger(entry) && entry >= 0),
);
const measuredSchema = z.object({
  count: countSchema,
  average: z.number().min(0),
  /** 75th percentile, at most 5% off. */
  p75: z.number().min(0),
  /** Counts by bucket (`vital-histogram.ts`); absent where the measurements are older than the histograms. */
  histogram: z.array(histogramBucketSchema).optional(),
});

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
  /** Documents in which a call of this version got a 5xx status. */
  serverErrors: countSchema,
  /** Documents of this version in which a payment was started. */
  payments: countSchema,
  /** Documents of this version in which a booking was confirmed. */
  booked: countSchema,
  /**
   * Distinct sources of reports, by day: a source that reports on two days counts twice. A source is a salted hash of
   * a network address.
   */
  sources: countSchema,
  /** The same for the reports of each kind of harm. */
  harmSources: z.object({ loadFailed: countSchema, errors: countSchema, serverErrors: countSchema }),
  /** Milliseconds, without a unit for CLS. Metrics without measurements are absent. */
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

/** One hour of one version; counts as in `versionHealthSchema`. */
export const trendBucketSchema = telemetrySubjectSchema.extend({
  /** Start of the hour. */
  hour: z.iso.datetime(),
  loaded: countSchema,
  loadFailed: countSchema,
  errors: countSchema,
  booked: countSchema,
  /** 75th percentiles in milliseconds; absent without measurements. */
  p75: z.object({ LCP: z.number().min(0).optional(), INP: z.number().min(0).optional() }),
});
export type TrendBucket = z.output<typeof trendBucketSchema>;
/** Response of `GET {backend}/admin/telemetry/trend`: by hour, app and version; hours without a report are absent. */
export const telemetryTrendSchema = z.object({ buckets: z.array(trendBucketSchema) });

/** The Core Web Vitals, which are counted by kind of page as well. */
export const coreVitalSchema = z.enum(['LCP', 'INP', 'CLS']);
export type CoreVital = z.output<typeof coreVitalSchema>;

const percentileSchema = z.object({
  count: countSchema,
  /** 75th percentile, at most 5% off: milliseconds, without a unit for CLS. */
  p75: z.number().min(0),
});

export type Percentile = z.output<typeof percentileSchema>;

const coreVitalsSchema = z.object({
  LCP: percentileSchema.optional(),
  INP: percentileSchema.optional(),
  CLS: percentileSchema.optional(),
});

/** Core Web Vitals of one kind of page, shown by one version of an app. Vitals without measurements are absent. */
export const pageVitalsSchema = telemetrySubjectSchema.extend({
  page: pageKindSchema,
  vitals: coreVitalsSchema,
  /** Oldest first; hours without a measurement are absent. */
  hours: z.array(z.object({ hour: z.iso.datetime(), vitals: coreVitalsSchema })),
});
export type PageVitals = z.output<typeof pageVitalsSchema>;
/** Response of `GET {backend}/admin/telemetry/pages` (owner token; query as for the counts), by app, version and page. */
export const pageVitalsResponseSchema = z.object({ pages: z.array(pageVitalsSchema) });
