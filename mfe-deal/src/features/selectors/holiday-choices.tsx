import { css } from '@emotion/react';
import { boardName } from '@storefront/shared/board-basis/board-basis';
import { addDays } from '@storefront/shared/dates/iso-date';
import { PriceCalendar } from '@storefront/shared/price-calendar/price-calendar';
import { DETAILS_LIMITS } from '@storefront/shared/rooms-guests/party-limits';
import { RoomsGuestsPicker } from '@storefront/shared/rooms-guests/rooms-guests-picker';
import { useRuntime } from '@storefront/shared/runtime';
import { airportGroups, airportItem, foundAirports } from '@storefront/shared/search-form/search-choices';
import type { DetailsQuery } from '@storefront/shared/search-query/details-path';
import { Card } from '@storefront/shared/ui/card';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { SearchableSelect } from '@storefront/shared/ui/searchable-select';
import { SelectField } from '@storefront/shared/ui/select-field';
import { Stack } from '@storefront/shared/ui/stack';
import { space } from '@storefront/shared/ui/tokens';

import type { MonthOffers } from '../../domain/selection';

/** 1 to 14 and 21 nights. */
const NIGHTS = [...Array.from({ length: 14 }, (_, index) => index + 1), 21].map((count) => ({
  value: String(count),
  label: count === 1 ? '1 night' : `${count} nights`,
}));

/** How far ahead holidays are sold. */
const HORIZON_DAYS = 548;

interface HolidayChoicesProps {
  readonly query: DetailsQuery;
  readonly nights: number;
  /** `null` while they are loading, or when they could not be had. */
  readonly offers: MonthOffers | null;
  /** `yyyy-MM` */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  readonly loading: boolean;
  readonly onChoose: (change: Partial<DetailsQuery>) => void;
}

/** How long, with which board, from where, with whom and when. */
export function HolidayChoices({
  query,
  nights,
  offers,
  month,
  onMonthChange,
  loading,
  onChoose,
}: HolidayChoicesProps) {
  const today = useRuntime().clock.today();
  const months = { first: addDays(today, 1).slice(0, 7), last: addDays(today, HORIZON_DAYS).slice(0, 7) };

  return (
    <Card as="section" aria-label="Your choices">
      <Stack gap="m">
        <div css={pairStyles}>
          <SelectField
            label="Duration"
            options={NIGHTS}
            value={String(nights)}
            onValueChange={(next) => onChoose({ nights: Number(next) })}
          />
          <SelectField
            label="Board basis"
            options={(offers?.boards ?? []).map((board) => ({ value: board, label: boardName(board) }))}
            value={offers?.selection?.boardBasis ?? ''}
            onValueChange={(boardBasis) => onChoose({ boardBasis })}
          />
        </div>
        <SearchableSelect
          label="Flying from"
          value={airportItem(query.departureId)}
          onValueChange={({ id }) => onChoose({ departureId: id })}
          groups={airportGroups}
          search={foundAirports}
          emptyText="No airports found"
          placeholder="Search airports"
        />
        <RoomsGuestsPicker
          label="Guests and rooms"
          value={query.rooms}
          onValueChange={(rooms) => onChoose({ rooms })}
          limits={DETAILS_LIMITS}
        />
        <SectionHeading size="card">Alternative Holiday Dates</SectionHeading>
        <PriceCalendar
          month={month}
          onMonthChange={onMonthChange}
          months={months}
          prices={offers?.prices ?? new Map()}
          selected={offers?.selection?.result.departureDate ?? null}
          onSelect={(date) => onChoose({ date })}
          loading={loading}
        />
      </Stack>
    </Card>
  );
}

const pairStyles = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s};
`;
