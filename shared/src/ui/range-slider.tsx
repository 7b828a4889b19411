import { Slider } from '@base-ui/react/slider';
import { css } from '@emotion/react';
import { useId } from 'react';

import { labelStyles } from './field';
import { RangeInput } from './range-input';
import { color, family, radius, shadow, space, text } from './tokens';

/** Both ends are inclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

interface RangeSliderProps {
  /** Visible label and accessible name of the group. */
  readonly legend: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: Range;
  /** Called continuously while a thumb is dragged, and when a typed value is committed. */
  readonly onValueChange: (value: Range) => void;
  /** Called when a thumb is released, after each key press, and when a typed value is committed. */
  readonly onValueCommitted?: (value: Range) => void;
  /** Formats a value for display and for `aria-valuetext`, such as `£250`. */
  readonly format: (value: number) => string;
  /** Prefix of the numbers in the inputs, such as `£`. */
  readonly unit?: string;
}

/**
 * Renders a slider with two thumbs and two number inputs, as a named group. Every value can also be set with
 * the arrow keys or by typing, so dragging is never required (WCAG 2.5.7). The slider itself is omitted when
 * `min` equals `max`.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { legend, min, max, value, onValueChange, onValueCommitted, format, unit } = props;
  const id = useId();
  const commitTyped = (typed: Range) => {
    if (typed.from === value.from && typed.to === value.to) return;
    onValueChange(typed);
    onValueCommitted?.(typed);
  };

  return (
    <div role="group" aria-labelledby={id} css={groupStyles}>
      <span css={headStyles}>
        <span id={id} css={labelStyles}>
          {legend}
        </span>
        <span css={valuesStyles}>
          {format(value.from)} to {format(value.to)}
        </span>
      </span>
      {max > min && <RangeTrack {...props} />}
      <div css={inputsStyles}>
        <RangeInput
          label="From"
          value={value.from}
          limits={{ from: min, to: Math.min(max, value.to) }}
          emptyValue={min}
          unit={unit}
          onCommit={(from) => commitTyped({ from, to: value.to })}
        />
        <RangeInput
          label="To"
          value={value.to}
          limits={{ from: Math.max(min, value.from), to: max }}
          emptyValue={max}
          unit={unit}
          onCommit={(to) => commitTyped({ from: value.from, to })}
        />
      </div>
    </div>
  );
}

function RangeTrack(props: RangeSliderProps) {
  const { legend, min, max, step, value, onValueChange, onValueCommitted, format } = props;
  return (
    <Slider.Root<number[]>
      value={[value.from, value.to]}
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
      thumbCollisionBehavior="none"
      onValueChange={(next) => onValueChange(rangeOf(next, value))}
      onValueCommitted={(next) => onValueCommitted?.(rangeOf(next, value))}
      // The surrounding group has the name; a second group would be announced twice.
      role="presentation"
    >
      <Slider.Control css={controlStyles}>
        <Slider.Track css={trackStyles}>
          <Slider.Indicator css={filledStyles} />
          {(['From', 'To'] as const).map((end, index) => (
            <Slider.Thumb
              key={end}
              index={index}
              css={thumbStyles}
              aria-label={`${end}: ${legend}`}
              getAriaValueText={(_, amount) => format(amount)}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}

function rangeOf([from, to]: readonly number[], before: Range): Range {
  return { from: from ?? before.from, to: to ?? before.to };
}

const groupStyles = css`
  display: grid;
  gap: ${space.xs};
  min-width: 0;
`;

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.xxs} ${space.m};
`;

const valuesStyles = css`
  font: ${text.body} ${family.body};
  font-variant-numeric: tabular-nums;
  color: ${color.inkSoft};
`;

// Padding of half a thumb on both sides, so that the thumbs stay inside the column.
const controlStyles = css`
  display: flex;
  align-items: center;
  height: 44px;
  padding-inline: 14px;
  touch-action: pan-y;
  user-select: none;
`;

const trackStyles = css`
  width: 100%;
  height: 6px;
  border-radius: ${radius.pill};
  background: ${color.lineSoft};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const filledStyles = css`
  border-radius: ${radius.pill};
  background: ${color.action};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`;

const thumbStyles = css`
  width: 28px;
  height: 28px;
  border: 2px solid ${color.action};
  border-radius: ${radius.pill};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  cursor: grab;

  &[data-dragging] {
    cursor: grabbing;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.sun};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${color.ink};
  }

  @media (forced-colors: active) {
    &:has(:focus-visible) {
      outline-color: CanvasText;
    }
  }
`;

const inputsStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(110px, 1fr));
  gap: ${space.s};
`;
