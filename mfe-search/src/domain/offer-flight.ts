import { airportName } from '@storefront/shared/domain/catalogue/airport-names';
import { soldBag } from '@storefront/shared/domain/booking/hold-bag';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

/** What a card shows of the flight that its price includes. */
export interface OfferFlight {
  /** Local time at the departure airport, such as `06:15`; empty if the supplier does not send it. */
  readonly departsAt: string;
  /** Weight and price of an adult's hold bag. */
  readonly bagKilograms: number;
  readonly bagPrice: Pence;
}

/** `London Luton 12:35`, or the airport alone. */
export function departureLabel(airportCode: string, flight: OfferFlight | undefined): string {
  return [airportName(airportCode), flight?.departsAt].filter(Boolean).join(' ');
}

/** `Hold bag 23 kg, £90 extra`, which is the bag on sale, or `Hold bag 20 kg included` (DEC-119). */
export function holdBagLabel({ bagKilograms, bagPrice }: OfferFlight): string {
  return bagPrice === 0 ? `Hold bag ${bagKilograms} kg included` : `Hold bag ${soldBag()} extra`;
}
