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
  const { reason, requested, last, suggestions } = dates;
  const [nearest, ...others] = suggestions;
  return (
    <EmptyState
      title={reason === 'past' ? 'This date has passed' : 'This date is not on sale yet'}
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
        {`The link asks for ${formatDayWithYear(requested)}. `}
        {reason === 'not-on-sale-yet' && `Holidays are on sale until ${formatDayWithYear(last)}. `}
        Destination, airport, nights and guests are kept for another date.
      </p>
    </EmptyState>
  );
}

/** Three days before and after the date, as in the form (NAV-04). */
function pathOn(query: SearchQuery, date: IsoDate): string {
  return searchPath({ ...query, dateMin: addDays(date, -3), dateMax: addDays(date, 3) });
}
