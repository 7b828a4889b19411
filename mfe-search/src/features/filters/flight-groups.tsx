import { airportName } from '@storefront/shared/domain/catalogue/airport-names';
import { compareNames } from '@storefront/shared/domain/catalogue/compare-names';

import {
  OUTBOUND_TIMES,
  outboundTimeName,
  type FlightGroup,
  type OutboundTime,
} from '../../domain/flight-filters';

import type { FilterGroupProps } from './filter-props';
import { FilterFieldset } from './filter-fieldset';
import { ValueRows } from './value-rows';

/** The departure airports of the date, by name. */
export function AirportGroup({ choice, stats, onChange }: FilterGroupProps) {
  const codes = listed(stats?.flightCounts.airports, choice.airports).toSorted((one, other) =>
    compareNames(airportName(one), airportName(other)),
  );
  if (codes.length === 0) return null;
  return (
    <FilterFieldset legend="Departure airport">
      <ValueRows
        values={codes.map((code) => ({
          value: code,
          name: airportName(code),
          count: countOf(stats, 'airports', code),
        }))}
        chosen={choice.airports}
        onChange={(airports) => onChange({ airports })}
      />
    </FilterFieldset>
  );
}

/** The parts of the day in which outbound flights depart. */
export function OutboundTimeGroup({ choice, stats, onChange }: FilterGroupProps) {
  const existing: readonly string[] = listed(stats?.flightCounts.outboundTimes, choice.outboundTimes);
  const times: readonly OutboundTime[] = OUTBOUND_TIMES.filter((time) => existing.includes(time));
  if (times.length === 0) return null;
  return (
    <FilterFieldset legend="Outbound flight">
      <ValueRows
        values={times.map((time) => ({
          value: time,
          name: outboundTimeName(time),
          count: countOf(stats, 'outboundTimes', time),
        }))}
        chosen={choice.outboundTimes}
        onChange={(outboundTimes) => onChange({ outboundTimes })}
      />
    </FilterFieldset>
  );
}

/** Packages with a hold bag in the price; nothing on a date that has none. */
export function BagGroup({ choice, stats, onChange }: FilterGroupProps) {
  if (listed(stats?.flightCounts.bags, choice.bags).length === 0) return null;
  return (
    <FilterFieldset legend="Bags">
      <ValueRows
        values={[
          { value: 'included', name: 'Hold bag in the price', count: countOf(stats, 'bags', 'included') },
        ]}
        chosen={choice.bags}
        onChange={(bags) => onChange({ bags })}
      />
    </FilterFieldset>
  );
}

/** The values of the date, and those that are applied (usability rule 20). */
function listed(
  counts: Readonly<Record<string, number>> | undefined,
  applied: readonly string[],
): readonly string[] {
  return [...new Set([...Object.keys(counts ?? {}), ...applied])];
}

function countOf(stats: FilterGroupProps['stats'], group: FlightGroup, value: string): number | undefined {
  return stats ? (stats.flightCounts[group][value] ?? 0) : undefined;
}
