import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { guestsOf } from '@storefront/shared/domain/occupancy/guests';

import type { StoredBooking } from '../stored-booking';

/** Corrections of one name online. More of them would change a name letter by letter. */
export const MAX_CORRECTIONS = 3;

export const NAME_RULE =
  'Typing errors in names are free: up to three letters, and not more than half of a name. If another person travels instead, ask us first.';

/** Returns the travellers, the lead passenger first, in the order of the rooms. */
export function travellersOf(
  { lead, passengers, holiday, names, order }: StoredBooking,
  namesUntil: IsoDate,
  today: IsoDate,
): ManagedBooking['travellers'] {
  const guests = guestsOf(holiday.occupancy);
  const isOpen = order.state === 'confirmed' && today <= namesUntil;
  return [lead, ...passengers].map(({ title, firstName, lastName, dateOfBirth }, index) => {
    const corrections = names.find(({ traveller }) => traveller === index)?.corrections ?? 0;
    return {
      index,
      title,
      firstName,
      lastName,
      dateOfBirth,
      isLead: index === 0,
      room: guests[index]?.room ?? 1,
      childAge: guests[index]?.childAge ?? null,
      canCorrectName: isOpen && corrections < MAX_CORRECTIONS,
    };
  });
}

/** Returns the last day of a change that ends so many days before departure. */
export function lastDay({ holiday }: StoredBooking, daysBefore: number): IsoDate {
  return addDays(holiday.departureDate, -daysBefore);
}
