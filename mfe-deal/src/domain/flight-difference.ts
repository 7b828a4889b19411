import { soldBag } from '@storefront/shared/domain/booking/hold-bag';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import { formatPounds, pence, timesPence } from '@storefront/shared/domain/pricing/pence';

/**
 * Returns the label for the price difference to the selected flight, for the whole party.
 *
 * Without a selected flight the label names the price of the flight itself.
 */
export function differenceInTotal(flight: Flight, selected: Flight | null, guests: number): string {
  if (!selected) return `Flights ${formatPounds(timesPence(flight.pricePerPerson, guests))} in total`;
  if (flight.flightId === selected.flightId) return 'Your choice';
  const perPerson = flight.pricePerPerson - selected.pricePerPerson;
  if (perPerson === 0) return 'Same price';
  const total = formatPounds(timesPence(pence(Math.abs(perPerson)), guests));
  return `${perPerson > 0 ? '+' : '−'}${total} in total`;
}

/** Returns `Hold bag 23 kg, £90 extra`, which is the bag on sale, or that the flight includes one (DEC-119). */
export function bagOffer({ bagWeightKg, adultBagPrice }: Flight): string {
  const isIncluded = bagWeightKg > 0 && adultBagPrice === 0;
  return isIncluded ? `Hold bag ${bagWeightKg} kg included` : `Hold bag ${soldBag()} extra`;
}
