import { css } from '@emotion/react';
import { MapPin, Plane, Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { useRuntime } from '@storefront/shared/runtime';

import { addDays } from '../dates/iso-date';
import { SEARCH_LIMITS } from '../rooms-guests/party-limits';
import { RoomsGuestsPicker } from '../rooms-guests/rooms-guests-picker';
import {
  defaultChoice,
  queryFromChoice,
  type SearchChoice,
  type SearchQuery,
} from '../search-query/search-query';
import { Button } from '../ui/button';
import { SearchableSelect } from '../ui/searchable-select';
import { SelectField } from '../ui/select-field';
import { TextField } from '../ui/text-field';
import { from, space } from '../ui/tokens';

import {
  airportGroups,
  airportItem,
  destinationGroups,
  destinationItem,
  foundAirports,
  foundDestinations,
} from './search-choices';

/** How far ahead holidays are sold. */
const HORIZON_DAYS = 548;

/** 2 to 14 and 21 (FORM-VAL-05). */
const NIGHTS = [...Array.from({ length: 13 }, (_, index) => index + 2), 21].map((nights) => ({
  value: String(nights),
  label: `${nights} nights`,
}));

interface SearchFormProps {
  readonly initial?: SearchChoice;
  readonly loading?: boolean;
  readonly onSubmit: (query: SearchQuery) => void;
}

/** Where, from where, when, how long, with whom: the same form on every page that has one. */
export function SearchForm({ initial, loading = false, onSubmit }: SearchFormProps) {
  const { clock } = useRuntime();
  const today = clock.today();
  const [choice, setChoice] = useState<SearchChoice>(() => initial ?? defaultChoice(today));
  const change = (part: Partial<SearchChoice>) => setChoice((before) => ({ ...before, ...part }));

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(queryFromChoice(choice));
  }

  return (
    <form css={formStyles} role="search" aria-label="Holidays" onSubmit={submit}>
      <SearchableSelect
        label="Destination"
        icon={<MapPin size={20} aria-hidden />}
        value={destinationItem(choice.destinationId)}
        onValueChange={({ id }) => change({ destinationId: id })}
        groups={destinationGroups}
        search={foundDestinations}
        emptyText="No destinations found"
        placeholder="Search destinations"
      />
      <SearchableSelect
        label="Flying from"
        icon={<Plane size={20} aria-hidden />}
        value={airportItem(choice.departureId)}
        onValueChange={({ id }) => change({ departureId: id })}
        groups={airportGroups}
        search={foundAirports}
        emptyText="No airports found"
        placeholder="Search airports"
      />
      <TextField
        label="Departure date"
        type="date"
        required
        min={addDays(today, 1)}
        max={addDays(today, HORIZON_DAYS)}
        value={choice.departureDate}
        onChange={({ target }) => target.value !== '' && change({ departureDate: target.value })}
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

const formStyles = css`
  display: grid;
  gap: ${space.m};
  align-items: end;

  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
  }

  ${from.large} {
    grid-template-columns: 1.3fr 1.3fr 1.1fr 0.9fr 1.3fr auto;
    gap: ${space.s};
  }
`;
