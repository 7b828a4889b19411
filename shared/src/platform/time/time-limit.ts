/**
 * Returns a signal that aborts when `signal` does, or with a `TimeoutError` after `limitMs` milliseconds.
 *
 * Not `AbortSignal.any([signal, AbortSignal.timeout(limitMs)])`: Node 20 collects such a timeout as garbage, and the
 * limit never comes.
 */
export function withTimeLimit(signal: AbortSignal, limitMs: number): AbortSignal {
  const limited = new AbortController();
  const timer = setTimeout(() => {
    limited.abort(new DOMException('The time limit was reached.', 'TimeoutError'));
  }, limitMs);
  // A pending limit must not keep a server from exiting.
  if (typeof timer === 'object') timer.unref();
  const onAbort = () => {
    clearTimeout(timer);
    limited.abort(signal.reason);
  };
  if (signal.aborted) onAbort();
  else signal.addEventListener('abort', onAbort, { once: true, signal: limited.signal });
  return limited.signal;
}
