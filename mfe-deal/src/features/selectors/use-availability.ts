import type { Availability } from '@storefront/shared/api/hotels/availability.schema';
import {
  fetchAvailability,
  type AvailabilityQuestion,
} from '@storefront/shared/api/hotels/fetch-availability';
import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useRef, useState } from 'react';

export type AvailabilityState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly availability: Availability }
  | { readonly kind: 'failed'; readonly unknownHotel: boolean };

/** What a month offers; each month is asked for once while the page is open. */
export function useAvailability(question: AvailabilityQuestion) {
  const { config } = useRuntime();
  const known = useRef(new Map<string, Availability>());
  const [state, setState] = useState<AvailabilityState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify(question);

  useEffect(() => {
    const cached = known.current.get(key);
    if (cached) {
      setState({ kind: 'known', availability: cached });
      return;
    }
    setState({ kind: 'loading' });
    const abort = new AbortController();
    void fetchAvailability(config, question, abort.signal).then((result) => {
      if (abort.signal.aborted) return;
      if (!result.ok) {
        setState({
          kind: 'failed',
          unknownHotel: result.error.kind === 'http' && result.error.status === 404,
        });
        return;
      }
      known.current.set(key, result.value);
      setState({ kind: 'known', availability: result.value });
    });
    return () => abort.abort();
    // The key holds all of the question.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, config, attempt]);

  return { state, retry: () => setAttempt((before) => before + 1) };
}
