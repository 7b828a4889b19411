import { css } from '@emotion/react';
import { formatDay, formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { saleWindow } from '@storefront/shared/domain/search-query/sale-window';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';
import { Button } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { space } from '@storefront/shared/ui/tokens';

import { withoutGroup, type FilterGroup } from '../../domain/filter-groups';
import type { DateSummary, ResultsView } from '../../domain/results-view';
import type { FilterChoice } from '../../domain/view-choice';

interface NoResultsProps {
  readonly view: ResultsView;
  readonly departureDate: IsoDate;
  readonly today: IsoDate;
  /** Dates of this search that have holidays. */
  readonly otherDates: readonly DateSummary[];
  readonly onChange: (change: Partial<FilterChoice>) => void;
  readonly onSelectDate: (departureDate: IsoDate) => void;
  readonly onClear: () => void;
}

const MAX_DATES = 3;

/** An empty list: the reason, and the number of hotels that each change would bring (SRCH-ST-03, usability rule 27). */
export function NoResults(props: NoResultsProps) {
  const { view, departureDate, today, otherDates, onChange, onSelectDate, onClear } = props;
  const { unfiltered, removableFilters } = view;
  return (
    <div role="status">
      <EmptyState
        title="No results found"
        headingLevel={2}
        action={
          <Button look="call" onClick={onClear}>
            Clear Filters
          </Button>
        }
      >
        <p>{dateReason(departureDate, today) ?? reasonOf(view)}</p>
        <div css={waysStyles}>
          {removableFilters.map(({ group, count }) => (
            <Button key={group} look="outline" onClick={() => onChange(withoutGroup(group))}>
              {`Remove ${GROUP_NAMES[group]}: ${pluralize(count, 'hotel', 'hotels')}`}
            </Button>
          ))}
          {unfiltered === 0 &&
            otherDates.slice(0, MAX_DATES).map(({ departureDate, hotels, lowestPrice }) => (
              <Button key={departureDate} look="outline" onClick={() => onSelectDate(departureDate)}>
                {`${formatDay(departureDate)}: ${pluralize(hotels, 'hotel', 'hotels')} from ${formatPounds(lowestPrice)}pp`}
              </Button>
            ))}
        </div>
      </EmptyState>
    </div>
  );
}

const GROUP_NAMES: Readonly<Record<FilterGroup, string>> = {
  hotelName: 'the hotel name',
  boards: 'the board filter',
  stars: 'the star filter',
  price: 'the price range',
  ratingBand: 'the guest rating',
  airports: 'the departure airport',
  outboundTimes: 'the time of the outbound flight',
  bags: 'the hold bag',
  awards: 'the awards',
  styles: 'the styles',
  resorts: 'the resorts',
  amenities: 'the amenities',
  area: 'the part of the map',
};

/** Why nothing departs on a date of the strip that is not on sale (DEC-113). */
function dateReason(date: IsoDate, today: IsoDate): string | null {
  const { last } = saleWindow(today);
  if (date < today) return `${formatDay(date)} has passed. Choose a later date.`;
  if (date > last) return `Holidays are on sale until ${formatDayWithYear(last)}. Choose an earlier date.`;
  return null;
}

function reasonOf({ unfiltered, removableFilters }: ResultsView): string {
  if (unfiltered === 0)
    return 'No holiday departs on this date. Try another date, airport or length of stay.';
  const found = `There are ${pluralize(unfiltered, 'hotel', 'hotels')} on this date`;
  const [first] = removableFilters;
  return first
    ? `${found}, but none passes ${GROUP_NAMES[first.group]} together with the rest.`
    : `${found}, but none passes all filters together.`;
}

const waysStyles = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s};
  margin-top: ${space.m};

  &:empty {
    display: none;
  }
`;
