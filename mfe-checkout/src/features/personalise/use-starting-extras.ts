import { useBooking, useBookingCommands } from '@storefront/shared/runtime';
import { useEffect } from 'react';

import { startingExtras } from './starting-extras';

/** Stores the included extras of the offer in the booking, so that summary, quote and order list them (DEC-73). */
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
