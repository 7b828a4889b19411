import type { BookingAccess } from '@storefront/shared/api/manage/access';
import { useCallback, useMemo } from 'react';

import { LoadFailed } from '../features/find/load-failed';
import type { AccessNotice } from '../parts/access/access-state';
import { ManagedBookingContext, type BookingChange } from '../parts/booking/booking-context';
import { useBooking } from '../parts/booking/use-booking';
import { LoadingScreen } from '../parts/screen/loading-screen';

import { BookingScreens } from './booking-screens';

interface OpenedBookingProps {
  readonly access: BookingAccess;
  /** Whether the page has just become that of a booking. */
  readonly isNew: boolean;
  /** The server has replaced the token. */
  readonly onAccess: (access: BookingAccess) => void;
  readonly onEnd: (notice: AccessNotice) => void;
}

/** Loads the booking of an access and provides it to every screen. */
export function OpenedBooking({ access, isNew, onAccess, onEnd }: OpenedBookingProps) {
  const { token } = access;
  const onAccessEnded = useCallback(() => onEnd('ended'), [onEnd]);
  const { state, reload, retry, show } = useBooking(token, onAccessEnded);
  const booking = state.kind === 'loaded' ? state.booking : null;

  const value = useMemo(
    () =>
      booking && {
        booking,
        token,
        reload,
        onAccessEnded,
        leave: () => onEnd('left'),
        apply: (change: BookingChange) => {
          show(change.booking);
          if (change.access) onAccess(change.access);
        },
      },
    [booking, token, reload, onAccessEnded, show, onAccess, onEnd],
  );

  if (state.kind === 'failed') return <LoadFailed problem={state.problem} onRetry={() => void retry()} />;
  if (!value) return <LoadingScreen />;
  return (
    <ManagedBookingContext value={value}>
      <BookingScreens isNew={isNew} />
    </ManagedBookingContext>
  );
}
