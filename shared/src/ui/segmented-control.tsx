import { css } from '@emotion/react';

import { selectedInForcedColours } from './forced-colours';
import { color, family, radius, shadow, space, text } from './tokens';

interface SegmentedControlProps<V extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly value: V;
  readonly onValueChange: (value: V) => void;
  readonly options: readonly { readonly value: V; readonly label: string }[];
}

/**
 * Renders a group of toggle buttons to switch between two or three views of the same content; the selected one has
 * `aria-pressed`. For different content use `Tabs`.
 */
export function SegmentedControl<V extends string>({
  label,
  value,
  onValueChange,
  options,
}: SegmentedControlProps<V>) {
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

    ${selectedInForcedColours}
  }
`;
