import type { PlaceTag } from '../kit/place-tags';

/** Foregrounds of place pictures. */
export const GROUNDS = ['river', 'canal', 'lake', 'bay', 'lagoon', 'square', 'coast', 'beach'] as const;

export type Ground = (typeof GROUNDS)[number];

/** What each foreground shows. `lagoon` is the shallow pool of a park, which no tag describes. */
export const GROUND_TAGS: Readonly<Record<Ground, readonly PlaceTag[]>> = {
  river: ['river'],
  canal: ['canal'],
  lake: ['lake'],
  bay: ['bay', 'sea'],
  lagoon: [],
  square: [],
  coast: ['sea'],
  beach: ['sea', 'beach'],
};
