import {
  telemetryAnswerSchema,
  telemetrySubjectSchema,
  type TelemetryEvent,
  type TelemetryRequest,
} from '@storefront/shared/api/telemetry.schema';
import { backendUrl, type Endpoints } from '@storefront/shared/platform/config/endpoints';
import { requestJson, type ApiError } from '@storefront/shared/platform/http/request-json';

/** What is counted leaves the page this long after the first of it. */
export const REPORT_AFTER_MS = 10_000;
const SEND_LIMIT_MS = 10_000;

export interface Reports {
  /** Counts an event of a version; the same one counts once in a document. */
  readonly count: (part: string, version: string, event: TelemetryEvent) => void;
}

interface Waiting {
  readonly request: TelemetryRequest;
  readonly isRetry: boolean;
}

/**
 * Collects what this document counts and sends it: a request for each version, after a while or when the
 * page is left, whichever comes first. Failures are silent; what could not be sent is tried once more.
 *
 * Each kind of event counts once in a document, so a request never comes near the limit of the call.
 */
export function startReports(endpoints: Endpoints, page: Window): Reports {
  const counted = new Set<string>();
  let waiting: readonly Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  function wait(): void {
    timer ??= setTimeout(sendAll, REPORT_AFTER_MS);
  }

  function sendAll(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const leaving = waiting;
    waiting = [];
    for (const one of leaving) void send(one);
  }

  async function send({ request, isRetry }: Waiting): Promise<void> {
    const answer = await requestJson(backendUrl(endpoints, 'api/telemetry'), telemetryAnswerSchema, {
      timeoutMs: SEND_LIMIT_MS,
      // Text needs no question ahead (CORS), for which a page that is being left has no time.
      init: { method: 'POST', keepalive: true, credentials: 'omit', body: JSON.stringify(request) },
    });
    if (answer.ok || isRetry || !mayHelpToRepeat(answer.error)) return;
    waiting = [...waiting, { request, isRetry: true }];
    wait();
  }

  // On the window, so that whoever listens on the document has counted its last by then.
  page.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') sendAll();
  });
  page.addEventListener('pagehide', sendAll);

  return {
    count: (part, version, event) => {
      const subject = telemetrySubjectSchema.safeParse({ part, version });
      const key = [part, version, event.event, 'name' in event ? event.name : ''].join(' ');
      if (!subject.success || counted.has(key)) return;
      counted.add(key);
      waiting = withEvent(waiting, { ...subject.data, events: [event] });
      wait();
    },
  };
}

/** A refusal would be one again. */
function mayHelpToRepeat(error: ApiError): boolean {
  return (
    error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && error.status >= 500)
  );
}

function withEvent(waiting: readonly Waiting[], { part, version, events }: TelemetryRequest): Waiting[] {
  const isSame = ({ request, isRetry }: Waiting) =>
    !isRetry && request.part === part && request.version === version;
  const before = waiting.find(isSame)?.request.events ?? [];
  return [
    ...waiting.filter((one) => !isSame(one)),
    { request: { part, version, events: [...before, ...events] }, isRetry: false },
  ];
}
