/** Event on the window: a call got a 5xx status. */
export const SERVER_ERROR_EVENT = 'storefront:server-error';

/**
 * Emits the event in a document, with `url` and `stack` as its detail; does nothing in workers and on servers. The stack
 * names the release that sent the request, because each app bundles this code.
 */
export function emitServerError(url: string): void {
  if (typeof window === 'undefined') return;
  const detail = { url, stack: new Error('server error').stack ?? '' };
  window.dispatchEvent(new CustomEvent(SERVER_ERROR_EVENT, { detail }));
}
