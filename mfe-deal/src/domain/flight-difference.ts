import type { Flight } from '@storefront/shared/domain/flights/flight';
import { formatPounds, pence, timesPence } from '@storefront/shared/domain/pricing/pence';

/**
 * What a flight adds to the whole party's price against the one that is chosen, in words. With none chosen it is
 * what the flight itself costs.
 */
export function differenceInTotal(flight: Flight, chosen: Flight | null, guests: number): string {
  if (!chosen) return `Flights ${formatPounds(timesPence(flight.pricePerPerson, guests))} in total`;
  if (flight.flightId === chosen.flightId) return 'Your choice';
  const each = flight.pricePerPerson - chosen.pricePerPerson;
  if (each === 0) return 'Same price';
  const total = formatPounds(timesPence(pence(Math.abs(each)), guests));
  return `${each > 0 ? '+' : '−'}${total} in total`;
}

/** `Add a 20 kg bag from £30`: an offer, never part of the price. Empty where there is nothing to offer. */
export function bagOffer({ bagWeightKg, adultBagPrice }: Flight): string {
  if (bagWeightKg <= 0) return '';
  const bag = `Add a ${bagWeightKg} kg bag`;
  return adultBagPrice > 0 ? `${bag} from ${formatPounds(adultBagPrice)}` : bag;
}
