import { z } from 'zod';

/** What is really at a place. A picture of the place shows nothing else. */
export const PLACE_TAGS = [
  'sea',
  'beach',
  'bay',
  'river',
  'canal',
  'lake',
  'oldtown',
  'skyline',
  'mountains',
  'desert',
  'island',
  'jungle',
  'ruins',
] as const;

export type PlaceTag = (typeof PLACE_TAGS)[number];

export const placeTagSchema = z.enum(PLACE_TAGS);
