import { Slider } from '@base-ui/react/slider';
import { css } from '@emotion/react';
import { useId } from 'react';

import { labelStyles } from './field';
import { RangeBox } from './range-input';
import { color, family, radius, shadow, space, text } from './tokens';

export interface Range {
  readonly from: number;
  readonly to: number;
}

interface RangeSliderProps {
  readonly legend: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: Range;
  /** While a thumb is dragged, and whenever a typed value is taken. */
  readonly onValueChange: (value: Range) => void;
  /** Once a thumb is let go, a key was pressed, or a typed value is taken. */
  readonly onValueCommitted?: (value: Range) => void;
  /** Words for a value, such as `£250`. */
  readonly format: (value: number) => string;
  /** Before the numbers in the boxes. */
  readonly unit?: string;
}

/** From and to, by dragging, by arrow keys, or typed: dragging is never required (WCAG 2.5.7). */
export function RangeSlider(props: RangeSliderProps) {
  const { legend, min, max, step, value, onValueChange, onValueCommitted, format, unit } = props;
  const id = useId();
  const takeTyped = (typed: Range) => {
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
        <span css={wordsStyles}>
          {format(value.from)} to {format(value.to)}
        </span>
      </span>
      {max > min && (
        <Slider.Root<number[]>
          value={[value.from, value.to]}
          min={min}
          max={max}
          step={step}
          largeStep={step * 10}
          thumbCollisionBehavior="none"
          onValueChange={(next) => onValueChange(rangeOf(next, value))}
          onValueCommitted={(next) => onValueCommitted?.(rangeOf(next, value))}
          // The group around it has the name; one of its own would be said twice.
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
      )}
      <div css={boxesStyles}>
        <RangeBox
          label="From"
          value={value.from}
          limits={{ from: min, to: Math.min(max, value.to) }}
          empty={min}
          unit={unit}
          onTyped={(from) => takeTyped({ from, to: value.to })}
        />
        <RangeBox
          label="To"
          value={value.to}
          limits={{ from: Math.max(min, value.from), to: max }}
          empty={max}
          unit={unit}
          onTyped={(to) => takeTyped({ from: value.from, to })}
        />
      </div>
    </div>
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

const wordsStyles = css`
  font: ${text.body} ${family.body};
  font-variant-numeric: tabular-nums;
  color: ${color.inkSoft};
`;

// Half a thumb at either side, so that the thumbs stay within the column.
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

const boxesStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(110px, 1fr));
  gap: ${space.s};
`;
