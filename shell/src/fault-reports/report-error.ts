import { faultReportResponseSchema, type FaultReport } from '@storefront/shared/api/fault-report.schema';
import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { scrubFaultText } from '@storefront/shared/domain/fault-text/scrub-fault-text';
import { backendUrl, type Endpoints } from '@storefront/shared/platform/config/endpoints';
import { requestJson } from '@storefront/shared/platform/http/request-json';

import { pageKindOf } from '../page-view/page-kind';
import { pageView } from '../page-view/page-view-token';

import { browserName } from './browser-name';
import { stackPositions } from './stack-positions';

/** An error and where it happened. */
export interface PageError {
  readonly thrown: unknown;
  /** Release whose code threw; `null` if the stack trace names none: the owner of the path counts as the cause. */
  readonly release: { readonly app: string; readonly version: string } | null;
  /** Release of the shell, which owns every path without a remote. */
  readonly shell: { readonly app: string; readonly version: string };
  readonly remotes: readonly RemoteSnapshot[];
  /** Of the URL, at the time of the error. */
  readonly pathname: string;
}

/** A page that fails in a loop reports no more than this. */
const MAX_REPORTS = 10;
const TIMEOUT_MS = 10_000;

/** Random for each document, and kept nowhere. */
const view = crypto.randomUUID();
const reported = new Set<string>();

/**
 * Sends an error to the backend: its scrubbed message, positions in files of releases, the route pattern, and family
 * and version of the browser. An error is sent once per document, with the token of the page view; without one nothing
 * is sent. Resolves when the report is sent, and never rejects.
 */
export async function reportError(endpoints: Endpoints, error: PageError): Promise<void> {
  try {
    const report = describe(error);
    const key = JSON.stringify([report.part, report.version, report.message, report.frames[0]]);
    if (reported.has(key) || reported.size >= MAX_REPORTS) return;
    reported.add(key);
    const token = await pageView.get();
    if (token === null) return;
    await requestJson(backendUrl(endpoints, 'api/fault-reports'), faultReportResponseSchema, {
      timeoutMs: TIMEOUT_MS,
      init: {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        body: JSON.stringify({ ...report, token }),
      },
    });
  } catch {
    // A fault report must never be the cause of another fault.
  }
}

function describe({ thrown, release, shell, remotes, pathname }: PageError): FaultReport {
  const { owner, page } = pageKindOf(remotes, pathname);
  const cause = release ?? (owner ? { app: owner.name, version: owner.version } : shell);
  const { message, stack } = textOf(thrown);
  return {
    part: cause.app,
    version: cause.version,
    message: scrubFaultText(message),
    frames: stackPositions(stack),
    page,
    browser: browserName(navigator.userAgent),
    view,
  };
}

function textOf(thrown: unknown): { readonly message: string; readonly stack: string } {
  if (!(thrown instanceof Error)) return { message: `Thrown value of type ${typeof thrown}`, stack: '' };
  const { name, message, stack = '' } = thrown;
  return { message: `${name}: ${message}`, stack: stack.replace(message, () => '') };
}
