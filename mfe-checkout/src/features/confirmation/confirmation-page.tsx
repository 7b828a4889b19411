import { css } from '@emotion/react';
import { holidayRows } from '@storefront/shared/domain/booking/booking-rows';
import { FlightCard } from '@storefront/shared/composites/booking-summary/flight-card';
import { Container } from '@storefront/shared/ui/container';
import { DescriptionList } from '@storefront/shared/ui/description-list';
import { Steps } from '@storefront/shared/ui/steps';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';

import { BOOKING_STEPS, STEP_LABELS } from '../../domain/booking-steps';

import { ConfirmationActions } from './confirmation-actions';
import { ConfirmationBand } from './confirmation-band';
import { bookingReference, type ConfirmedBooking } from './confirmed-booking';
import { DetailsCard } from './details-card';
import { EmailNotice } from './email-notice';
import { PassengerNames } from './passenger-names';
import { PaymentDetails } from './payment-details';
import { PrintStyles } from './print-styles';
import { WhatHappensNext } from './what-happens-next';

/** The details of a confirmed booking, made to be printed or saved. It has no links back to the steps. */
export function ConfirmationPage({ booking }: { readonly booking: ConfirmedBooking }) {
  const { chosen, extras, order } = booking;
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
        <ConfirmationBand reference={reference} />
        <EmailNotice email={booking.leadDetails?.email || booking.contact?.email || null} />
        <ConfirmationActions chosen={chosen} reference={reference} />
        <WhatHappensNext order={order} departureDate={chosen.departureDate} />
        <DetailsCard title="Flight details">
          <div css={flightsStyles}>
            <FlightCard direction="Outbound" leg={chosen.outbound} />
            <FlightCard direction="Inbound" leg={chosen.inbound} />
          </div>
          <p css={noteStyles}>All times are local.</p>
        </DetailsCard>
        <div css={columnsStyles}>
          <DetailsCard title="Holiday details">
            <div css={factsStyles}>
              <DescriptionList rows={holidayRows(chosen, extras)} />
            </div>
          </DetailsCard>
          <PaymentDetails booking={booking} />
        </div>
        <PassengerNames passengers={booking.passengers} />
      </div>
    </Container>
  );
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  max-width: 1040px;
  margin-inline: auto;
  padding-top: ${space.l};
  overflow-wrap: anywhere;

  & a[href^='tel:'] {
    white-space: nowrap;
  }

  @media print {
    gap: ${space.xs};
    max-width: none;
    padding: 0;
  }
`;

const columnsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.l};

  ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
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

const noteStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
