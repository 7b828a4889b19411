import { css } from '@emotion/react';
import { departureName } from '@storefront/shared/domain/catalogue/airports';
import { destinationName } from '@storefront/shared/domain/catalogue/destinations';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { pluralize, guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { SearchForm } from '@storefront/shared/composites/search-form/search-form';
import { choiceFromQuery, type SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { Button } from '@storefront/shared/ui/button';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { Container } from '@storefront/shared/ui/container';
import { below, color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { Pencil } from 'lucide-react';
import { memo, useId, useState } from 'react';

interface SearchSummaryProps {
  readonly query: SearchQuery;
  /** The selected date of the five. */
  readonly departureDate: IsoDate;
  readonly loading: boolean;
  readonly onSearch: (query: SearchQuery) => void;
}

/** The form that changes the search. On small screens it is collapsed into a summary (SRCH-01, SRCH-02). */
export const SearchSummary = memo(function SearchSummary({
  query,
  departureDate,
  loading,
  onSearch,
}: SearchSummaryProps) {
  const [open, setOpen] = useState(false);
  const guests = guestCount(query.rooms);
  const summaryId = useId();

  return (
    <section css={barStyles} aria-label="Your search">
      <Container>
        <div css={rowStyles}>
          <p css={summaryStyles} id={summaryId}>
            <strong>
              {departureName(query.departureId)} to {destinationName(query.destinationId)}
            </strong>{' '}
            <span>
              on {formatDayWithYear(departureDate)} for {query.durationMin} nights,{' '}
              {pluralize(guests, 'guest', 'guests')}
            </span>
          </p>
          <Button
            look="outline"
            icon={<Pencil size={16} aria-hidden />}
            aria-expanded={open}
            aria-describedby={summaryId}
            onClick={() => setOpen((was) => !was)}
          >
            {open ? 'Close' : 'Change'}
            <VisuallyHidden> search</VisuallyHidden>
          </Button>
        </div>
        <div css={[formStyles, !open && collapsedStyles]}>
          <SearchForm
            key={JSON.stringify(query)}
            initial={choiceFromQuery(query)}
            loading={loading}
            onSubmit={(next) => {
              setOpen(false);
              onSearch(next);
            }}
          />
        </div>
      </Container>
    </section>
  );
});

const barStyles = css`
  padding: ${space.m} 0;
  background: ${color.surfaceAlt};
`;

const rowStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s};

  & > button {
    ${from.large} {
      display: none;
    }
  }
`;

const summaryStyles = css`
  font: ${text.body} ${family.body};

  & strong {
    font-family: ${family.heading};
  }
`;

const formStyles = css`
  padding-top: ${space.s};
`;

const collapsedStyles = css`
  ${below.large} {
    display: none;
  }
`;
