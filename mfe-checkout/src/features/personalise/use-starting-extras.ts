import { useBooking, useBookingCommands } from '@storefront/shared/runtime';
import { useEffect } from 'react';

import { startingExtras } from './starting-extras';

/** Writes into the booking what its offer includes, so that summary, quote and order name it (DEC-73). */
export function useStartingExtras(): void {
  const offer = useBooking((session) => session.offer);
  const extras = useBooking((session) => session.extras);
  const { chooseTours, chooseCruiseBoard } = useBookingCommands();

  useEffect(() => {
    const { tours, cruiseBoard } = startingExtras(offer, extras);
    if (tours) chooseTours(tours);
    if (cruiseBoard) chooseCruiseBoard(cruiseBoard);
  }, [offer, extras, chooseTours, chooseCruiseBoard]);
}
