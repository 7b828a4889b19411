import type { MapHotel, MapNoun } from './map-hotel';

type Priced = Pick<MapHotel, 'price' | 'priceLabel'>;

/** Returns the text of a pill: the price of its hotel, or the number of hotels and their lowest price. */
export function pinLabel(hotels: readonly Priced[]): string {
  return hotels.length > 1 ? `${hotels.length} ${fromPrice(hotels)}` : lowestLabel(hotels);
}

/** Returns the accessible name of a pin: it contains the visible text (WCAG 2.5.3), and for a group its effect. */
export function pinName(hotels: readonly MapHotel[], priceNote: string, noun: MapNoun = 'hotel'): string {
  const [first] = hotels;
  return first && hotels.length === 1
    ? `${first.name}, ${first.priceLabel} ${priceNote}`
    : `${pinLabel(hotels)} ${priceNote}, ${hotels.length} ${noun}s, show them`;
}

/** Returns a text such as `from £688`. */
export function fromPrice(hotels: readonly Priced[]): string {
  return `from ${lowestLabel(hotels)}`;
}

function lowestLabel(hotels: readonly Priced[]): string {
  const lowest = Math.min(...hotels.map(({ price }) => price));
  return hotels.find(({ price }) => price === lowest)?.priceLabel ?? '';
}
