import { css } from '@emotion/react';
import { airportName } from '@storefront/shared/catalogue/airport-names';
import { formatTime } from '@storefront/shared/dates/format-day';
import { daysBetween } from '@storefront/shared/dates/iso-date';
import { airlineName } from '@storefront/shared/flights/airline-names';
import type { Flight } from '@storefront/shared/flights/flight';
import { formatPounds, pence, timesPence } from '@storefront/shared/pricing/pence';
import { Pagination } from '@storefront/shared/ui/pagination';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Plane } from 'lucide-react';
import { useState } from 'react';

const PAGE_SIZE = 5;

interface FlightListProps {
  /** Cheapest first. */
  readonly flights: readonly Flight[];
  readonly chosen: Flight;
  readonly guests: number;
  readonly onChoose: (flightId: string) => void;
}

/** Every flight of the date, with what it adds to the current choice. */
export function FlightList({ flights, chosen, guests, onChoose }: FlightListProps) {
  const [page, setPage] = useState(1);
  const pageCount = Math.ceil(flights.length / PAGE_SIZE);
  const shown = flights.slice(
    (Math.min(page, pageCount) - 1) * PAGE_SIZE,
    Math.min(page, pageCount) * PAGE_SIZE,
  );

  return (
    <section css={sectionStyles} aria-labelledby="flights-heading">
      <SectionHeading id="flights-heading">Choose your flights</SectionHeading>
      <fieldset css={listStyles}>
        <legend css={legendStyles}>{flights.length} return flights on this date</legend>
        {shown.map((flight) => (
          <label key={flight.flightId} css={rowStyles} data-chosen={flight.flightId === chosen.flightId}>
            <input
              type="radio"
              name="flight"
              css={dotStyles}
              checked={flight.flightId === chosen.flightId}
              onChange={() => onChoose(flight.flightId)}
            />
            <span css={legsStyles}>
              <FlightWords flight={flight} />
            </span>
            <span css={differenceStyles}>{differenceOf(flight, chosen, guests)}</span>
          </label>
        ))}
      </fieldset>
      <Pagination
        page={Math.min(page, pageCount)}
        pageCount={pageCount}
        onPageChange={setPage}
        label="Pages of flights"
      />
    </section>
  );
}

export function FlightWords({ flight }: { readonly flight: Flight }) {
  const { departureAirportCode, arrivalAirportCode } = flight;
  return (
    <>
      <span css={legStyles}>
        <Plane size={16} aria-hidden />
        <span>
          <strong>
            {airportName(departureAirportCode)} {formatTime(flight.outboundDepartsAt)} to{' '}
            {airportName(arrivalAirportCode)} {formatTime(flight.outboundArrivesAt)}
            {nextDay(flight.outboundDepartsAt, flight.outboundArrivesAt)}
          </strong>
          <br />
          {airlineName(flight.outboundAirlineCode)} {flight.outboundAirlineCode.toUpperCase()}
          {flight.outboundFlightNumber}, direct
        </span>
      </span>
      <span css={legStyles}>
        <Plane size={16} aria-hidden css={homeStyles} />
        <span>
          <strong>
            {airportName(arrivalAirportCode)} {formatTime(flight.inboundDepartsAt)} to{' '}
            {airportName(departureAirportCode)} {formatTime(flight.inboundArrivesAt)}
            {nextDay(flight.inboundDepartsAt, flight.inboundArrivesAt)}
          </strong>
          <br />
          {airlineName(flight.inboundAirlineCode)} {flight.inboundAirlineCode.toUpperCase()}
          {flight.inboundFlightNumber}, direct
        </span>
      </span>
    </>
  );
}

function nextDay(departs: string, arrives: string): string {
  const days = daysBetween(departs.slice(0, 10), arrives.slice(0, 10));
  return days > 0 ? ` (+${days} day)` : '';
}

function differenceOf(flight: Flight, chosen: Flight, guests: number): string {
  if (flight.flightId === chosen.flightId) return 'Your choice';
  const difference = pence(flight.pricePerPerson - chosen.pricePerPerson);
  if (difference === 0) return 'Same price';
  const total = formatPounds(timesPence(pence(Math.abs(difference)), guests));
  return `${difference > 0 ? '+' : '−'}${total} in total`;
}

const sectionStyles = css`
  display: grid;
  gap: ${space.m};
`;

const listStyles = css`
  display: grid;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
`;

const legendStyles = css`
  padding: 0 0 ${space.xs};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const rowStyles = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.s} ${space.m};
  padding: ${space.m};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  cursor: pointer;

  &[data-chosen='true'] {
    border-color: ${color.action};
    background: ${color.tint};
  }
`;

const dotStyles = css`
  width: 20px;
  height: 20px;
  margin: 0;
  accent-color: ${color.action};
`;

const legsStyles = css`
  display: grid;
  gap: ${space.s};
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
`;

const legStyles = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xs};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};

  & strong {
    color: ${color.ink};
  }
`;

const homeStyles = css`
  transform: rotate(180deg);
`;

const differenceStyles = css`
  grid-column: 2;
  font: 600 ${text.small} ${family.body};
  color: ${color.action};
`;
