import { css } from '@emotion/react';
import { airportName } from '@storefront/shared/domain/catalogue/airport-names';
import { airlineName } from '@storefront/shared/domain/flights/airline-names';
import { space } from '@storefront/shared/ui/tokens';

import type { TickedGroup } from '../../domain/flight-filters';

import { HourRange } from './hour-range';
import { TickedChoices } from './filter-checkboxes';
import type { FlightFiltersState } from './use-flight-filters';

interface FlightFilterGroupsProps {
  readonly state: FlightFiltersState;
  /** Airports were ticked before the shopper looked: their group is shown even where it has one value alone. */
  readonly departuresTicked: boolean;
}

const GROUPS = [
  { group: 'departureAirports', legend: 'Departure airport', nameOf: airportName },
  { group: 'arrivalAirports', legend: 'Arrival airport', nameOf: airportName },
  { group: 'airlines', legend: 'Airline', nameOf: airlineName },
] as const;

/** The five groups. One in which there is nothing to choose between, and nothing is ticked, is left out. */
export function FlightFilterGroups({ state, departuresTicked }: FlightFilterGroupsProps) {
  const { filters, choices, toggle } = state;
  const isShown = (group: TickedGroup) =>
    choices[group].length > 1 ||
    filters[group].length > 0 ||
    (group === 'departureAirports' && departuresTicked);
  return (
    <div css={groupsStyles}>
      {GROUPS.filter(({ group }) => isShown(group)).map(({ group, legend, nameOf }) => (
        <TickedChoices
          key={group}
          legend={legend}
          choices={choices[group]}
          ticked={filters[group]}
          nameOf={nameOf}
          onToggle={(code) => toggle(group, code)}
        />
      ))}
      <div css={hoursStyles}>
        <HourRange
          legend="Outbound departure"
          hours={filters.outboundHours}
          onChange={state.setOutboundHours}
        />
        <HourRange legend="Inbound departure" hours={filters.inboundHours} onChange={state.setInboundHours} />
      </div>
    </div>
  );
}

const groupsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const hoursStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
  gap: ${space.m} ${space.xl};
`;
