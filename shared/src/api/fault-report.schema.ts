import { z } from 'zod';

import { pageKindSchema, telemetrySubjectSchema } from './telemetry.schema';

export const MAX_FAULT_FRAMES = 20;
export const MAX_FAULT_MESSAGE = 300;

/** A position in a file of a release. */
export const faultFrameSchema = z.object({
  /** `<app>/<version>/<file>`, relative to `/releases/`. */
  file: z
    .string()
    .max(200)
    .regex(/^[\w-]+\/[\w.+-]+\/[\w.-]+\.js$/),
  /** From 1. */
  line: z.number().int().min(1).max(10_000_000),
  /** From 1. */
  column: z.number().int().min(1).max(10_000_000),
});
export type FaultFrame = z.output<typeof faultFrameSchema>;

/**
 * Request of `POST {backend}/api/fault-reports`: one error in a page, without data about its reader. Content type and
 * statuses as for `POST {backend}/api/telemetry`.
 */
export const faultReportSchema = telemetrySubjectSchema.extend({
  /** Scrubbed by `scrubFaultText`; the backend scrubs it again. */
  message: z.string().max(MAX_FAULT_MESSAGE),
  frames: z.array(faultFrameSchema).max(MAX_FAULT_FRAMES),
  /** Where it happened. */
  page: pageKindSchema,
  browser: z.object({
    family: z.enum(['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet', 'other']),
    major: z.number().int().min(0).max(999),
  }),
  /** Random id of the document. Backends count by the page view of the token instead. */
  view: z.string().regex(/^[\w-]{8,64}$/),
  /** Token of the page view (`POST /page-view` of the site); a report without one is rejected with 403. */
  token: z.string().max(8_192).optional(),
});
export type FaultReport = z.output<typeof faultReportSchema>;
export const faultReportResponseSchema = z.object({ success: z.literal(true) });

/** Query of `GET {backend}/admin/fault-reports` (owner token). */
export const faultQuerySchema = z.object({
  since: z.iso.datetime({ offset: true }),
  part: telemetrySubjectSchema.shape.part.optional(),
});

const countSchema = z.number().int().min(0);
const countedSchema = z.object({ name: z.string(), count: countSchema });

/** Equal errors of one version: the same message at the same position. */
export const faultGroupSchema = telemetrySubjectSchema.extend({
  fingerprint: z.string(),
  message: z.string(),
  frames: z.array(faultFrameSchema),
  /** Reports since `since`. */
  count: countSchema,
  /** Page views that met the error. */
  views: countSchema,
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  /** Most frequent first. */
  pages: z.array(countedSchema),
  /** Family and major version, most frequent first. */
  browsers: z.array(countedSchema),
  /** Reports by hour, oldest first; hours without a report are absent. */
  hours: z.array(z.object({ hour: z.iso.datetime(), count: countSchema })),
});
export type FaultGroup = z.output<typeof faultGroupSchema>;

/** Response of `GET {backend}/admin/fault-reports`: the errors that most page views met first, at most 100. */
export const faultGroupsSchema = z.object({ faults: z.array(faultGroupSchema) });
