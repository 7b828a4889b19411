import { css } from '@emotion/react';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { boardName } from '../board-basis/board-basis';
import { airportName } from '../catalogue/airport-names';
import type {
  BookingSession,
  ChosenPackage,
  FlightLeg,
} from '../contracts/booking-session/booking-session.schema';
import { formatDay, formatDayWithYear, formatTime } from '../dates/format-day';
import { airlineName } from '../flights/airline-names';
import { counted, guestCount } from '../occupancy/occupancy';
import type { Ledger } from '../pricing/holiday-ledger';
import { formatPence } from '../pricing/pence';
import { Picture } from '../ui/picture';
import { color, family, from, radius, shadow, space, text } from '../ui/tokens';

interface BookingSummaryProps {
  readonly chosen: ChosenPackage;
  readonly extras: BookingSession['extras'];
  /** The lines of the server where they are known, else our own. */
  readonly ledger: Pick<Ledger, 'lines' | 'total' | 'perPerson'>;
  /** Below the total: the way on. */
  readonly children?: ReactNode;
}

/** The holiday in the same order of facts on every step; on a phone folded up, with the total in sight. */
export function BookingSummary({ chosen, ledger, children }: BookingSummaryProps) {
  return (
    <section css={boxStyles} aria-label="Your holiday">
      <details css={foldStyles}>
        <summary css={foldedStyles}>
          <span>Your holiday</span>
          <strong>{formatPence(ledger.total)}</strong>
        </summary>
        <Facts chosen={chosen} ledger={ledger} />
      </details>
      <div css={openStyles}>
        <Facts chosen={chosen} ledger={ledger} />
      </div>
      {children}
    </section>
  );
}

function Facts({ chosen, ledger }: Pick<BookingSummaryProps, 'chosen' | 'ledger'>) {
  const guests = guestCount(chosen.occupancy);
  return (
    <div css={factsStyles}>
      <div css={pictureStyles}>
        <Picture src={chosen.imageUrl} alt="" ratio="16/9" sizes="380px" />
      </div>
      <div>
        <h2 css={titleStyles}>{chosen.hotelName}</h2>
        <p css={placeStyles}>{chosen.location}</p>
      </div>
      <ul css={listStyles}>
        <li>
          {formatDayWithYear(chosen.departureDate)}, {counted(chosen.nights, 'night', 'nights')},{' '}
          {boardName(chosen.boardBasis)}
        </li>
        <li>
          {counted(guests, 'guest', 'guests')}, {counted(chosen.rooms.length, 'room', 'rooms')}:{' '}
          {chosen.rooms.map(({ name }) => name).join(', ')}
        </li>
        <li>
          <Leg name="Outbound" leg={chosen.outbound} />
        </li>
        <li>
          <Leg name="Inbound" leg={chosen.inbound} />
        </li>
      </ul>
      <ul css={[listStyles, linesStyles]} aria-label="Price lines">
        {ledger.lines.map(({ label, amount }) => (
          <li key={label} css={lineStyles}>
            <span>{label}</span>
            <span>{formatPence(amount)}</span>
          </li>
        ))}
      </ul>
      <div css={totalStyles}>
        <span>Total</span>
        <span>
          <strong>{formatPence(ledger.total)}</strong>
          <br />
          <small>
            {formatPence(ledger.perPerson)} per person, {counted(guests, 'guest', 'guests')}
          </small>
        </span>
      </div>
      <p css={atolStyles}>
        <ShieldCheck size={20} aria-hidden /> ATOL Protected
      </p>
    </div>
  );
}

function Leg({ name, leg }: { readonly name: string; readonly leg: FlightLeg }) {
  return (
    <>
      {name}, {formatDay(leg.departsAt.slice(0, 10))} {formatTime(leg.departsAt)}{' '}
      {airportName(leg.departureAirportCode)} to {formatTime(leg.arrivesAt)}{' '}
      {airportName(leg.arrivalAirportCode)}, {airlineName(leg.airlineCode)} {leg.airlineCode.toUpperCase()}
      {leg.flightNumber}
    </>
  );
}

const boxStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.m};
  border-radius: ${radius.panel};
  background: ${color.surface};
  box-shadow: ${shadow.raised};

  ${from.large} {
    position: sticky;
    top: calc(var(--header-height, 76px) + 24px);
    padding: ${space.l};
  }
`;

const foldStyles = css`
  ${from.large} {
    display: none;
  }
`;

const foldedStyles = css`
  display: flex;
  justify-content: space-between;
  min-height: 44px;
  align-items: center;
  font: 700 ${text.body} ${family.heading};
  cursor: pointer;
`;

const openStyles = css`
  display: none;

  ${from.large} {
    display: block;
  }
`;

const factsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${space.m};
`;

const pictureStyles = css`
  border-radius: ${radius.card};
  overflow: hidden;
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
`;

const placeStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const listStyles = css`
  display: grid;
  gap: ${space.xs};
  padding: 0;
  list-style: none;
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
`;

const linesStyles = css`
  padding-block: ${space.m};
  border-block: 1px solid ${color.lineSoft};
`;

const lineStyles = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.m};
`;

const totalStyles = css`
  display: flex;
  align-items: end;
  justify-content: space-between;
  font: 700 ${text.body} ${family.heading};
  font-variant-numeric: tabular-nums;
  text-align: right;

  & strong {
    font: 700 ${text.h3} ${family.heading};
  }

  & small {
    font: ${text.small} ${family.body};
    color: ${color.inkSoft};
  }
`;

const atolStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font: 700 ${text.small} ${family.body};
  color: ${color.success};
`;
