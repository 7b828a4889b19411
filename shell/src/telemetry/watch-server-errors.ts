import { SERVER_ERROR_EVENT } from '@storefront/shared/platform/http/server-error-event';
import { z } from 'zod';

import { findRelease, type NamedRelease } from './find-release';

/** Detail of the event. */
const detailSchema = z.object({ url: z.string(), stack: z.string() });

/** Calls of the telemetry itself: their failure harms no visitor. */
const OWN_CALLS = /\/(?:api\/telemetry|api\/fault-reports|page-view)$/;

/** Calls `onError` for each call that got a 5xx status. @param onError receives the release that sent it */
export function watchServerErrors(page: Window, onError: (release: NamedRelease) => void): void {
  page.addEventListener(SERVER_ERROR_EVENT, (event) => {
    const detail = detailSchema.safeParse(Reflect.get(event, 'detail'));
    const release =
      detail.success && !OWN_CALLS.test(detail.data.url) ? findRelease(detail.data.stack) : null;
    if (release) onError(release);
  });
}
