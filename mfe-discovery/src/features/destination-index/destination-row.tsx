import { css } from '@emotion/react';
import type { ExploreDestination } from '@storefront/shared/api/explore/explore.schema';
import type { Destination } from '@storefront/shared/domain/catalogue/destinations';
import { pageIdOf } from '@storefront/shared/domain/catalogue/page-ids';
import { formatDay } from '@storefront/shared/domain/dates/format-day';
import { monthName } from '@storefront/shared/domain/dates/months';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { Link } from 'react-router-dom';

interface DestinationRowProps {
  readonly destination: Destination;
  readonly price: ExploreDestination | null;
  /** Month of the prices, `yyyy-MM`; `null` while none are known. */
  readonly month: string | null;
}

/** A destination with its country and its lowest price; the whole row is the link to its page. */
export function DestinationRow({ destination: { id, name, country }, price, month }: DestinationRowProps) {
  return (
    <li css={itemStyles}>
      <Link to={`/page/${pageIdOf(id)}`} css={rowStyles}>
        <span css={nameStyles}>{name}</span>
        <span css={noteStyles}>{name === country ? '' : country}</span>
        {price ? (
          <>
            <span css={priceStyles}>from {formatPounds(price.price)}pp</span>
            <span css={dateStyles}>leaving {formatDay(price.departureDate)}</span>
          </>
        ) : (
          month !== null && <span css={dateStyles}>nothing in {monthName(month)}</span>
        )}
      </Link>
    </li>
  );
}

const itemStyles = css`
  border-bottom: 1px solid ${color.lineSoft};
`;

const rowStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 ${space.s};
  min-height: 44px;
  padding-block: ${space.xs};
  color: ${color.ink};
  text-decoration: none;

  &:hover > span:first-of-type {
    text-decoration: underline;
  }
`;

const nameStyles = css`
  font: 600 ${text.body} ${family.body};
  color: ${color.action};
`;

const noteStyles = css`
  grid-area: 2 / 1;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const priceStyles = css`
  grid-area: 1 / 2;
  justify-self: end;
  font: 600 ${text.body} ${family.body};
  font-variant-numeric: tabular-nums;
`;

const dateStyles = css`
  grid-area: 2 / 2;
  justify-self: end;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
