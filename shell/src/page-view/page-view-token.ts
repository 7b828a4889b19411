import {
  PAGE_VIEW_PATH,
  pageViewResponseSchema,
  TRACE_TIMING,
} from '@storefront/shared/api/page-view.schema';
import { requestJson } from '@storefront/shared/platform/http/request-json';
import { z } from 'zod';

const TIMEOUT_MS = 10_000;
/** A token is valid for two hours. */
const RENEW_AFTER_MS = 110 * 60_000;

const timingsSchema = z.array(z.object({ name: z.string(), description: z.string() }));

let onTrace: ((traceparent: string) => void) | null = null;

/** Calls `listener` with the trace of each page view, which exists while the site is traced. */
export function onPageViewTrace(listener: (traceparent: string) => void): void {
  onTrace = listener;
}

interface PageViewToken {
  /** Returns the token without waiting, for a page that is being closed; `null` if there is none. */
  readonly current: () => string | null;
  /** Fetches a token, unless there is a valid one. `null` if the site issues none. */
  readonly get: () => Promise<string | null>;
}

/**
 * The token that all reports of this document carry (`POST /page-view` of the site). One for counts and errors: each
 * token is a page view of its own.
 */
export const pageView = createPageViewToken();

function createPageViewToken(): PageViewToken {
  let token: { readonly text: string; readonly at: number } | null = null;
  let pending: Promise<void> | null = null;
  const current = () => (token && performance.now() - token.at < RENEW_AFTER_MS ? token.text : null);
  return {
    current,
    async get() {
      const valid = current();
      if (valid !== null) return valid;
      pending ??= request().finally(() => {
        pending = null;
      });
      await pending;
      return current();
    },
  };

  async function request(): Promise<void> {
    const response = await requestJson(PAGE_VIEW_PATH, pageViewResponseSchema, {
      timeoutMs: TIMEOUT_MS,
      init: { method: 'POST', headers: traceOfDocument() },
    });
    if (!response.ok) return;
    const { token: text, traceparent } = response.value;
    token = { text, at: performance.now() };
    if (traceparent !== undefined) onTrace?.(traceparent);
  }
}

/** The document states its trace where no shared cache may keep it. */
function traceOfDocument(): Record<string, string> {
  const [document] = performance.getEntriesByType?.('navigation') ?? [];
  const timings =
    document === undefined ? undefined : timingsSchema.safeParse(Reflect.get(document, 'serverTiming')).data;
  const traceparent = timings?.find(({ name }) => name === TRACE_TIMING)?.description;
  return traceparent === undefined ? {} : { traceparent };
}
