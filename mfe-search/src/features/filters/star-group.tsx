import { starName } from '../../domain/applied-filters';
import { STARS } from '../../domain/view-choice';

import type { FilterGroupProps } from './filter-props';
import { FilterFieldset } from './filter-fieldset';
import { ValueRows } from './value-rows';

/** SRCH-FLT-01 */
export function StarGroup({ choice, stats, onChange }: FilterGroupProps) {
  return (
    <FilterFieldset legend="Star rating">
      <ValueRows
        values={STARS.map((stars) => ({
          value: stars,
          name: starName(stars),
          count: stats ? (stats.starCounts[String(stars)] ?? 0) : undefined,
        }))}
        chosen={choice.stars}
        onChange={(stars) => onChange({ stars })}
      />
    </FilterFieldset>
  );
}
