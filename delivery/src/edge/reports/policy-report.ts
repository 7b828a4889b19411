import { z } from 'zod';

/** What a browser refused, without anything that could name the visitor. */
export interface PolicyReport {
  readonly directive: string;
  /** Address without query, or a word such as `inline`. */
  readonly blocked: string;
  /** Path of the page. */
  readonly page: string;
  /** First letters of the refused text, where the policy asks for them. */
  readonly sample: string;
}

const text = z.string().max(2_000).catch('');

/** The older form, one report a request. */
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

/** The form of the Reporting API, several a request; `integrity-violation` names its destination. */
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

/** Both forms in which browsers report (`report-uri`, Reporting API). */
export const policyReportsSchema = z.union([modernSchema, legacySchema]);

function toReport(directive: string, blocked: string, page: string, sample: string): PolicyReport {
  return {
    directive: oneLine(directive).slice(0, 60),
    blocked: withoutQuery(blocked),
    page: pathOf(page),
    sample: oneLine(sample).slice(0, 40),
  };
}

function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return oneLine(address).slice(0, 40);
  const { protocol, origin, pathname } = new URL(address);
  return protocol.startsWith('http') ? `${origin}${pathname}`.slice(0, 200) : protocol;
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname.slice(0, 200) : '';
}

/** A log has one line for each event, whatever was sent. */
function oneLine(words: string): string {
  // oxlint-disable-next-line no-control-regex
  return words.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ');
}
