import { dealTourSchema } from '@storefront/shared/api/content/deal-by-id.schema';
import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { HOLD_BAG_KG, HOLD_BAG_PRICE } from '@storefront/shared/domain/booking/hold-bag';
import { PRIVATE_TRANSFER_PRICE, SHUTTLE_PRICE } from '@storefront/shared/domain/booking/holiday-ledger';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { formatPence, timesPence } from '@storefront/shared/domain/pricing/pence';

import type { DealDocument } from '../../content/documents/deal-document.schema';
import { HOLD_BAGS_OF_GUEST } from '../../quotes/hold-bag-limit';
import type { StoredBooking } from '../stored-booking';

type AddableExtra = ManagedBooking['extrasOffer']['items'][number];

/** Returns the extras that a booking can still add, at the prices of today (PRICE-06, PRICE-09, PRICE-11). */
export function addableExtras(
  booking: Pick<StoredBooking, 'holiday' | 'extras'>,
  deals: readonly DealDocument[],
): readonly AddableExtra[] {
  const guests = guestCount(booking.holiday.occupancy);
  return [
    ...bagOffer(booking, guests),
    ...transferOffers(booking, guests),
    ...tourOffers(booking, deals, guests),
  ];
}

function bagOffer({ extras }: Pick<StoredBooking, 'extras'>, guests: number): readonly AddableExtra[] {
  const maxQuantity = guests * HOLD_BAGS_OF_GUEST - extras.holdBags;
  if (maxQuantity < 1) return [];
  const name = `Hold bag, ${HOLD_BAG_KG} kg`;
  const detail = 'Per bag, there and back';
  return [{ id: 'hold-bag', name, detail, unitPrice: HOLD_BAG_PRICE, unit: 'bag', maxQuantity }];
}

function transferOffers({ extras }: Pick<StoredBooking, 'extras'>, guests: number): readonly AddableExtra[] {
  if (extras.transfer !== 'NO_TRANSFER') return [];
  return (
    [
      ['SHUTTLE', 'Shuttle transfer, return', SHUTTLE_PRICE],
      ['PRIVATE', 'Private transfer, return', PRIVATE_TRANSFER_PRICE],
    ] as const
  ).map(([kind, name, price]) => ({
    id: `transfer:${kind}`,
    name,
    detail: `${guests} x ${formatPence(price)}`,
    unitPrice: timesPence(price, guests),
    unit: 'party',
    maxQuantity: 1,
  }));
}

function tourOffers(
  { extras }: Pick<StoredBooking, 'extras'>,
  deals: readonly DealDocument[],
  guests: number,
): readonly AddableExtra[] {
  const booked = new Set(extras.tours.map(({ id }) => id));
  const tours = deals.flatMap((deal) => deal.tours.map((tour) => dealTourSchema.parse(tour)));
  const offered = new Map(tours.map((tour) => [tour.id, tour]));
  return [...offered.values()]
    .filter(({ id, included }) => !included && !booked.has(id))
    .map(({ id, name, pricePerPerson }) => ({
      id: `tour:${id}`,
      name,
      detail: `${guests} x ${formatPence(pricePerPerson)}`,
      unitPrice: timesPence(pricePerPerson, guests),
      unit: 'party',
      maxQuantity: 1,
    }));
}
