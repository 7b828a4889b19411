import type { MapHotel } from './map-hotel';

type Priced = Pick<MapHotel, 'price' | 'priceLabel'>;

/** What stands on a pill: the price of its hotel, or how many hotels there are and from which price. */
export function pinLabel(hotels: readonly Priced[]): string {
  return hotels.length > 1 ? `${hotels.length} ${fromPrice(hotels)}` : lowestLabel(hotels);
}

/** What a pin is called: a price alone would not tell whose it is, nor what a press does. */
export function pinName(hotels: readonly MapHotel[], priceNote: string): string {
  const [first] = hotels;
  return first && hotels.length === 1
    ? `${first.name}, ${first.priceLabel} ${priceNote}`
    : `${hotels.length} hotels ${fromPrice(hotels)} ${priceNote}, show them`;
}

/** Such as `from £688`. */
export function fromPrice(hotels: readonly Priced[]): string {
  return `from ${lowestLabel(hotels)}`;
}

function lowestLabel(hotels: readonly Priced[]): string {
  const lowest = Math.min(...hotels.map(({ price }) => price));
  return hotels.find(({ price }) => price === lowest)?.priceLabel ?? '';
}
