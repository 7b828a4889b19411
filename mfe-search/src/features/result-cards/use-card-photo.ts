import { useCallback, useEffect, useState } from 'react';

import type { HotelState } from '../../parts/hotel-records/hotel-records-context';

/** A photo that takes longer is replaced by a placeholder (CONST-11, DEC-83). */
export const PHOTO_LIMIT_MS = 7_000;
/** A card without a photo after this time keeps its placeholder (SRCH-CARD-02, DEC-83). */
export const CARD_LIMIT_MS = 8_000;

export type CardPhoto =
  | { readonly kind: 'waiting'; readonly src: string | null }
  | { readonly kind: 'photo'; readonly src: string }
  | { readonly kind: 'placeholder' };

/**
 * Decides between waiting, photo and placeholder.
 *
 * @param isNear whether the card has been near the viewport: starts the timeouts
 */
export function useCardPhoto(state: HotelState, isNear: boolean) {
  const src = state.kind === 'loaded' ? (state.hotel?.images[0] ?? null) : null;
  const [outcome, setOutcome] = useState<'waiting' | 'photo' | 'placeholder'>('waiting');
  const settle = useCallback(
    (to: 'photo' | 'placeholder') => setOutcome((now) => (now === 'waiting' ? to : now)),
    [],
  );

  useEffect(() => {
    if (!isNear) return;
    const limit = setTimeout(() => settle('placeholder'), CARD_LIMIT_MS);
    return () => clearTimeout(limit);
  }, [isNear, settle]);
  useEffect(() => {
    if (!isNear || src === null) return;
    const limit = setTimeout(() => settle('placeholder'), PHOTO_LIMIT_MS);
    return () => clearTimeout(limit);
  }, [isNear, src, settle]);

  const hasNoPhoto = state.kind === 'loaded' && src === null;
  const photo: CardPhoto =
    outcome === 'placeholder' || hasNoPhoto
      ? { kind: 'placeholder' }
      : outcome === 'photo' && src !== null
        ? { kind: 'photo', src }
        : { kind: 'waiting', src };
  return {
    photo,
    onLoad: useCallback(() => settle('photo'), [settle]),
    // Replaces a loaded photo as well, which `settle` would keep.
    onError: useCallback(() => setOutcome('placeholder'), []),
  };
}
