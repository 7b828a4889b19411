import { formatPounds, timesPence, type Pence } from '../../domain/pricing/pence';
import { Price } from '../price/price';

export interface HolidayAmounts {
  readonly perPerson: Pence;
  readonly total: Pence;
  readonly guests: number;
  /** Whether the total is the big amount and the price per person the small one, or the other way round. */
  readonly showTotal: boolean;
}

/** Both prices of a holiday, one of them big. */
export function HolidayPrice({ perPerson, total, guests, showTotal }: HolidayAmounts) {
  return showTotal ? (
    <Price amount={total} unit="total" note={`${formatPounds(perPerson)} per person`} />
  ) : (
    <Price amount={perPerson} note={`${formatPounds(total)} total for ${guests}`} />
  );
}

/** A price per person as the shopper wants to see prices: as it is, or for all guests. */
export function displayPrice(
  pricePerPerson: Pence,
  { guests, showTotal }: Pick<HolidayAmounts, 'guests' | 'showTotal'>,
): string {
  return formatPounds(showTotal ? timesPence(pricePerPerson, guests) : pricePerPerson);
}
