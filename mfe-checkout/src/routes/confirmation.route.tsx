import { css } from '@emotion/react';
import { boardName } from '@storefront/shared/board-basis/board-basis';
import { airportName } from '@storefront/shared/catalogue/airport-names';
import type {
  ChosenPackage,
  ConfirmedOrder,
  FlightLeg,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { formatDayWithYear, formatTime } from '@storefront/shared/dates/format-day';
import { addDays } from '@storefront/shared/dates/iso-date';
import { airlineName } from '@storefront/shared/flights/airline-names';
import { counted, guestCount } from '@storefront/shared/occupancy/occupancy';
import { PageHead } from '@storefront/shared/page/page-head';
import { formatPence } from '@storefront/shared/pricing/pence';
import { useBooking } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Card } from '@storefront/shared/ui/card';
import { Container } from '@storefront/shared/ui/container';
import { DescriptionList } from '@storefront/shared/ui/description-list';
import { PageHeading, SectionHeading } from '@storefront/shared/ui/heading';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { Steps } from '@storefront/shared/ui/steps';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';

import { BookingNotFound } from '../features/frame/booking-not-found';
import { BookingLoading } from '../features/frame/booking-loading';

const TRANSFERS = { NO_TRANSFER: 'None', SHUTTLE: 'Shuttle, return', PRIVATE: 'Private, return' } as const;

export { inBrowserOnly as loader } from '../features/frame/in-browser-only';

export function HydrateFallback() {
  return <BookingLoading step="confirmation" title="Booking confirmed" />;
}

/** /booking/confirmation: survives a reload, since the session does. */
export function Component() {
  const booking = useBooking((session) => session);
  const { chosen, order } = booking;
  if (!chosen || !order) return <BookingNotFound />;

  return (
    <Container>
      <PageHead title="Booking confirmed" robots="noindex" />
      <div css={pageStyles}>
        <Steps
          steps={['Personalise', 'Passengers', 'Payment', 'Confirmation'].map((label) => ({ label }))}
          current={3}
        />
        <div css={bandStyles}>
          <CircleCheck size={48} aria-hidden />
          <div>
            <PageHeading>Booking Confirmed!</PageHeading>
            <Reference order={order} />
          </div>
        </div>
        <p>
          A confirmation goes to <strong>{booking.leadDetails?.email}</strong> in the next minutes. Keep your
          reference at hand whenever you contact us.
        </p>
        <HolidayDetails chosen={chosen} transfer={TRANSFERS[booking.extras.transfer]} />
        <Card as="section" aria-labelledby="flights">
          <Stack gap="m">
            <SectionHeading size="card" id="flights">
              Flight details
            </SectionHeading>
            <DescriptionList
              rows={[
                { label: 'Outbound', value: legWords(chosen.outbound) },
                { label: 'Inbound', value: legWords(chosen.inbound) },
              ]}
            />
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="payment">
          <Stack gap="m">
            <SectionHeading size="card" id="payment">
              Payment details
            </SectionHeading>
            <DescriptionList
              rows={[
                ...(booking.quote?.lines ?? []).map(({ label, amount }) => ({
                  label,
                  value: formatPence(amount),
                })),
                { label: 'Total', value: formatPence(order.total) },
                { label: 'Paid', value: formatPence(order.paid) },
                {
                  label: 'Balance',
                  value:
                    order.balance === 0
                      ? 'Nothing more to pay'
                      : `${formatPence(order.balance)}, due by ${formatDayWithYear(chosen.departureDate)}`,
                },
              ]}
            />
          </Stack>
        </Card>
        <Row wrap>
          <ButtonLink to="/" look="call">
            Return to Homepage
          </ButtonLink>
          <Button look="outline" onClick={() => window.print()}>
            Print
          </Button>
        </Row>
      </div>
    </Container>
  );
}

function Reference({ order }: { readonly order: ConfirmedOrder }) {
  const [copied, setCopied] = useState(false);
  return (
    <Row wrap>
      <p>
        Your booking reference <strong css={referenceStyles}>{order.referenceId}</strong>
      </p>
      <Button
        look="quiet"
        onClick={() => {
          navigator.clipboard.writeText(order.referenceId).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      >
        Copy the reference
      </Button>
      <span role="status">{copied && 'Copied'}</span>
    </Row>
  );
}

function HolidayDetails({ chosen, transfer }: { readonly chosen: ChosenPackage; readonly transfer: string }) {
  return (
    <Card as="section" aria-labelledby="holiday">
      <Stack gap="m">
        <SectionHeading size="card" id="holiday">
          Holiday details
        </SectionHeading>
        <DescriptionList
          rows={[
            { label: 'Hotel', value: chosen.hotelName },
            { label: 'Location', value: chosen.location },
            {
              label: 'Dates',
              value: `${formatDayWithYear(chosen.departureDate)} to ${formatDayWithYear(addDays(chosen.departureDate, chosen.nights))}`,
            },
            { label: 'Nights', value: counted(chosen.nights, 'night', 'nights') },
            { label: 'Board', value: boardName(chosen.boardBasis) },
            { label: 'Guests', value: counted(guestCount(chosen.occupancy), 'guest', 'guests') },
            { label: 'Transfer', value: transfer },
          ]}
        />
      </Stack>
    </Card>
  );
}

function legWords(leg: FlightLeg): string {
  return (
    `${formatDayWithYear(leg.departsAt.slice(0, 10))}, ${formatTime(leg.departsAt)} ${airportName(leg.departureAirportCode)} to ` +
    `${formatTime(leg.arrivesAt)} ${airportName(leg.arrivalAirportCode)}, ${airlineName(leg.airlineCode)} ${leg.airlineCode.toUpperCase()}${leg.flightNumber}`
  );
}

const pageStyles = css`
  display: grid;
  gap: ${space.l};
  max-width: 820px;
  padding-top: ${space.l};
`;

const bandStyles = css`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space.m};
  padding: ${space.l};
  border-radius: ${radius.panel};
  background: ${color.successSoft};
  color: ${color.success};
  font: ${text.body} ${family.body};
`;

const referenceStyles = css`
  font: 700 ${text.h3} ${family.heading};
  letter-spacing: 0.04em;
`;
