import {
  alternativesRequestSchema,
  fetchAlternatives,
  type AlternativesRequest,
} from '@storefront/shared/api/hotels/fetch-alternatives';
import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useMemo, useState } from 'react';

import type { HolidayChoice } from '../../domain/holiday-choice';
import { roomOptions, type RoomOption } from '../../domain/room-choice';
import type { Selection } from '../../domain/selection';

export type RoomOptions =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'loaded'; readonly options: readonly RoomOption[] };

interface Settled {
  readonly key: string;
  /** `null` after a failure. */
  readonly rooms: Parameters<typeof roomOptions>[0] | null;
}

/**
 * Returns the rooms that can be booked with the selected package (API-DETAILS-04).
 *
 * @param enabled `false` before they are needed
 */
export function useRoomOptions(
  hotelKey: string,
  { rooms }: Pick<HolidayChoice, 'rooms'>,
  selection: Selection | null,
  enabled: boolean,
): RoomOptions {
  const { config } = useRuntime();
  const [settled, setSettled] = useState<Settled | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = selection && keyOf(hotelKey, rooms, selection);

  useEffect(() => {
    if (key === null || !enabled) return undefined;
    const aborter = new AbortController();
    const request = alternativesRequestSchema.parse(JSON.parse(key));
    void fetchAlternatives(config, request, aborter.signal).then((response) => {
      if (aborter.signal.aborted) return;
      // A supplier without the call has no other rooms.
      const isMissing = !response.ok && response.error.kind === 'http' && response.error.status === 404;
      setSettled({ key, rooms: response.ok ? response.value.rooms : isMissing ? [] : null });
    });
    return () => aborter.abort();
  }, [config, key, enabled, attempt]);

  return useMemo(() => {
    if (!selection || settled?.key !== key) return { kind: 'loading' };
    if (settled.rooms !== null) return { kind: 'loaded', options: roomOptions(settled.rooms, selection) };
    const retry = () => {
      setSettled(null);
      setAttempt((count) => count + 1);
    };
    return { kind: 'failed', retry };
  }, [settled, key, selection]);
}

function keyOf(hotelKey: string, guests: HolidayChoice['rooms'], { result }: Selection): string {
  const request: AlternativesRequest = {
    hotelKey,
    date: result.departureDate,
    duration: result.nights,
    guests: [...guests],
    reference: result.quoteReference,
  };
  return JSON.stringify(request);
}
