import { DEFAULT_OCCUPANCY, type Occupancy } from '../occupancy/occupancy';

/** The guests that a from-price is for. */
export interface PricedParty {
  readonly adults: number;
  readonly children: number;
}

export const TWO_ADULTS: PricedParty = { adults: 2, children: 0 };

/** Those of the guest picker of deal pages (DEC-18), which the backend cannot import. */
const CHILDREN_PER_ROOM = 4;
const OLDEST_CHILD = 15;

interface PartyFields {
  readonly pricingMode: 'online' | 'offline';
  /** Ages on the return date. */
  readonly childAges: readonly number[];
}

/**
 * Returns the party that the card of a deal prices and that its page opens on (DEC-482): two adults with the children of
 * the deal. Price files are for two adults; live prices are for any party (DOM-DBI-01).
 */
export function dealParty({ pricingMode, childAges }: PartyFields): Occupancy {
  if (pricingMode !== 'online') return DEFAULT_OCCUPANCY;
  const ages = childAges.filter((age) => age <= OLDEST_CHILD).slice(0, CHILDREN_PER_ROOM);
  return [{ adults: TWO_ADULTS.adults, children: ages.length, childAges: ages }];
}
