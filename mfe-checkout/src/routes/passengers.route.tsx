import { css } from '@emotion/react';
import { BookingSummary } from '@storefront/shared/booking-summary/booking-summary';
import type {
  BookingSession,
  ChosenPackage,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { guestCount } from '@storefront/shared/occupancy/occupancy';
import { useBookingCommands, useRuntime } from '@storefront/shared/runtime';
import { safeStorage } from '@storefront/shared/storage/web-storage';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { from } from '@storefront/shared/ui/tokens';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useMemo, useState } from 'react';

import { BookingFrame } from '../features/frame/booking-frame';
import { BookingLoading } from '../features/frame/booking-loading';
import { enterPayment } from '../features/passengers/enter-payment';
import { ErrorSummary } from '../features/passengers/error-summary';
import { allErrors } from '../features/passengers/form-errors';
import { LeadFields } from '../features/passengers/lead-fields';
import { passengerDrafts } from '../features/passengers/passenger-drafts';
import { PassengerFields } from '../features/passengers/passenger-fields';
import {
  enteredPassengers,
  initialValues,
  passengersSchema,
  type FormValues,
} from '../features/passengers/passenger-form';
import { savePassengers } from '../features/passengers/save-passengers';
import { QuoteNotice } from '../features/quote/quote-notice';
import { useQuote } from '../features/quote/use-quote';

const DRAFT_PAUSE_MS = 500;
const SAVE_FAILED = 'Failed to save passenger details. Please try again.';

export { inBrowserOnly as loader } from '../features/frame/in-browser-only';

export function HydrateFallback() {
  return <BookingLoading step="passengers" title="Who is travelling?" />;
}

/** /booking/passengers */
export function Component() {
  const quoted = useQuote();
  return (
    <BookingFrame
      step="passengers"
      title="Who is travelling?"
      aside={({ chosen, extras }) => (
        // On large screens only (PAX-03).
        <div css={largeOnly}>
          {quoted.ledger && <BookingSummary chosen={chosen} extras={extras} ledger={quoted.ledger} />}
        </div>
      )}
    >
      {(booking) => (
        <>
          <QuoteNotice {...quoted} />
          <PassengersForm booking={booking} />
        </>
      )}
    </BookingFrame>
  );
}

function PassengersForm({
  booking,
}: {
  readonly booking: BookingSession & { readonly chosen: ChosenPackage };
}) {
  const { config, clock, booking: store } = useRuntime();
  const commands = useBookingCommands();
  const [failed, setFailed] = useState(false);
  const guests = guestCount(booking.chosen.occupancy);
  const drafts = useMemo(
    () => passengerDrafts(safeStorage('local'), booking.chosen, clock.now),
    [booking.chosen, clock],
  );
  const initial = useMemo(
    () => initialValues(guests, drafts.load(), booking.contact),
    [guests, drafts, booking.contact],
  );

  async function submit(values: FormValues) {
    setFailed(false);
    drafts.save(values);
    const entered = enteredPassengers(values, clock.today());
    commands.enterPassengers(entered.lead, entered.passengers);
    const saved = await savePassengers(
      config,
      { ...entered, leadPassengerId: store.getState().leadPassengerId },
      commands,
    );
    if (saved) enterPayment();
    else setFailed(true);
  }

  return (
    <Formik<FormValues>
      initialValues={initial}
      validationSchema={passengersSchema(clock.today())}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ errors, submitCount, isSubmitting, resetForm }) => (
        <Form noValidate aria-label="Passengers">
          <Stack gap="l">
            {failed && <Alert tone="error" title={SAVE_FAILED} />}
            <ErrorSummary errors={allErrors(errors)} failedSubmits={submitCount} />
            {Array.from({ length: guests }, (_, index) => (
              <PassengerFields key={index} index={index}>
                {index === 0 && <LeadFields />}
              </PassengerFields>
            ))}
            <Row gap="m" wrap>
              <Button type="submit" look="call" size="large" loading={isSubmitting}>
                Continue to Payment
              </Button>
              <Button
                look="quiet"
                onClick={() => {
                  drafts.clear();
                  resetForm({ values: initialValues(guests, null, null) });
                }}
              >
                Clear my details
              </Button>
            </Row>
          </Stack>
          <SaveDraft save={drafts.save} />
        </Form>
      )}
    </Formik>
  );
}

/** Every change is kept, at the latest when typing pauses, and at once when the page is left (DEC-53). */
function SaveDraft({ save }: { readonly save: (values: FormValues) => void }) {
  const { values, dirty } = useFormikContext<FormValues>();
  useEffect(() => {
    if (!dirty) return;
    const pause = setTimeout(() => save(values), DRAFT_PAUSE_MS);
    const saveNow = () => save(values);
    window.addEventListener('pagehide', saveNow);
    return () => {
      clearTimeout(pause);
      window.removeEventListener('pagehide', saveNow);
    };
  }, [values, dirty, save]);
  return null;
}

const largeOnly = css`
  display: none;

  ${from.large} {
    display: block;
  }
`;
