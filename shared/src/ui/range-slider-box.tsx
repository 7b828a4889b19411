import { Slider } from '@base-ui/react/slider';
import { css } from '@emotion/react';

import {
  rangeControlStyles,
  rangeFilledStyles,
  rangeThumbStyles,
  rangeTrackStyles,
} from './range-slider.styles';
import { color } from './tokens';

/** Both ends are inclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface RangeSliderProps {
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
  /**
   * Receives typed values instead of the other two. They are not limited: `from` may be above `to`, and the caller shows that.
   */
  readonly onTyped?: (value: Range, byEnter: boolean) => void;
  /** Formats a value for display and for `aria-valuetext`, such as `£250`. */
  readonly format: (value: number) => string;
  /** Prefix of the numbers in the inputs, such as `£`. */
  readonly unit?: string;
}

/** Renders the slider of `RangeSlider`, which loads this module when it is in use or the browser is idle. */
export function RangeTrack(props: RangeSliderProps) {
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
      <Slider.Control css={rangeControlStyles}>
        <Slider.Track css={rangeTrackStyles}>
          <Slider.Indicator css={rangeFilledStyles} />
          {(['From', 'To'] as const).map((end, index) => (
            <Slider.Thumb
              key={end}
              index={index}
              css={[rangeThumbStyles, thumbStyles]}
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

const thumbStyles = css`
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
