import beach from './placeholders/1-beach.webp';
import pool from './placeholders/2-pool.webp';
import lagoon from './placeholders/3-lagoon.webp';
import oldTown from './placeholders/4-oldtown.webp';
import balcony from './placeholders/5-balcony.webp';
import desert from './placeholders/6-desert.webp';
import city from './placeholders/7-city.webp';
import fjord from './placeholders/8-fjord.webp';

/** Of holidays, not of any hotel; they come with the code, so that they never fail themselves. */
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
 * One of eight photos for a hotel that has none (SRCH-CARD-02): at random among hotels, and always the same
 * one for the same hotel, so that a list does not flicker.
 */
export function placeholderPhoto(giataId: number): string {
  const mixed = Math.imul(giataId ^ (giataId >>> 15), 0x2c1b3c6d);
  return PLACEHOLDER_PHOTOS[(mixed >>> 13) % PLACEHOLDER_PHOTOS.length] ?? beach;
}
