import { css } from '@emotion/react';
import { departureName } from '@storefront/shared/domain/catalogue/airports';
import { destinationName } from '@storefront/shared/domain/catalogue/destinations';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { pluralize, guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { PartyNotice } from '@storefront/shared/composites/rooms-guests/party-notice';
import { SearchForm } from '@storefront/shared/composites/search-form/search-form';
import type { RequestedParty } from '@storefront/shared/domain/search-query/requested-party';
import { choiceFromQuery, type SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { Button } from '@storefront/shared/ui/button';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { Container } from '@storefront/shared/ui/container';
import { below, color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { Pencil } from 'lucide-react';
import { memo, useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';

/** Commands of the search form. */
export interface SearchSummaryHandle {
  /** Opens the form, if it is collapsed, and moves the focus to its destination. */
  readonly chooseDestination: () => void;
}

/** Offers the commands of `ref`. Returns the ref of the element around the form. */
function useSearchSummaryHandle(ref: Ref<SearchSummaryHandle> | undefined, openForm: () => void) {
  const form = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    chooseDestination() {
      flushSync(openForm);
      form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
    },
  }));
  return form;
}

interface SearchSummaryProps {
  readonly ref?: Ref<SearchSummaryHandle>;
  readonly query: SearchQuery;
  /** The party of the query, with what differs from the URL. */
  readonly party: RequestedParty;
  /** The selected date of the five. */
  readonly departureDate: IsoDate;
  /** The date of the form, where the selected one cannot be searched. */
  readonly formDate?: IsoDate;
  readonly loading: boolean;
  readonly onSearch: (query: SearchQuery) => void;
}

/** The form that changes the search. On small screens it is collapsed into a summary (SRCH-01, SRCH-02). */
export const SearchSummary = memo(function SearchSummary({
  ref,
  query,
  party,
  departureDate,
  formDate,
  loading,
  onSearch,
}: SearchSummaryProps) {
  const [open, setOpen] = useState(false);
  const guests = guestCount(query.rooms);
  const summaryId = useId();
  const guestsId = useId();
  const form = useSearchSummaryHandle(ref, () => setOpen(true));

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
        <div ref={form} css={[formStyles, !open && collapsedStyles]}>
          <SearchForm
            key={JSON.stringify(query)}
            initial={{ ...choiceFromQuery(query), departureDate: formDate ?? departureDate }}
            loading={loading}
            guestsId={guestsId}
            onSubmit={(next) => {
              setOpen(false);
              onSearch(next);
            }}
          />
        </div>
        <div css={noticeStyles}>
          <PartyNotice party={party} action="search for" fieldId={guestsId} onReveal={() => setOpen(true)} />
        </div>
      </Container>
    </section>
  );
});

const barStyles = css`
  padding: ${space.s} 0;
  background: ${color.surfaceAlt};
`;

const rowStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s};

  & > button {
    padding-inline: ${space.s};
  }

  /* The form beside it says the same. */
  ${from.large} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);

    & > button {
      display: none;
    }
  }
`;

const summaryStyles = css`
  font: ${text.small} ${family.body};

  & strong {
    display: block;
    font: 700 ${text.body} ${family.heading};
  }
`;

const formStyles = css`
  ${below.large} {
    padding-top: ${space.s};
  }
`;

const noticeStyles = css`
  padding-top: ${space.s};

  &:empty {
    display: none;
  }
`;

const collapsedStyles = css`
  ${below.large} {
    display: none;
  }
`;
