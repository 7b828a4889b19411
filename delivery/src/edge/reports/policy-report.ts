import { z } from 'zod';

/** A policy violation reported by a browser, without personal data. */
export interface PolicyReport {
  readonly directive: string;
  /** URL without query, or a keyword such as `inline`. */
  readonly blocked: string;
  /** Path of the page. */
  readonly page: string;
  /** First characters of the blocked code, if the policy requests them. */
  readonly sample: string;
}

const text = z.string().max(2_000).catch('');

/** The `report-uri` format: one report per request. */
const legacySchema = z
  .object({
    'csp-report': z.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
      'script-sample': text,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    toReport(
      report['effective-directive'] || report['violated-directive'],
      report['blocked-uri'],
      report['document-uri'],
      report['script-sample'],
    ),
  ]);

/** The format of the Reporting API: several reports per request. An `integrity-violation` has a destination. */
const modernSchema = z
  .array(
    z.object({
      type: text,
      url: text,
      body: z.object({
        effectiveDirective: text,
        destination: text,
        blockedURL: text,
        documentURL: text,
        sample: text,
      }),
    }),
  )
  .min(1)
  .max(50)
  .transform((reports) =>
    reports.map(({ type, url, body }) =>
      toReport(
        body.effectiveDirective || `${type} ${body.destination}`.trim(),
        body.blockedURL,
        body.documentURL || url,
        body.sample,
      ),
    ),
  );

/** Parses both report formats of browsers (`report-uri`, Reporting API). */
export const policyReportsSchema = z.union([modernSchema, legacySchema]);

function toReport(directive: string, blocked: string, page: string, sample: string): PolicyReport {
  return {
    directive: oneLine(directive).slice(0, 60),
    blocked: withoutQuery(blocked),
    page: pathOf(page),
    sample: oneLine(sample).slice(0, 40),
  };
}

function withoutQuery(url: string): string {
  if (!URL.canParse(url)) return oneLine(url).slice(0, 40);
  const { protocol, origin, pathname } = new URL(url);
  return protocol.startsWith('http') ? `${origin}${pathname}`.slice(0, 200) : protocol;
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname.slice(0, 200) : '';
}

/** Removes line breaks, so that a report cannot forge log lines. */
function oneLine(value: string): string {
  // oxlint-disable-next-line no-control-regex
  return value.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ');
}
