import { css } from '@emotion/react';

import { chosenInForcedColours } from './forced-colours';
import { color, family, radius, shadow, space, text } from './tokens';

interface SegmentedProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly onValueChange: (value: V) => void;
  readonly options: readonly { readonly value: V; readonly label: string }[];
}

/** A switch between two or three views of the same thing. */
export function Segmented<V extends string>({ label, value, onValueChange, options }: SegmentedProps<V>) {
  return (
    <div role="group" aria-label={label} css={trackStyles}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          css={segmentStyles}
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

const trackStyles = css`
  display: inline-flex;
  flex-wrap: wrap;
  max-width: 100%;
  padding: ${space.xxs};
  border-radius: ${radius.field};
  background: ${color.surfaceAlt};
`;

const segmentStyles = css`
  min-height: 40px;
  padding: 0 ${space.m};
  border: 1px solid transparent;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.ink};
  font: 600 ${text.small} ${family.body};
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: 44px;
  }

  &[aria-pressed='true'] {
    border-color: ${color.action};
    background: ${color.surface};
    color: ${color.action};
    box-shadow: ${shadow.card};

    ${chosenInForcedColours}
  }
`;
