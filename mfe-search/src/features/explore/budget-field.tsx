import { css } from '@emotion/react';
import { controlStyles, labelStyles } from '@storefront/shared/ui/field';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useEffect, useId, useState } from 'react';

import type { BudgetLimits } from '../../domain/places';

interface BudgetFieldProps {
  /** Whole pounds; `null` is unlimited. */
  readonly budget: number | null;
  readonly limits: BudgetLimits;
  /** Numbers of places in equal steps of the price from the lowest to the end of the slider. */
  readonly histogram: readonly number[];
  /** How many of all places are within the budget. */
  readonly note: string;
  readonly onChange: (budget: number | null) => void;
}

/** A moving slider changes the URL when it rests. */
const REST_MS = 250;

/** The highest price per person: a slider, and a box to type it. At the right end it is unlimited. */
export function BudgetField({ budget, limits, histogram, note, onChange }: BudgetFieldProps) {
  const id = useId();
  const { lowest, highest, dearest } = limits;
  const [draft, setDraft] = useState<{ readonly of: number | null; readonly pounds: number } | null>(null);
  const moved = draft?.of === budget ? draft.pounds : null;
  const pounds = moved ?? budget ?? dearest;
  // A typed budget may be beyond the end of the slider, where moving it means any price.
  const isAny = moved === null ? budget === null : moved >= highest;

  useEffect(() => {
    if (draft?.of !== budget) return;
    const timer = setTimeout(() => {
      const next = draft.pounds >= highest ? null : draft.pounds;
      if (next === budget) setDraft(null);
      else onChange(next);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [draft, budget, highest, onChange]);

  return (
    <div role="group" aria-labelledby={id} css={boxStyles}>
      <span css={headStyles}>
        <span id={id} css={labelStyles}>
          Budget per person
        </span>
        <span css={noteStyles}>{note}</span>
      </span>
      <div css={rowStyles}>
        <div css={scaleStyles}>
          <Histogram bars={histogram} within={(pounds - lowest) / (highest - lowest || 1)} />
          <input
            type="range"
            aria-label="Budget per person, slider"
            aria-valuetext={isAny ? 'Any price' : `Up to £${pounds}`}
            min={lowest}
            max={highest}
            step={10}
            value={Math.min(highest, Math.max(lowest, pounds))}
            css={sliderStyles}
            onChange={({ target }) => setDraft({ of: budget, pounds: Number(target.value) })}
          />
        </div>
        <TypedBudget
          budget={budget}
          dearest={dearest}
          onChange={(next) => {
            setDraft(null);
            if (next !== budget) onChange(next);
          }}
        />
      </div>
    </div>
  );
}

/** How many places each price has; the list beside it has their numbers as text. */
function Histogram({ bars, within }: { readonly bars: readonly number[]; readonly within: number }) {
  const most = Math.max(1, ...bars);
  return (
    <div aria-hidden css={histogramStyles}>
      {bars.map((count, index) => (
        <span
          key={index}
          css={barStyles}
          // The square root: a single place is visible beside the many of the usual price.
          style={{ height: `${Math.sqrt(count / most) * 100}%` }}
          data-over={index >= within * bars.length || undefined}
        />
      ))}
    </div>
  );
}

interface TypedBudgetProps {
  readonly budget: number | null;
  readonly dearest: number;
  readonly onChange: (budget: number | null) => void;
}

/** The box takes effect on Enter and when it loses the focus. An empty box is unlimited. */
function TypedBudget({ budget, dearest, onChange }: TypedBudgetProps) {
  const [text, setText] = useState<string | null>(null);
  const commit = () => {
    if (text === null) return;
    const digits = text.replaceAll(/[£,\s]/g, '');
    const typed = /^\d{1,6}$/.test(digits) ? Number(digits) : dearest;
    setText(null);
    onChange(typed >= dearest ? null : typed);
  };
  return (
    <label css={typedStyles}>
      up to £
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label="Up to £ per person"
        placeholder="any"
        value={text ?? String(budget ?? '')}
        css={[controlStyles, inputStyles]}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
        }}
        onBlur={commit}
      />
    </label>
  );
}

const boxStyles = css`
  display: grid;
  gap: ${space.xxs};
  min-width: 0;
`;

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.m};
`;

const noteStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const rowStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.m};
`;

const scaleStyles = css`
  display: grid;
`;

// The bars are behind the upper half of the slider and end at its track.
const histogramStyles = css`
  grid-area: 1 / 1;
  display: flex;
  align-items: flex-end;
  gap: 2px;
  height: 22px;
  margin: 0 8px;
`;

const barStyles = css`
  flex: 1;
  border-radius: 2px 2px 0 0;
  background: ${color.action};
  opacity: 0.45;

  &[data-over] {
    background: ${color.line};
  }
`;

const sliderStyles = css`
  grid-area: 1 / 1;
  width: 100%;
  height: 44px;
  margin: 0;
  accent-color: ${color.action};
  cursor: pointer;
`;

const typedStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  font: ${text.body} ${family.body};
  white-space: nowrap;
`;

const inputStyles = css`
  width: 5.5rem;
  font-weight: 600;
`;
