import type { MapHotel } from './map-hotel';

type Priced = Pick<MapHotel, 'price' | 'priceLabel'>;

/** Returns the text of a pill: the price of its hotel, or the number of hotels and their lowest price. */
export function pinLabel(hotels: readonly Priced[]): string {
  return hotels.length > 1 ? `${hotels.length} ${fromPrice(hotels)}` : lowestLabel(hotels);
}

/** Returns the accessible name of a pin: hotel and price, or for a group its effect as well. */
export function pinName(hotels: readonly MapHotel[], priceNote: string): string {
  const [first] = hotels;
  return first && hotels.length === 1
    ? `${first.name}, ${first.priceLabel} ${priceNote}`
    : `${hotels.length} hotels ${fromPrice(hotels)} ${priceNote}, show them`;
}

/** Returns a text such as `from £688`. */
export function fromPrice(hotels: readonly Priced[]): string {
  return `from ${lowestLabel(hotels)}`;
}

function lowestLabel(hotels: readonly Priced[]): string {
  const lowest = Math.min(...hotels.map(({ price }) => price));
  return hotels.find(({ price }) => price === lowest)?.priceLabel ?? '';
}
