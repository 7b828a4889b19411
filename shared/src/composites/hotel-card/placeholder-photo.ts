import beach from './placeholders/1-beach.webp';
import pool from './placeholders/2-pool.webp';
import lagoon from './placeholders/3-lagoon.webp';
import oldTown from './placeholders/4-oldtown.webp';
import balcony from './placeholders/5-balcony.webp';
import desert from './placeholders/6-desert.webp';
import city from './placeholders/7-city.webp';
import fjord from './placeholders/8-fjord.webp';

/** Generic holiday photos. They are part of the bundle, so they cannot fail to load. */
export const PLACEHOLDER_PHOTOS: readonly string[] = [
  beach,
  pool,
  lagoon,
  oldTown,
  balcony,
  desert,
  city,
  fjord,
];

/**
 * Returns one of eight photos for a hotel without a photo (SRCH-CARD-02). The choice is a hash of the id: random
 * among hotels, but stable for one hotel.
 */
export function placeholderPhoto(giataId: number): string {
  const mixed = Math.imul(giataId ^ (giataId >>> 15), 0x2c1b3c6d);
  return PLACEHOLDER_PHOTOS[(mixed >>> 13) % PLACEHOLDER_PHOTOS.length] ?? beach;
}
