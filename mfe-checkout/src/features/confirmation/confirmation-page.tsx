import { css } from '@emotion/react';
import { detailStyles } from '@storefront/shared/composites/booked/booked.styles';
import { HelpLines } from '@storefront/shared/composites/booked/help-lines';
import { SectionCard } from '@storefront/shared/composites/booked/section-card';
import { SlowNotice } from '@storefront/shared/composites/page/slow-notice';
import { FlightCard } from '@storefront/shared/composites/booking-summary/flight-card';
import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { holidayRows } from '@storefront/shared/domain/booking/booking-rows';
import { Container } from '@storefront/shared/ui/container';
import { DescriptionList } from '@storefront/shared/ui/description-list';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { TextLink } from '@storefront/shared/ui/text-link';
import { Steps } from '@storefront/shared/ui/steps';
import { from, space } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

import { BOOKING_STEPS, STEP_LABELS } from '../../domain/booking-steps';

import { ConfirmationActions } from './confirmation-actions';
import { ConfirmationBand } from './confirmation-band';
import { bookingReference, tripOf, type ConfirmedBooking } from './confirmed-booking';
import { DocumentsElsewhere } from './documents-elsewhere';
import { EmailNotice } from './email-notice';
import { PassengerNames } from './passenger-names';
import { PaymentDetails } from './payment-details';
import { PrintStyles } from './print-styles';
import { useBooked, type BookedState } from './use-booked';
import { WhatHappensNext } from './what-happens-next';

/**
 * The details of a confirmed booking, made to be printed or saved. It has no links back to the steps. On phones the
 * payment comes first, then the trip, then documents and help.
 */
export function ConfirmationPage({ booking }: { readonly booking: ConfirmedBooking }) {
  const { chosen, extras, order } = booking;
  const { state: booked, retry } = useBooked();
  const reference = bookingReference(order);
  return (
    <Container>
      <PrintStyles />
      <div css={pageStyles}>
        <Steps
          label="Booking steps"
          steps={BOOKING_STEPS.map((name) => ({ label: STEP_LABELS[name] }))}
          current={BOOKING_STEPS.indexOf('confirmation')}
        />
        <ConfirmationBand reference={reference} trip={tripOf(chosen)} imageUrl={chosen.imageUrl}>
          <EmailNotice email={booking.leadDetails?.email || booking.contact?.email || null} />
          <ConfirmationActions chosen={chosen} reference={reference} />
        </ConfirmationBand>
        <div css={columnsStyles}>
          <PaymentDetails
            booking={booking}
            receipt={
              booked.kind === 'loaded' ? booked.sections.receiptOf(booked.booked.booking.payments) : null
            }
          />
          <div css={[columnStyles, mainStyles]}>
            <WhatHappensNext order={order} departureDate={chosen.departureDate} />
            <Flights chosen={chosen} />
            <Later state={booked} name="Your trip" height="480px">
              {({ sections, booked: { booking } }) => <sections.TripDays itinerary={booking.itinerary} />}
            </Later>
            <SectionCard title="Holiday details">
              <div css={factsStyles}>
                <DescriptionList rows={holidayRows(chosen, extras)} />
              </div>
            </SectionCard>
            <PassengerNames passengers={booking.passengers} />
          </div>
          <div css={columnStyles}>
            <Later state={booked} name="Documents" height="400px">
              {({ sections, booked: details }) => <sections.BookedDocuments {...details} />}
            </Later>
            {booked.kind === 'unavailable' && (
              <DocumentsElsewhere onRetry={booked.isAccessible ? retry : null} />
            )}
            <SectionCard title="Help and emergencies">
              <HelpLines />
            </SectionCard>
          </div>
        </div>
        <p data-screen-only>
          <TextLink to="/">Return to Homepage</TextLink>
        </p>
      </div>
    </Container>
  );
}

type LoadedState = Extract<BookedState, { kind: 'loaded' }>;

interface LaterProps {
  readonly state: BookedState;
  readonly name: string;
  /** About the height of the section, so that what follows does not move. */
  readonly height: string;
  readonly children: (loaded: LoadedState) => ReactNode;
}

/** A section that the server completes; the sheet of paper has its own documents instead. */
function Later({ state, name, height, children }: LaterProps) {
  if (state.kind === 'unavailable') return null;
  return (
    <div data-screen-only>
      {state.kind === 'loaded' ? (
        children(state)
      ) : (
        <>
          <SlowNotice isBusy>Your booking is made. “{name}” follows on this page.</SlowNotice>
          <div role="status" aria-label={`Loading: ${name}`}>
            <Skeleton height={height} />
          </div>
        </>
      )}
    </div>
  );
}

function Flights({ chosen }: { readonly chosen: ChosenPackage }) {
  return (
    <SectionCard title="Flight details">
      <div css={flightsStyles}>
        <FlightCard direction="Outbound" leg={chosen.outbound} />
        <FlightCard direction="Inbound" leg={chosen.inbound} />
      </div>
      <p css={detailStyles}>All times are local.</p>
    </SectionCard>
  );
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding-top: ${space.l};
  overflow-wrap: anywhere;

  & a[href^='tel:'] {
    white-space: nowrap;
  }

  @media print {
    gap: ${space.xs};
    padding: 0;
  }
`;

const TWO_COLUMNS = `
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  grid-template-rows: auto 1fr;
`;

const columnsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.m};

  ${from.large} {
    ${TWO_COLUMNS}
  }

  @media print {
    ${TWO_COLUMNS}
    gap: ${space.xs};
  }
`;

const columnStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  @media print {
    gap: ${space.xs};
  }
`;

const MAIN_COLUMN = `
  grid-column: 1;
  grid-row: 1 / span 2;
`;

const mainStyles = css`
  ${from.large} {
    ${MAIN_COLUMN}
  }

  @media print {
    ${MAIN_COLUMN}
  }
`;

const flightsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

// Long values wrap, labels do not.
const factsStyles = css`
  & dt {
    flex: none;
  }
`;
