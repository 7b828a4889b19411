import { css } from '@emotion/react';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import { counted } from '@storefront/shared/domain/occupancy/occupancy';
import { Button } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Pagination } from '@storefront/shared/ui/pagination';
import { Stack } from '@storefront/shared/ui/stack';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { visuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { useId, useRef } from 'react';

import { FlightFilterPanel } from './flight-filter-panel';
import { FlightRow } from './flight-row';
import { FlightRowsLoading } from './flight-rows-loading';
import { HiddenChoice } from './hidden-selection';
import { useFlightFilters, type FlightFiltersState } from './use-flight-filters';

export interface FlightListProps {
  /** All flights of the chosen date, cheapest first; may be empty. */
  readonly flights: readonly Flight[];
  readonly chosen: Flight | null;
  readonly guests: number;
  readonly onChoose: (flightId: string) => void;
  /** Airports that the departure filter starts with (HD-ST-04); empty: none ticked. */
  readonly departureAirports: readonly string[];
  /** While the flights are asked for. */
  readonly loading: boolean;
}

/** The flight options: filters, rows and pages (HD-11). Filters and page live until it is mounted anew (HD-ST-02). */
export function FlightList(props: FlightListProps) {
  const { flights, departureAirports, loading } = props;
  const id = useId();
  const state = useFlightFilters(props);
  return (
    <section css={sectionStyles} aria-labelledby={id}>
      <SectionHeading id={id}>Choose your flights</SectionHeading>
      {loading && <FlightRowsLoading />}
      {!loading && flights.length === 0 && (
        <EmptyState title="No flights available from selected airport">
          Try another departure airport, date or number of nights.
        </EmptyState>
      )}
      {!loading && flights.length > 0 && (
        <FlightOptions {...props} state={state} departuresTicked={departureAirports.length > 0} />
      )}
    </section>
  );
}

interface FlightOptionsProps extends FlightListProps {
  readonly state: FlightFiltersState;
  readonly departuresTicked: boolean;
}

function FlightOptions({ flights, chosen, guests, onChoose, state, departuresTicked }: FlightOptionsProps) {
  const name = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const { found, shown, page, pageCount } = state;
  // What was pressed goes or stands elsewhere now; the list keeps the place of whoever pressed it.
  const moveToList = () => list.current?.focus({ preventScroll: true });

  return (
    <>
      <FlightFilterPanel
        state={state}
        departuresTicked={departuresTicked}
        onClear={() => {
          state.clear();
          moveToList();
        }}
      />
      <p role="status" aria-live="polite" css={countStyles}>
        {countWords(found.length, flights.length)}
      </p>
      {chosen && state.isChosenHidden && (
        <HiddenChoice
          chosen={chosen}
          onShow={() => {
            state.showChosen();
            moveToList();
          }}
        />
      )}
      <fieldset ref={list} tabIndex={-1} css={listStyles}>
        <legend css={visuallyHidden}>
          {pageCount > 1 ? `Flights, page ${page} of ${pageCount}` : 'Flights'}
        </legend>
        {shown.map((flight) => (
          <FlightRow key={flight.flightId} name={name} {...{ flight, chosen, guests, onChoose }} />
        ))}
        {found.length === 0 && (
          <NothingLeft
            onClear={() => {
              state.clear();
              moveToList();
            }}
          />
        )}
      </fieldset>
      <Pagination
        page={page}
        pageCount={pageCount}
        label="Pages of flights"
        onPageChange={(next) => {
          state.open(next);
          moveToList();
          list.current?.scrollIntoView({ block: 'start' });
        }}
      />
    </>
  );
}

function NothingLeft({ onClear }: { readonly onClear: () => void }) {
  return (
    <div css={nothingStyles}>
      <Stack gap="s">
        <p css={wordsStyles}>
          Nothing fits all of them at once. Untick one, widen the hours, or start again.
        </p>
        <div>
          <Button onClick={onClear}>Clear all</Button>
        </div>
      </Stack>
    </div>
  );
}

function countWords(found: number, all: number): string {
  if (found === 0) return 'No flights match your filters';
  if (found < all) return `${found} of ${counted(all, 'flight', 'flights')}, cheapest first`;
  return `${counted(all, 'return flight', 'return flights')} on this date, cheapest first`;
}

const sectionStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const countStyles = css`
  margin: 0;
  font: 600 ${text.body} ${family.body};
  color: ${color.ink};
`;

// Below the header that stays in sight.
const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  scroll-margin-top: 96px;

  &:focus {
    outline: none;
  }
`;

const nothingStyles = css`
  padding: ${space.l} ${space.m};
  border: 1px dashed ${color.line};
  border-radius: ${radius.card};
  text-align: center;
`;

const wordsStyles = css`
  margin: 0;
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
