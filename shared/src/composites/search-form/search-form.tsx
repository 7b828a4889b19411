import { css } from '@emotion/react';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { useRuntime } from '@storefront/shared/runtime';

import { DateField } from '../date-field/date-field';
import { addDays } from '../../domain/dates/iso-date';
import { SEARCH_LIMITS } from '../rooms-guests/party-limits';
import { RoomsGuestsPicker } from '../rooms-guests/rooms-guests-picker';
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
  findDestinations,
} from './search-options';

/** Latest departure, in days from today. */
const HORIZON_DAYS = 548;

/** 2 to 14 and 21 (FORM-VAL-05). */
const NIGHTS = [...Array.from({ length: 13 }, (_, index) => index + 2), 21].map((nights) => ({
  value: String(nights),
  label: `${nights} nights`,
}));

interface SearchFormProps {
  /** Initial values; later changes are ignored. */
  readonly initial?: SearchChoice;
  readonly loading?: boolean;
  readonly onSubmit: (query: SearchQuery) => void;
}

/** Renders the holiday search form (a `search` landmark): destination, airport, date, nights and guests. */
export function SearchForm({ initial, loading = false, onSubmit }: SearchFormProps) {
  const { clock } = useRuntime();
  const today = clock.today();
  const [choice, setChoice] = useState<SearchChoice>(() => initial ?? defaultChoice(today));
  const change = (changes: Partial<SearchChoice>) => setChoice((current) => ({ ...current, ...changes }));

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(queryFromChoice(choice));
  }

  return (
    <form css={formStyles} role="search" aria-label="Holidays" onSubmit={submit}>
      <SearchableSelect
        label="Destination"
        value={destinationItem(choice.destinationId)}
        onValueChange={({ id }) => change({ destinationId: id })}
        groups={destinationGroups}
        search={findDestinations}
        emptyText="No destinations found"
        placeholder="Search destinations"
      />
      <SearchableSelect
        label="Flying from"
        value={airportItem(choice.departureId)}
        onValueChange={({ id }) => change({ departureId: id })}
        groups={airportGroups}
        search={findAirports}
        emptyText="No airports found"
        placeholder="Search airports"
      />
      <DateField
        label="Departure date"
        min={addDays(today, 1)}
        max={addDays(today, HORIZON_DAYS)}
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
        label="Guests/Rooms"
        value={choice.rooms}
        onValueChange={(rooms) => change({ rooms })}
        limits={SEARCH_LIMITS}
      />
      <Button
        type="submit"
        look="call"
        size="large"
        loading={loading}
        icon={<Search size={20} aria-hidden />}
      >
        Search
      </Button>
    </form>
  );
}

// Each label is inside the border of its control, above the value.
const formStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};

  & > div {
    position: relative;
  }

  & > div > :is(label, div, span):first-child:not(:has(select)) {
    position: absolute;
    z-index: 1;
    top: ${space.xs};
    left: ${space.s};
    color: ${color.inkSoft};
    font: 600 ${text.small} ${family.body};
    pointer-events: none;
  }

  & > div > button,
  & > div > span > select {
    min-height: 64px;
    padding-top: 28px;
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
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns:
      minmax(0, 1.35fr) minmax(0, 1.35fr) minmax(0, 1.25fr) minmax(0, 0.9fr) minmax(0, 1.3fr)
      auto;
  }
`;
