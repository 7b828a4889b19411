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

/** Returns `Add a 20 kg bag from £30`, or an empty string without a bag on sale. Bags are never in the price. */
export function bagOffer({ bagWeightKg, adultBagPrice }: Flight): string {
  if (bagWeightKg <= 0) return '';
  const bag = `Add a ${bagWeightKg} kg bag`;
  return adultBagPrice > 0 ? `${bag} from ${formatPounds(adultBagPrice)}` : bag;
}
