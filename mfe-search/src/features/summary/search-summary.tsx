import { css } from '@emotion/react';
import { departureName } from '@storefront/shared/catalogue/airports';
import { destinationName } from '@storefront/shared/catalogue/destinations';
import { formatDayWithYear } from '@storefront/shared/dates/format-day';
import { counted, guestCount } from '@storefront/shared/occupancy/occupancy';
import { SearchForm } from '@storefront/shared/search-form/search-form';
import {
  choiceFromQuery,
  selectedDate,
  type SearchQuery,
} from '@storefront/shared/search-query/search-query';
import { Button } from '@storefront/shared/ui/button';
import { Container } from '@storefront/shared/ui/container';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useState } from 'react';

interface SearchSummaryProps {
  readonly query: SearchQuery;
  readonly loading: boolean;
  readonly onSearch: (query: SearchQuery) => void;
}

/** The search in words, and the form to change it in place. */
export function SearchSummary({ query, loading, onSearch }: SearchSummaryProps) {
  const [open, setOpen] = useState(false);
  const guests = guestCount(query.rooms);

  return (
    <section css={barStyles} aria-label="Your search">
      <Container>
        <div css={rowStyles}>
          <p css={wordsStyles}>
            <strong>
              {departureName(query.departureId)} to {destinationName(query.destinationId)}
            </strong>{' '}
            <span>
              on {formatDayWithYear(selectedDate(query))} for {query.durationMin} nights,{' '}
              {counted(guests, 'guest', 'guests')}
            </span>
          </p>
          <Button look="outline" aria-expanded={open} onClick={() => setOpen((was) => !was)}>
            Change search
          </Button>
        </div>
        {open && (
          <div css={formStyles}>
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
        )}
      </Container>
    </section>
  );
}

const barStyles = css`
  padding: ${space.m} 0;
  background: ${color.surfaceAlt};
`;

const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
`;

const wordsStyles = css`
  font: ${text.body} ${family.body};

  & strong {
    font-family: ${family.heading};
  }
`;

const formStyles = css`
  padding-top: ${space.m};
`;
