import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import type { ReactNode } from 'react';

import type { BookingWithPackage } from '../../domain/booking-with-package';

import { BaggageAllowance } from './baggage-allowance';
import { CruiseBoards } from './cruise-boards';
import { TourOptions } from './tour-options';
import { TransferOptions } from './transfer-options';
import { useStartingExtras } from './use-starting-extras';
import { YourSelection } from './your-selection';

interface PersonaliseSectionsProps {
  readonly booking: BookingWithPackage;
  /** The contact form, which the specification places between transfers and baggage. */
  readonly children: ReactNode;
}

/** The selection and the extras in the order of the specification (PERS-02 to 07). */
export function PersonaliseSections({ booking, children }: PersonaliseSectionsProps) {
  const { chosen, offer, extras } = booking;
  const guests = guestCount(chosen.occupancy);
  useStartingExtras();
  return (
    <>
      <YourSelection chosen={chosen} extras={extras} />
      {offer && <CruiseBoards offer={offer} cruiseBoard={extras.cruiseBoard} guests={guests} />}
      {offer && <TourOptions offered={offer.tours} tours={extras.tours} guests={guests} />}
      <TransferOptions transfer={extras.transfer} guests={guests} isCruise={chosen.cruise != null} />
      {children}
      <BaggageAllowance holdBags={extras.holdBags} />
    </>
  );
}
