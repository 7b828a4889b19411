import { css } from '@emotion/react';
import { useId } from 'react';

import { space } from '../../ui/tokens';

import { clockText } from './seconds-left';
import { useCountdown, type CountdownSpan } from './use-countdown';

interface CountdownProps extends CountdownSpan {
  readonly label: string;
  /** Replaces the label when a countdown that does not repeat has reached zero. */
  readonly endedLabel?: string;
}

/**
 * Renders a label and the remaining time (`role="timer"`). It reserves its space at once and becomes visible when
 * the time is known. It is not a live region, because an announcement every second would hide all others.
 */
export function Countdown({ label, endedLabel = label, ...span }: CountdownProps) {
  const id = useId();
  const left = useCountdown(span);
  const ended = left === 0 && span.repeat !== true;

  return (
    <span css={[lineStyles, left === null && unknownStyles]}>
      <span id={id}>{ended ? endedLabel : label}</span>{' '}
      <span role="timer" aria-live="off" aria-labelledby={id} css={clockStyles}>
        {left === null ? '' : clockText(left)}
      </span>
    </span>
  );
}

const lineStyles = css`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space.xxs};
`;

const unknownStyles = css`
  visibility: hidden;
`;

const clockStyles = css`
  min-width: 5ch;
  font-variant-numeric: tabular-nums;
`;
