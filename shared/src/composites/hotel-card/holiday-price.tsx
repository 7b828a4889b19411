import { formatPounds, timesPence, type Pence } from '../../domain/pricing/pence';
import { Price } from '../price/price';

export interface HolidayAmounts {
  readonly perPerson: Pence;
  readonly total: Pence;
  readonly guests: number;
  /** Whether the total is the large amount; otherwise the price per person is. */
  readonly showTotal: boolean;
}

/** Renders the price per person and the total of a holiday, one of them large. */
export function HolidayPrice({ perPerson, total, guests, showTotal }: HolidayAmounts) {
  return showTotal ? (
    <Price amount={total} unit="total" note={`${formatPounds(perPerson)} per person`} />
  ) : (
    <Price amount={perPerson} note={`${formatPounds(total)} total for ${guests}`} />
  );
}

/** Formats a price per person, or multiplies it by the guests if the shopper has switched to total prices. */
export function displayPrice(
  pricePerPerson: Pence,
  { guests, showTotal }: Pick<HolidayAmounts, 'guests' | 'showTotal'>,
): string {
  return formatPounds(showTotal ? timesPence(pricePerPerson, guests) : pricePerPerson);
}
