import { css } from '@emotion/react';

import { formatPounds, type Pence } from '../../domain/pricing/pence';
import { color, family, text } from '../../ui/tokens';

import { CHART_HEIGHT, barTop } from './week-bar';

interface PriceAxisProps {
  readonly lowest: Pence;
  readonly highest: Pence;
}

/** Minimum distance of the two labels in px, so that they do not overlap. */
const LINE_HEIGHT = 16;

/** Renders the lowest and the highest price of the chart, each at the height of its bar. */
export function PriceAxis({ lowest, highest }: PriceAxisProps) {
  const top = barTop(highest, highest);
  return (
    <svg
      width="52"
      height={CHART_HEIGHT}
      css={axisStyles}
      role="img"
      aria-label={rangeLabel(lowest, highest)}
    >
      <text x="46" y={top} dominantBaseline="middle" textAnchor="end">
        {formatPounds(highest)}
      </text>
      {lowest !== highest && (
        <text
          x="46"
          y={Math.max(barTop(lowest, highest), top + LINE_HEIGHT)}
          dominantBaseline="middle"
          textAnchor="end"
        >
          {formatPounds(lowest)}
        </text>
      )}
    </svg>
  );
}

function rangeLabel(lowest: Pence, highest: Pence): string {
  return `From ${formatPounds(lowest)} to ${formatPounds(highest)} per person`;
}

const axisStyles = css`
  display: block;
  overflow: visible;

  & text {
    fill: ${color.inkSoft};
    font: ${text.caption} ${family.body};
    font-variant-numeric: tabular-nums;
  }

  @media (forced-colors: active) {
    & text {
      fill: CanvasText;
    }
  }
`;
