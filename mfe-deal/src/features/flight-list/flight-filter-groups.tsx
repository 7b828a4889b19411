import { css } from '@emotion/react';
import { airportName } from '@storefront/shared/domain/catalogue/airport-names';
import { airlineName } from '@storefront/shared/domain/flights/airline-names';
import { space } from '@storefront/shared/ui/tokens';

import type { CheckboxGroup } from '../../domain/flight-filters';

import { HourRange } from './hour-range';
import { FilterCheckboxes } from './filter-checkboxes';
import type { FlightFiltersState } from './use-flight-filters';

interface FlightFilterGroupsProps {
  readonly state: FlightFiltersState;
  /** Whether airports were preselected. Their group is then shown even with a single option. */
  readonly hasInitialAirports: boolean;
}

const GROUPS = [
  { group: 'departureAirports', legend: 'Departure airport', nameOf: airportName },
  { group: 'arrivalAirports', legend: 'Arrival airport', nameOf: airportName },
  { group: 'airlines', legend: 'Airline', nameOf: airlineName },
] as const;

/** The five filter groups. Checkbox groups with a single unselected option are left out. */
export function FlightFilterGroups({ state, hasInitialAirports }: FlightFilterGroupsProps) {
  const { filters, options, toggle } = state;
  const isVisible = (group: CheckboxGroup) =>
    options[group].length > 1 ||
    filters[group].length > 0 ||
    (group === 'departureAirports' && hasInitialAirports);
  return (
    <div css={groupsStyles}>
      {GROUPS.filter(({ group }) => isVisible(group)).map(({ group, legend, nameOf }) => (
        <FilterCheckboxes
          key={group}
          legend={legend}
          options={options[group]}
          selected={filters[group]}
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
