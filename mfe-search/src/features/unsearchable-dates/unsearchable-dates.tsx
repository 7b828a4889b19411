import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { UnsearchableDates as Dates } from '@storefront/shared/domain/search-query/sale-window';
import { searchPath, type SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { EmptyState } from '@storefront/shared/ui/empty-state';

interface UnsearchableDatesProps {
  readonly query: SearchQuery;
  readonly dates: Dates;
}

/** Shows why the dates of the URL cannot be searched, and links to dates that can (DEC-113). */
export function UnsearchableDates({ query, dates }: UnsearchableDatesProps) {
  const [nearest, ...others] = dates.suggestions;
  return (
    <EmptyState
      title={TITLES[dates.reason]}
      headingLevel={1}
      action={
        <ButtonLink to={pathOn(query, nearest)} look="call">
          {`Search ${formatDayWithYear(nearest)}`}
        </ButtonLink>
      }
      alternative={others.map((date) => (
        <ButtonLink key={date} to={pathOn(query, date)} look="outline">
          {`Search ${formatDayWithYear(date)}`}
        </ButtonLink>
      ))}
      phone={<PhoneLink />}
    >
      <p>
        {`${requestText(dates)} `}
        Destination, airport, nights and guests are kept for another date.
      </p>
    </EmptyState>
  );
}

const TITLES: Readonly<Record<Dates['reason'], string>> = {
  past: 'This date has passed',
  'not-on-sale-yet': 'This date is not on sale yet',
  impossible: 'This date does not exist',
};

/** Of a text that is no date. */
const MAX_TEXT = 24;

function requestText(dates: Dates): string {
  if (dates.reason === 'impossible')
    return `The link asks for "${dates.text.slice(0, MAX_TEXT)}", which is not a date of the calendar.`;
  const requested = `The link asks for ${formatDayWithYear(dates.requested)}.`;
  return dates.reason === 'past'
    ? requested
    : `${requested} Holidays are on sale until ${formatDayWithYear(dates.last)}.`;
}

/** Three days before and after the date, as in the form (NAV-04). */
function pathOn(query: SearchQuery, date: IsoDate): string {
  return searchPath({ ...query, dateMin: addDays(date, -3), dateMax: addDays(date, 3) });
}
