import { css } from '@emotion/react';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useId } from 'react';

import { ratingBandName } from '../../domain/applied-filters';
import { RATING_BANDS } from '../../domain/view-choice';

import type { FilterGroupProps } from './filter-props';
import { FilterFieldset } from './filter-fieldset';

/**
 * One rating band at a time, as radio buttons (SRCH-FLT-08, SRCH-FLT-09). A click on the selected band selects
 * "Any" again.
 */
export function RatingGroup({ choice, onChange }: FilterGroupProps) {
  const name = useId();
  return (
    <FilterFieldset legend="Guest rating">
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
          </label>
        );
      })}
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

const dotStyles = css`
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  accent-color: ${color.action};
  cursor: inherit;
`;
