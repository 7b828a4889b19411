import { fetchManagedBooking } from '@storefront/shared/api/manage/fetch-booking';
import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { useRuntime } from '@storefront/shared/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';

import { problemOf, type CallProblem } from '../../domain/call-problem';

export type BookingState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: CallProblem }
  | { readonly kind: 'loaded'; readonly booking: ManagedBooking };

/** A booking that was hidden for longer is requested again when its tab is visible. */
const FRESH_MS = 30_000;

/**
 * Loads the booking of a token, and loads it again when the tab becomes visible: another tab may have changed it. A
 * response for an earlier token is ignored.
 */
export function useBooking(token: string, onAccessEnded: () => void) {
  const { config, clock } = useRuntime();
  const [state, setState] = useState<BookingState>({ kind: 'loading' });
  const latestToken = useRef(token);
  const loadedAt = useRef(0);

  const load = useCallback(async () => {
    latestToken.current = token;
    const response = await fetchManagedBooking(config, token);
    if (latestToken.current !== token) return;
    loadedAt.current = clock.now();
    if (response.ok) return setState({ kind: 'loaded', booking: response.value });
    const problem = problemOf(response.error);
    if (problem?.kind === 'access-ended') return onAccessEnded();
    if (problem) setState((before) => (before.kind === 'loaded' ? before : { kind: 'failed', problem }));
  }, [config, clock, token, onAccessEnded]);

  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    return load();
  }, [load]);
  const show = useCallback((booking: ManagedBooking) => setState({ kind: 'loaded', booking }), []);

  useEffect(() => void load(), [load]);
  useEffect(() => {
    const onVisible = () => {
      const isStale = clock.now() - loadedAt.current > FRESH_MS;
      if (document.visibilityState === 'visible' && isStale) void load();
    };
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onVisible);
    };
  }, [clock, load]);

  return { state, reload: load, retry, show };
}
