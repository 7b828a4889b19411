import { css } from '@emotion/react';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { airportName } from '@storefront/shared/domain/catalogue/airport-names';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { pluralize, guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { formatPounds, timesPence } from '@storefront/shared/domain/pricing/pence';
import { Button } from '@storefront/shared/ui/button';
import { color, family, text } from '@storefront/shared/ui/tokens';
import { visuallyHidden } from '@storefront/shared/ui/visually-hidden';

import type { DealPrices } from './use-deal-prices';

/**
 * Describes the selected day: its price, that it has none, or why another day was selected (rule 35). The offer shows the
 * first of these itself, so it is only announced.
 */
export function SelectedDay({ prices }: { readonly prices: DealPrices }) {
  const isInOffer = prices.row !== null && prices.unavailableDate === null;
  // Also while it is empty: it would take a gap, and look like the last line of the offer to a browser that restores the
  // position of that line after a reload.
  const isHidden = isInOffer || prices.state === 'loading';
  return (
    <>
      <div role="status" css={[statusStyles, isHidden && visuallyHidden]}>
        {sentences(prices).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {prices.state === 'failed' && (
        <div>
          <Button look="outline" onClick={prices.refetch}>
            Look for prices again
          </Button>
        </div>
      )}
    </>
  );
}

function sentences({ state, filters, date, row, unavailableDate, rooms }: DealPrices): readonly string[] {
  if (state === 'loading') return [];
  const stay = [
    pluralize(filters.nights, 'night', 'nights'),
    boardName(filters.boardBasis),
    `from ${airportName(filters.airportCode)}`,
  ]
    .filter(Boolean)
    .join(', ');
  const unavailable =
    unavailableDate === null ? [] : [`${formatDayWithYear(unavailableDate)} is not sold with these choices.`];
  if (row) {
    const { pricePerPerson } = row;
    const total = formatPounds(timesPence(pricePerPerson, guestCount(rooms)));
    const intro = unavailable.length > 0 ? 'We chose the cheapest day instead: ' : '';
    const price = `${formatPounds(pricePerPerson)} per person, ${total} in total`;
    return [...unavailable, `${intro}${formatDayWithYear(row.date)}, ${stay}: ${price}.`];
  }
  if (date !== null) {
    return [...unavailable, `${formatDayWithYear(date)} has no price: ${stay}. Call us for it.`];
  }
  return [...unavailable, `No prices in this month with ${stay}. Try another month, airport or board.`];
}

const statusStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
