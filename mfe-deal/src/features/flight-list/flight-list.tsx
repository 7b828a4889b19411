import { css } from '@emotion/react';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
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
import { HiddenSelection } from './hidden-selection';
import { useFlightFilters, type FlightFiltersState } from './use-flight-filters';

export interface FlightListProps {
  /** All flights of the selected date, cheapest first; may be empty. */
  readonly flights: readonly Flight[];
  readonly selectedFlight: Flight | null;
  readonly guests: number;
  readonly onSelect: (flightId: string) => void;
  /** Codes selected in the departure filter at first (HD-ST-04). */
  readonly initialAirports: readonly string[];
  readonly loading: boolean;
}

/** Flights to choose from, with filters and pages (HD-11). Remount it to reset filters and page (HD-ST-02). */
export function FlightList(props: FlightListProps) {
  const { flights, initialAirports, loading } = props;
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
        <FlightOptions {...props} state={state} hasInitialAirports={initialAirports.length > 0} />
      )}
    </section>
  );
}

interface FlightOptionsProps extends FlightListProps {
  readonly state: FlightFiltersState;
  readonly hasInitialAirports: boolean;
}

function FlightOptions(props: FlightOptionsProps) {
  const { flights, selectedFlight, guests, onSelect, state, hasInitialAirports } = props;
  const name = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const { matchingFlights, page, pageCount } = state;
  // The clicked button is removed or moves, so focus goes to the list.
  const focusList = () => list.current?.focus({ preventScroll: true });
  const clearFilters = () => {
    state.clear();
    focusList();
  };

  return (
    <>
      <FlightFilterPanel state={state} hasInitialAirports={hasInitialAirports} onClear={clearFilters} />
      <p role="status" aria-live="polite" css={countStyles}>
        {countText(matchingFlights.length, flights.length)}
      </p>
      {selectedFlight && state.isSelectionHidden && (
        <HiddenSelection
          selectedFlight={selectedFlight}
          onShow={() => {
            state.showSelection();
            focusList();
          }}
        />
      )}
      <fieldset ref={list} tabIndex={-1} css={listStyles}>
        <legend css={visuallyHidden}>
          {pageCount > 1 ? `Flights, page ${page} of ${pageCount}` : 'Flights'}
        </legend>
        {state.pageFlights.map((flight) => (
          <FlightRow key={flight.flightId} {...{ name, flight, selectedFlight, guests, onSelect }} />
        ))}
        {matchingFlights.length === 0 && <NoMatches onClear={clearFilters} />}
      </fieldset>
      <Pagination
        page={page}
        pageCount={pageCount}
        label="Pages of flights"
        onPageChange={(next) => {
          state.openPage(next);
          focusList();
          list.current?.scrollIntoView({ block: 'start' });
        }}
      />
    </>
  );
}

function NoMatches({ onClear }: { readonly onClear: () => void }) {
  return (
    <div css={noMatchesStyles}>
      <Stack gap="s">
        <p css={noMatchesTextStyles}>
          Nothing fits all of them at once. Untick one, widen the hours, or start again.
        </p>
        <div>
          <Button onClick={onClear}>Clear all</Button>
        </div>
      </Stack>
    </div>
  );
}

function countText(matching: number, all: number): string {
  if (matching === 0) return 'No flights match your filters';
  if (matching < all) return `${matching} of ${pluralize(all, 'flight', 'flights')}, cheapest first`;
  return `${pluralize(all, 'return flight', 'return flights')} on this date, cheapest first`;
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

// The scroll margin keeps the list below the sticky header.
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

const noMatchesStyles = css`
  padding: ${space.l} ${space.m};
  border: 1px dashed ${color.line};
  border-radius: ${radius.card};
  text-align: center;
`;

const noMatchesTextStyles = css`
  margin: 0;
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
