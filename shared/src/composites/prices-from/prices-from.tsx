import { css } from '@emotion/react';

import { formatTime } from '../../domain/dates/format-day';
import { color, family, text } from '../../ui/tokens';

interface PricesFromProps {
  /** UK time such as `2026-11-26T14:32`; `undefined` for fresh prices. */
  readonly time: string | undefined;
}

/** States how old prices are that the supplier has not confirmed just now. Fresh prices need no line. */
export function PricesFrom({ time }: PricesFromProps) {
  if (time === undefined) return null;
  return <p css={lineStyles}>Prices from {formatTime(time)}. We check yours again before you pay.</p>;
}

const lineStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
