import { css } from '@emotion/react';
import { formatCount } from '@storefront/shared/domain/pricing/format-count';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useEffect, useId, useRef } from 'react';

import { ratingBandName } from '../../domain/applied-filters';
import { RATING_BANDS } from '../../domain/view-choice';
import { useNearViewport } from '../../parts/use-near-viewport';

import type { FilterGroupProps, FiltersProps } from './filter-props';
import { FilterFieldset } from './filter-fieldset';

interface RatingGroupProps extends FilterGroupProps, Pick<FiltersProps, 'onCountsNeeded'> {}

/**
 * One rating band at a time, as radio buttons (SRCH-FLT-08, SRCH-FLT-09). A click on the selected band selects
 * "Any" again.
 */
export function RatingGroup({ choice, stats, onChange, onCountsNeeded }: RatingGroupProps) {
  const rows = useRef<HTMLDivElement>(null);
  const isVisible = useNearViewport(rows, '0px');
  useEffect(() => {
    if (isVisible) onCountsNeeded();
  }, [isVisible, onCountsNeeded]);
  const name = useId();
  const counts = stats?.recordCounts?.ratingBand;
  return (
    <FilterFieldset legend="Guest rating">
      <div ref={rows}>
        {[null, ...RATING_BANDS].map((band) => {
          const active = choice.ratingBand === band;
          return (
            <label key={band} css={rowStyles}>
              <input
                type="radio"
                name={name}
                css={dotStyles}
                checked={active}
                onChange={() => onChange({ ratingBand: band })}
                onClick={() => active && band !== null && onChange({ ratingBand: null })}
              />
              {band === null ? 'Any' : ratingBandName(band)}
              {band !== null && counts && <span css={countStyles}>{formatCount(counts[band] ?? 0)}</span>}
            </label>
          );
        })}
      </div>
    </FilterFieldset>
  );
}

const rowStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 44px;
  font: ${text.body} ${family.body};
  cursor: pointer;
`;

const countStyles = css`
  margin-left: auto;
  color: ${color.inkFaint};
  font-variant-numeric: tabular-nums;
`;

const dotStyles = css`
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  accent-color: ${color.action};
  cursor: inherit;
`;
