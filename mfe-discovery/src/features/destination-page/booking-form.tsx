import { css } from '@emotion/react';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { SEARCH_LIMITS } from '@storefront/shared/composites/rooms-guests/party-limits';
import { RoomsGuestsPicker } from '@storefront/shared/composites/rooms-guests/rooms-guests-picker';
import { useRuntime } from '@storefront/shared/runtime';
import {
  airportGroups,
  airportItem,
  findAirports,
} from '@storefront/shared/composites/search-form/search-options';
import { SearchableSelect } from '@storefront/shared/ui/searchable-select';
import { SelectField, type SelectOption } from '@storefront/shared/ui/select-field';
import { TextField } from '@storefront/shared/ui/text-field';
import { from, space } from '@storefront/shared/ui/tokens';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { oneYearAfter } from '../../parts/search-link/search-from-page';

import { bookingPath, MOST_NIGHTS, type BookingChoice } from './booking-choice';

interface BookingFormProps {
  /** Lets a button outside the form submit it. */
  readonly id: string;
  readonly destinationId: number;
  readonly initial: BookingChoice;
  /** Board of the prices of this page. */
  readonly pageBoard: SelectOption;
  /** Buttons below the fields. */
  readonly children: ReactNode;
}

/** Renders the booking form: departure airport, date, nights, board, stars and party (LAND-05 to LAND-09). */
export function BookingForm({ id, destinationId, initial, pageBoard, children }: BookingFormProps) {
  const navigate = useNavigate();
  const today = useRuntime().clock.today();
  const [choice, setChoice] = useState(initial);
  const change = (part: Partial<BookingChoice>) => setChoice((before) => ({ ...before, ...part }));

  function book(event: FormEvent) {
    event.preventDefault();
    const path = bookingPath(choice, destinationId, today);
    if (path !== null) void navigate(path);
  }

  return (
    <form id={id} css={formStyles} aria-label="Book this holiday" onSubmit={book}>
      <div css={fieldsStyles}>
        <SearchableSelect
          label="Flying from"
          value={airportItem(choice.departureId)}
          onValueChange={(airport) => change({ departureId: airport.id })}
          groups={airportGroups}
          search={findAirports}
          emptyText="No airports found"
          placeholder="Search airports"
        />
        <TextField
          label="Departure date"
          type="date"
          min={today}
          max={oneYearAfter(today)}
          value={choice.date}
          onChange={(event) => change({ date: event.target.value })}
        />
        <SelectField
          label="Board basis"
          options={withPageBoard(pageBoard)}
          value={choice.boardType}
          onValueChange={(boardType) => change({ boardType })}
        />
        <SelectField
          label="Hotel rating"
          options={RATINGS}
          value={choice.stars}
          onValueChange={(stars) => change({ stars })}
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
      </div>
      {children}
    </form>
  );
}

const ANY: SelectOption = { value: '', label: 'Any' };

const RATINGS: readonly SelectOption[] = [
  ANY,
  ...['3', '4', '5'].map((stars) => ({ value: stars, label: `${stars} stars` })),
];

const NIGHTS: readonly SelectOption[] = Array.from({ length: MOST_NIGHTS }, (_, index) => ({
  value: String(index + 1),
  label: pluralize(index + 1, 'night', 'nights'),
}));

/** Keyed by the board ids of the search. */
const BOARDS: readonly SelectOption[] = [
  ANY,
  { value: '9', label: boardName('RO') },
  { value: '2', label: boardName('SC') },
  { value: '8', label: boardName('BB') },
  { value: '3', label: boardName('HB') },
  { value: '4', label: boardName('FB') },
  { value: '5', label: boardName('AI') },
];

/** Adds the board of the page if it is not in the list. */
function withPageBoard(board: SelectOption): readonly SelectOption[] {
  return BOARDS.some(({ value }) => value === board.value) ? BOARDS : [...BOARDS, board];
}

const formStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

// Two columns on phones, so that Book Now is in the first screen; one where enlarged text needs the width.
const fieldsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.s};

  & > * {
    flex: 1 1 7.5rem;
    min-width: 0;
  }

  & > :nth-of-type(even) {
    flex: 1.2 1 8.5rem;
  }

  // Nights are short, so that the party beside them is shown in full.
  & > :nth-of-type(5) {
    flex: 1 1 6.5rem;
  }

  & > :nth-of-type(6) {
    flex: 4 1 11rem;
  }

  ${from.small} {
    display: grid;
    gap: ${space.s} ${space.m};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
