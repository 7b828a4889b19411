/** The only amenities a card shows, in this order (specification 2). */
export const CARD_AMENITIES: readonly string[] = [
  'Beachfront',
  'Water park',
  'Water slides',
  'Poolside Bar',
  'Outdoor pool',
  'Indoor pool',
  'Infinity pool',
  'Sun Loungers',
  'Internet',
  'Airport transportation',
  'Bar/Lounge',
  'Sauna',
];

/** Returns up to six of a hotel's amenities. */
export function cardAmenities(amenities: readonly string[]): readonly string[] {
  const own = new Set(amenities.map((name) => name.toLowerCase()));
  return CARD_AMENITIES.filter((name) => own.has(name.toLowerCase())).slice(0, 6);
}
