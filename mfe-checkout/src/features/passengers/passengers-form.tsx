import { useRuntime } from '@storefront/shared/runtime';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import { Formik } from 'formik';
import { useEffect, useMemo, useState } from 'react';

import type { BookingWithPackage } from '../../domain/booking-with-package';
import { guestsOf } from '../../domain/guests';

import { formRules } from './form-rules';
import { initialValues, valuesOfSession, type FormValues } from './form-values';
import { passengerDrafts } from './passenger-drafts';
import { PassengersFields } from './passengers-fields';
import { useSavePassengers } from './use-save-passengers';

interface PassengersFormProps {
  readonly booking: BookingWithPackage;
  /** The holiday can no longer be booked. */
  readonly isUnavailable: boolean;
  /** Called with true while the page shows an error. */
  readonly onProblem: (hasProblem: boolean) => void;
  /** Called once all passengers are saved on the server. */
  readonly onSaved: () => void;
}

/** A form for each guest, filled with earlier input (PAX-01, PAX-DRAFT-01). */
export function PassengersForm({ booking, isUnavailable, onProblem, onSaved }: PassengersFormProps) {
  const { clock } = useRuntime();
  const { chosen } = booking;
  const today = clock.today();
  const guests = useMemo(() => guestsOf(chosen.occupancy), [chosen.occupancy]);
  const drafts = useMemo(() => passengerDrafts(safeStorage('local'), chosen, clock.now), [chosen, clock]);
  const rules = useMemo(() => formRules(today), [today]);
  // Read once: later changes of the session, such as those of the submit, must not change the form.
  const [initial] = useState<FormValues>(() => {
    const previousValues = drafts.forBooking() ?? valuesOfSession(booking) ?? drafts.latest();
    return initialValues(guests.length, previousValues, booking.contact);
  });
  const { save, ...saving } = useSavePassengers(onSaved);
  useEffect(() => drafts.removeStale(), [drafts]);

  return (
    <Formik<FormValues>
      initialValues={initial}
      validationSchema={rules}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={save}
    >
      <PassengersFields
        chosen={chosen}
        guests={guests}
        drafts={drafts}
        isUnavailable={isUnavailable}
        saving={saving}
        onProblem={onProblem}
      />
    </Formik>
  );
}
