import { css } from '@emotion/react';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

import { useRuntime } from '@storefront/shared/runtime';

import { DateField } from '../date-field/date-field';
import { SEARCH_LIMITS } from '../rooms-guests/party-limits';
import { RoomsGuestsPicker } from '../rooms-guests/rooms-guests-picker';
import { saleWindow } from '../../domain/search-query/sale-window';
import {
  defaultChoice,
  queryFromChoice,
  type SearchChoice,
  type SearchQuery,
} from '../../domain/search-query/search-query';
import { Button } from '../../ui/button';
import { SearchableSelect } from '../../ui/searchable-select';
import { SelectField } from '../../ui/select-field';
import { color, family, from, radius, space, text } from '../../ui/tokens';

import {
  airportGroups,
  airportItem,
  destinationGroups,
  destinationItem,
  findAirports,
  destinationSearch,
  findDestinations,
} from './search-options';

/** 2 to 14 and 21 (FORM-VAL-05). */
const NIGHTS = [...Array.from({ length: 13 }, (_, index) => index + 2), 21].map((nights) => ({
  value: String(nights),
  label: `${nights} nights`,
}));

interface SearchFormProps {
  /** The search whose results the page shows. Later changes are ignored, except of the departure date. */
  readonly initial?: SearchChoice;
  /** First values on a page without results; the defaults of the shop without them. */
  readonly start?: SearchChoice;
  readonly loading?: boolean;
  /** Id of the button of the guests. */
  readonly guestsId?: string;
  readonly onSubmit: (query: SearchQuery) => void;
}

/** Renders the holiday search form (a `search` landmark): destination, airport, date, nights and guests. */
export function SearchForm({ initial, start, loading = false, guestsId, onSubmit }: SearchFormProps) {
  const { clock } = useRuntime();
  const today = clock.today();
  const { first, last } = saleWindow(today);
  const { choice, change } = useChoice(initial, start ?? defaultChoice(today));
  const isLoading = useIsOpeningResults() || loading;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(queryFromChoice(choice));
  }

  return (
    <form css={formStyles} role="search" aria-label="Holidays" onSubmit={submit}>
      <PlaceFields choice={choice} onChange={change} />
      <DateField
        label="Departure date"
        min={first}
        max={last}
        value={choice.departureDate}
        onValueChange={(departureDate) => change({ departureDate })}
      />
      <SelectField
        label="Duration"
        options={NIGHTS}
        value={String(choice.nights)}
        onValueChange={(nights) => change({ nights: Number(nights) })}
      />
      <RoomsGuestsPicker
        id={guestsId}
        label="Guests/Rooms"
        value={choice.rooms}
        onValueChange={(rooms) => change({ rooms })}
        limits={SEARCH_LIMITS}
      />
      <Button
        type="submit"
        // Until a value differs from the search on the page, the actions of its results come first.
        look={JSON.stringify(choice) === JSON.stringify(initial) ? 'outline' : 'call'}
        size="large"
        loading={isLoading}
        disabled={isLoading}
        icon={<Search size={20} aria-hidden />}
      >
        Search
      </Button>
    </form>
  );
}

/** Whether the results are being opened from another page, which may take a moment (FORM-06). */
function useIsOpeningResults(): boolean {
  const { pathname } = useLocation();
  return useNavigation().location?.pathname === '/search' && pathname !== '/search';
}

interface PlaceFieldsProps {
  readonly choice: SearchChoice;
  readonly onChange: (changes: Partial<SearchChoice>) => void;
}

function PlaceFields({ choice, onChange }: PlaceFieldsProps) {
  return (
    <>
      <SearchableSelect
        label="Destination"
        value={destinationItem(choice.destinationId)}
        onValueChange={({ id }) => onChange({ destinationId: id })}
        groups={destinationGroups}
        search={findDestinations}
        searchCode={destinationSearch}
        emptyText="No destinations found"
        placeholder="Search destinations"
      />
      <SearchableSelect
        label="Flying from"
        value={airportItem(choice.departureId)}
        onValueChange={({ id }) => onChange({ departureId: id })}
        groups={airportGroups}
        search={findAirports}
        emptyText="No airports found"
        placeholder="Search airports"
      />
    </>
  );
}

function useChoice(initial: SearchChoice | undefined, start: SearchChoice) {
  const [choice, setChoice] = useState(initial ?? start);
  const [initialDate, setInitialDate] = useState(initial?.departureDate);
  // A date that was chosen outside the form is the date of the form too; other unsent values stay.
  if (initial && initial.departureDate !== initialDate) {
    setInitialDate(initial.departureDate);
    setChoice({ ...choice, departureDate: initial.departureDate });
  }
  const change = (changes: Partial<SearchChoice>) => setChoice((current) => ({ ...current, ...changes }));
  return { choice, change };
}

// Each label is inside the border of its control, above the value. On phones date and nights share a row, so that the
// button is in the first screen; widths in rem, so that enlarged text wraps to further rows. Date and nights are the
// third and the fourth field: a `:has` that names `div` and `span` is matched again for whatever the page inserts.
const formStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};

  & > div,
  & > button {
    position: relative;
    flex: 1 1 100%;
    min-width: 0;
  }

  & > div:nth-of-type(3) {
    flex: 3 1 10.5rem;
  }

  & > div:nth-of-type(4) {
    flex: 2 1 6.5rem;
  }

  & > div > :is(label, div, span):not(* + *) {
    position: absolute;
    z-index: 1;
    top: ${space.xs};
    left: ${space.s};
    color: ${color.inkSoft};
    font: 600 ${text.small} ${family.body};
    white-space: nowrap;
    pointer-events: none;
  }

  & > div > button,
  & > div > span > select {
    min-height: 4rem;
    padding-top: 1.75rem;
    border-radius: ${radius.card};
  }

  & > div > button:hover,
  & > div > span > select:hover {
    border-color: ${color.action};
  }

  & > button {
    min-height: 64px;
    border-radius: ${radius.card};
  }

  ${from.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* One row; widths in rem, so that enlarged text wraps to further rows instead of being cut off (WCAG 1.4.4). */
  ${from.large} {
    display: flex;

    & > div,
    & > div:nth-of-type(3) {
      flex: 1.3 1 9rem;
    }

    & > div:nth-of-type(4) {
      flex: 0.9 1 7rem;
    }

    & > button {
      flex: none;
    }
  }
`;
