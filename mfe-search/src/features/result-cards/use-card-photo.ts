import { useCallback, useEffect, useState } from 'react';

import type { HotelState } from '../../parts/hotel-records/hotel-records-context';

/** A picture that has not come by then does not come (CONST-11, DEC-83). */
export const PHOTO_LIMIT_MS = 7_000;
/** A card without a photo by then keeps a placeholder for good (SRCH-CARD-02, DEC-83). */
export const CARD_LIMIT_MS = 8_000;

export type CardPhoto =
  | { readonly kind: 'waiting'; readonly src: string | null }
  | { readonly kind: 'photo'; readonly src: string }
  | { readonly kind: 'placeholder' };

/** What the picture of a card shows, from its appearance on. */
export function useCardPhoto(state: HotelState, appeared: boolean) {
  const src = state.kind === 'known' ? (state.hotel?.images[0] ?? null) : null;
  const [outcome, setOutcome] = useState<'waiting' | 'photo' | 'placeholder'>('waiting');
  const settle = useCallback(
    (to: 'photo' | 'placeholder') => setOutcome((now) => (now === 'waiting' ? to : now)),
    [],
  );

  useEffect(() => {
    if (!appeared) return;
    const limit = setTimeout(() => settle('placeholder'), CARD_LIMIT_MS);
    return () => clearTimeout(limit);
  }, [appeared, settle]);
  useEffect(() => {
    if (!appeared || src === null) return;
    const limit = setTimeout(() => settle('placeholder'), PHOTO_LIMIT_MS);
    return () => clearTimeout(limit);
  }, [appeared, src, settle]);

  const nothingToCome = state.kind === 'known' && src === null;
  const photo: CardPhoto =
    outcome === 'placeholder' || nothingToCome
      ? { kind: 'placeholder' }
      : outcome === 'photo' && src !== null
        ? { kind: 'photo', src }
        : { kind: 'waiting', src };
  return {
    photo,
    arrived: useCallback(() => settle('photo'), [settle]),
    // A picture that was there and went is replaced as well.
    failed: useCallback(() => setOutcome('placeholder'), []),
  };
}
