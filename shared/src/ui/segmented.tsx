import { css } from '@emotion/react';

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
  padding: ${space.xxs};
  border-radius: ${radius.field};
  background: ${color.surfaceAlt};
`;

const segmentStyles = css`
  min-height: 40px;
  padding: 0 ${space.m};
  border: 0;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.ink};
  font: 600 ${text.small} ${family.body};
  cursor: pointer;

  &[aria-pressed='true'] {
    background: ${color.surface};
    box-shadow: ${shadow.card};
  }
`;
