import first from './placeholders/bedroom-1.webp';
import second from './placeholders/bedroom-2.webp';
import third from './placeholders/bedroom-3.webp';
import fourth from './placeholders/bedroom-4.webp';
import fifth from './placeholders/bedroom-5.webp';
import sixth from './placeholders/bedroom-6.webp';
import seventh from './placeholders/bedroom-7.webp';
import eighth from './placeholders/bedroom-8.webp';

/** Hotel bedrooms that could be anywhere, because a beach would be false in Krakow. They are part of the bundle, so they cannot fail to load. */
export const PLACEHOLDER_PHOTOS: readonly string[] = [
  first,
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
];

/**
 * Returns one of eight photos for a hotel without a photo (SRCH-CARD-02). The choice is a hash of the id: random
 * among hotels, but stable for one hotel.
 */
export function placeholderPhoto(giataId: number): string {
  const mixed = Math.imul(giataId ^ (giataId >>> 15), 0x2c1b3c6d);
  return PLACEHOLDER_PHOTOS[(mixed >>> 13) % PLACEHOLDER_PHOTOS.length] ?? first;
}
