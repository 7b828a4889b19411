import type { DealOffer, Extras } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pence, timesPence, type Pence } from '@storefront/shared/domain/pricing/pence';

export type OfferedTour = DealOffer['tours'][number];
type ChosenTours = Extras['tours'];

export interface TourChoice {
  readonly tour: OfferedTour;
  readonly chosen: boolean;
  /** Change of the total while the tour is chosen, for the whole party (PRICE-11). */
  readonly extraCost: Pence;
}

/** Returns the tours of an offer and whether each one is chosen (DOM-BOOK-08). */
export function tourChoices(
  offered: readonly OfferedTour[],
  chosen: ChosenTours,
  guests: number,
): readonly TourChoice[] {
  return offered.map((tour) => ({
    tour,
    chosen: tour.included || chosen.some(({ id }) => id === tour.id),
    extraCost: tour.included ? pence(0) : timesPence(tour.pricePerPerson, guests),
  }));
}

/** Returns the tours of a booking after one was added or removed. Included tours cannot be removed. */
export function withTour(
  offered: readonly OfferedTour[],
  chosen: ChosenTours,
  change: { readonly id: string; readonly add: boolean } | null,
): ChosenTours {
  const ids = new Set(chosen.map(({ id }) => id));
  if (change?.add === true) ids.add(change.id);
  if (change?.add === false) ids.delete(change.id);
  return offered
    .filter(({ id, included }) => included || ids.has(id))
    .map(({ id, name, pricePerPerson, included }) => ({ id, name, pricePerPerson, included }));
}
