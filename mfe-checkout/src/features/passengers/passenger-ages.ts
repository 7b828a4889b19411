import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { dateOfBirth } from '@storefront/shared/domain/passengers/passenger-rules';

import { ageWarning, isUnderAge, returnDate } from '../../domain/age-warning';
import type { Guest } from '../../domain/guests';
import { searchAgainPath } from '../../domain/search-again-path';

import type { PassengerValues } from './form-values';

/** Returns the age warning of each guest and the path of a search with the entered ages (DEC-59). */
export function passengerAgeNotices(
  chosen: ChosenPackage,
  guests: readonly Guest[],
  passengers: readonly PassengerValues[],
  today: IsoDate,
) {
  const birthDates = passengers.map(({ birth }) => dateOfBirth(birth, today));
  const day = returnDate(chosen);
  return {
    searchAgainPath: searchAgainPath(chosen, birthDates),
    noticeFor: (index: number) => {
      const guest = guests[index];
      const birth = birthDates[index] ?? null;
      return {
        ageWarning: guest ? ageWarning(guest, birth, day) : null,
        isUnderAge: index === 0 && isUnderAge(birth, today),
      };
    },
  };
}
