import { css } from '@emotion/react';
import { useEffect, useId, useState } from 'react';

import { labelStyles } from './field';
import { RangeInput } from './range-input';
import { onDemand } from './on-demand/on-demand';
import { useOnDemand } from './on-demand/use-on-demand';
import { whenIdle } from './on-demand/when-idle';
import type { Range, RangeSliderProps } from './range-slider-box';
import {
  rangeControlStyles,
  rangeFilledStyles,
  rangeThumbStyles,
  rangeTrackStyles,
} from './range-slider.styles';
import { color, family, space, text } from './tokens';

export type { Range } from './range-slider-box';

const source = onDemand(() => import(/* webpackChunkName: "overlays" */ './range-slider-box'));

/**
 * Renders a slider with two thumbs and two number inputs, as a named group. Every value can also be set with
 * the arrow keys or by typing, so dragging is never required (WCAG 2.5.7). The slider itself is omitted when
 * `min` equals `max`.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { legend, min, max, value, onValueChange, onValueCommitted, onTyped, format, unit } = props;
  const track = { ...props, value: possibleRange(value, min, max) };
  const id = useId();
  const [isNear, setNear] = useState(false);
  useEffect(() => whenIdle(() => setNear(true)), []);
  const { code } = useOnDemand(source, isNear, 'when-needed');
  const commitTyped = (typed: Range, byEnter: boolean) => {
    if (onTyped) return onTyped(typed, byEnter);
    if (typed.from === value.from && typed.to === value.to) return;
    onValueChange(typed);
    onValueCommitted?.(typed);
  };

  return (
    <div
      role="group"
      aria-labelledby={id}
      css={groupStyles}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      <span css={headStyles}>
        <span id={id} css={labelStyles}>
          {legend}
        </span>
        <span css={valuesStyles}>
          {format(value.from)} to {format(value.to)}
        </span>
      </span>
      {max > min &&
        (code ? <code.RangeTrack {...track} /> : <DrawnTrack min={min} max={max} value={track.value} />)}
      <div css={inputsStyles}>
        <RangeInput
          label="From"
          value={value.from}
          limits={onTyped ? null : { from: min, to: Math.min(max, value.to) }}
          emptyValue={min}
          unit={unit}
          onCommit={(from, byEnter) => commitTyped({ from, to: value.to }, byEnter)}
        />
        <RangeInput
          label="To"
          value={value.to}
          limits={onTyped ? null : { from: Math.max(min, value.from), to: max }}
          emptyValue={max}
          unit={unit}
          onCommit={(to, byEnter) => commitTyped({ from: value.from, to }, byEnter)}
        />
      </div>
    </div>
  );
}

/** The nearest range that a slider can show. */
function possibleRange({ from, to }: Range, min: number, max: number): Range {
  const start = Math.min(max, Math.max(min, from));
  return { from: start, to: Math.max(start, Math.min(max, to)) };
}

/**
 * The drawing of a slider until its code is loaded; the inputs below it work already. Positions are inline: a thread that
 * renders pages would keep a class for each of them until its end.
 */
function DrawnTrack({ min, max, value }: Pick<RangeSliderProps, 'min' | 'max' | 'value'>) {
  const position = (amount: number) => ((amount - min) / (max - min)) * 100;
  const [start, end] = [position(value.from), position(value.to)];
  return (
    <div css={rangeControlStyles} aria-hidden>
      <div css={[rangeTrackStyles, drawnTrackStyles]}>
        <div
          css={[rangeFilledStyles, drawnFilledStyles]}
          style={{ left: `${start}%`, width: `${end - start}%` }}
        />
        <div css={[rangeThumbStyles, drawnThumbStyles]} style={{ left: `${start}%` }} />
        <div css={[rangeThumbStyles, drawnThumbStyles]} style={{ left: `${end}%` }} />
      </div>
    </div>
  );
}

const drawnTrackStyles = css`
  position: relative;
`;

const drawnFilledStyles = css`
  position: absolute;
  height: 100%;
`;

const drawnThumbStyles = css`
  position: absolute;
  top: 50%;
  translate: -50% -50%;
`;

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
const inputsStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(110px, 1fr));
  gap: ${space.s};
`;
