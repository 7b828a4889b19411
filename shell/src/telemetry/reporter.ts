import {
  telemetryResponseSchema,
  telemetrySubjectSchema,
  type TelemetryEvent,
  type TelemetryRequest,
} from '@storefront/shared/api/telemetry.schema';
import { backendUrl, type Endpoints } from '@storefront/shared/platform/config/endpoints';
import { requestJson, type ApiError } from '@storefront/shared/platform/http/request-json';

import { onPageViewTrace, pageView } from '../page-view/page-view-token';
import { traceCalls, type TracedCalls } from '../page-view/trace-calls';

import type { CountEvent } from './count-event';

/** Events are sent this long after the first event in the queue. */
export const REPORT_DELAY_MS = 10_000;
const TIMEOUT_MS = 10_000;

interface QueuedRequest {
  readonly request: TelemetryRequest;
  readonly isRetry: boolean;
}

/**
 * Collects telemetry events and sends one request per app version, after `REPORT_DELAY_MS` or when the page is hidden.
 * A failed request is retried once and then dropped without a message. Without a token of the page view nothing is
 * sent, since it would not be counted.
 *
 * Each event counts once per document, so a request stays far below the size limit of the endpoint.
 */
export function createReporter(endpoints: Endpoints, page: Window): CountEvent {
  const counted = new Set<string>();
  let waiting: readonly QueuedRequest[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  function schedule(): void {
    timer ??= setTimeout(() => {
      timer = null;
      void sendWithToken();
    }, REPORT_DELAY_MS);
  }

  async function sendWithToken(): Promise<void> {
    await pageView.get();
    sendAll();
  }

  function sendAll(): void {
    const text = pageView.current();
    // A page that is hidden before its token arrives may be shown again: its events wait.
    if (text === null) return;
    if (timer) clearTimeout(timer);
    timer = null;
    const batch = waiting;
    waiting = [];
    for (const { request, isRetry } of batch) void send({ request: { ...request, token: text }, isRetry });
  }

  async function send({ request, isRetry }: QueuedRequest): Promise<void> {
    const response = await requestJson(backendUrl(endpoints, 'api/telemetry'), telemetryResponseSchema, {
      timeoutMs: TIMEOUT_MS,
      // A text body needs no CORS preflight, which a page that is being closed could not wait for.
      init: { method: 'POST', keepalive: true, credentials: 'omit', body: JSON.stringify(request) },
    });
    if (response.ok || isRetry || !isRetryable(response.error)) return;
    waiting = [...waiting, { request, isRetry: true }];
    schedule();
  }

  let calls: TracedCalls | null = null;
  onPageViewTrace((traceparent) => {
    calls ??= traceCalls(globalThis.window, backendUrl(endpoints, ''));
    calls.use(traceparent);
  });
  // Early, because a page that is being closed cannot wait for it.
  void pageView.get();
  // Registered on the window, so that listeners on the document add their last events first.
  page.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') sendAll();
  });
  page.addEventListener('pagehide', sendAll);

  return (app, version, event) => {
    const subject = telemetrySubjectSchema.safeParse({ part: app, version });
    const key = JSON.stringify([app, version, event.event, ...measuredSubject(event)]);
    if (!subject.success || counted.has(key)) return;
    counted.add(key);
    waiting = withEvent(waiting, { ...subject.data, events: [event] });
    schedule();
  };
}

function measuredSubject(event: TelemetryEvent): readonly (string | undefined)[] {
  return event.event === 'vital' ? [event.name, event.page] : [];
}

/** A request that was rejected (4xx) would be rejected again. */
function isRetryable(error: ApiError): boolean {
  return (
    error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && error.status >= 500)
  );
}

function withEvent(
  waiting: readonly QueuedRequest[],
  { part, version, events }: TelemetryRequest,
): QueuedRequest[] {
  const isSame = ({ request, isRetry }: QueuedRequest) =>
    !isRetry && request.part === part && request.version === version;
  const before = waiting.find(isSame)?.request.events ?? [];
  return [
    ...waiting.filter((one) => !isSame(one)),
    { request: { part, version, events: [...before, ...events] }, isRetry: false },
  ];
}
