import { css } from '@emotion/react';
import { airportName } from '@storefront/shared/catalogue/airport-names';
import { airlineName } from '@storefront/shared/flights/airline-names';
import { space } from '@storefront/shared/ui/tokens';

import { HourRange } from './hour-range';
import { TickedChoices } from './ticked-choices';
import type { FlightFiltersState } from './use-flight-filters';

interface FlightFilterGroupsProps {
  readonly state: FlightFiltersState;
  /** Airports were ticked before the shopper looked: their group is shown even where it has one value alone. */
  readonly departuresTicked: boolean;
}

/** The five groups. One in which there is nothing to choose between is left out. */
export function FlightFilterGroups({ state, departuresTicked }: FlightFilterGroupsProps) {
  const { filters, choices, toggle } = state;
  return (
    <div css={groupsStyles}>
      {(departuresTicked || choices.departureAirports.length > 1) && (
        <TickedChoices
          legend="Departure airport"
          choices={choices.departureAirports}
          ticked={filters.departureAirports}
          nameOf={airportName}
          onToggle={(code) => toggle('departureAirports', code)}
        />
      )}
      {choices.arrivalAirports.length > 1 && (
        <TickedChoices
          legend="Arrival airport"
          choices={choices.arrivalAirports}
          ticked={filters.arrivalAirports}
          nameOf={airportName}
          onToggle={(code) => toggle('arrivalAirports', code)}
        />
      )}
      {choices.airlines.length > 1 && (
        <TickedChoices
          legend="Airline"
          choices={choices.airlines}
          ticked={filters.airlines}
          nameOf={airlineName}
          onToggle={(code) => toggle('airlines', code)}
        />
      )}
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
