import { css } from '@emotion/react';
import { boardName } from '@storefront/shared/board-basis/board-basis';
import { formatDayWithYear } from '@storefront/shared/dates/format-day';
import { counted } from '@storefront/shared/occupancy/occupancy';
import { formatPounds, timesPence } from '@storefront/shared/pricing/pence';
import { Button } from '@storefront/shared/ui/button';
import { Price } from '@storefront/shared/ui/price';
import { color, family, from, radius, shadow, space, text } from '@storefront/shared/ui/tokens';
import { ShieldCheck } from 'lucide-react';

import type { Selection } from '../../domain/selection';
import { FlightWords } from '../flights/flight-list';

interface PackageSummaryProps {
  readonly selection: Selection;
  readonly guests: number;
  readonly booking: boolean;
  readonly onBook: () => void;
}

/** What would be booked, at what price; it re-prices in place. On a phone the price and the button stay in sight. */
export function PackageSummary({ selection, guests, booking, onBook }: PackageSummaryProps) {
  const { result, flight, boardBasis, pricePerPerson } = selection;
  const total = timesPence(pricePerPerson, guests);

  return (
    <section css={boxStyles} aria-label="Flight and hotel package">
      <Price amount={pricePerPerson} size="large" note={`${formatPounds(total)} total for ${guests}`} />
      <p css={factsStyles}>
        {formatDayWithYear(result.departureDate)}, {counted(result.nights, 'night', 'nights')},{' '}
        {boardName(boardBasis)}
        <br />
        {result.roomDescription}
      </p>
      <div css={flightStyles}>
        <FlightWords flight={flight} />
      </div>
      <div css={barStyles} data-bottom-bar>
        <span css={barPriceStyles}>
          <strong>{formatPounds(total)}</strong> total
        </span>
        <Button look="call" size="large" wide loading={booking} onClick={onBook}>
          Book Now
        </Button>
      </div>
      <p css={trustStyles}>
        <ShieldCheck size={16} aria-hidden /> ATOL protected. You pay nothing yet.
      </p>
    </section>
  );
}

const boxStyles = css`
  display: grid;
  gap: ${space.m};
  padding: ${space.l};
  border-radius: ${radius.panel};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
`;

const factsStyles = css`
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;

const flightStyles = css`
  display: grid;
  gap: ${space.s};
  padding: ${space.s};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
`;

const barStyles = css`
  position: fixed;
  z-index: 30;
  inset: auto 0 0;
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space.m};
  padding: ${space.s} ${space.m} calc(${space.s} + env(safe-area-inset-bottom));
  background: ${color.surface};
  box-shadow: ${shadow.overlay};

  ${from.large} {
    position: static;
    grid-template-columns: 1fr;
    padding: 0;
    box-shadow: none;
  }
`;

const barPriceStyles = css`
  font: ${text.small} ${family.body};

  & strong {
    display: block;
    font: 700 ${text.h4} ${family.heading};
  }

  ${from.large} {
    display: none;
  }
`;

const trustStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
