import { css } from '@emotion/react';
import { controlStyles, labelStyles } from '@storefront/shared/ui/field';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useEffect, useId, useState } from 'react';

interface BudgetFieldProps {
  /** Whole pounds; `null` is unlimited. */
  readonly budget: number | null;
  readonly limits: { readonly lowest: number; readonly highest: number };
  /** How many of all places are within the budget. */
  readonly note: string;
  readonly onChange: (budget: number | null) => void;
}

/** A moving slider changes the URL when it rests. */
const REST_MS = 250;

/** The highest price per person: a slider, and a box to type it. At the right end it is unlimited. */
export function BudgetField({ budget, limits, note, onChange }: BudgetFieldProps) {
  const id = useId();
  const { lowest, highest } = limits;
  const [draft, setDraft] = useState<{ readonly of: number | null; readonly pounds: number } | null>(null);
  const pounds = draft?.of === budget ? draft.pounds : (budget ?? highest);

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
        <input
          type="range"
          aria-label="Budget per person, slider"
          aria-valuetext={pounds >= highest ? 'Any price' : `Up to £${pounds}`}
          min={lowest}
          max={highest}
          step={10}
          value={Math.min(highest, Math.max(lowest, pounds))}
          css={sliderStyles}
          onChange={({ target }) => setDraft({ of: budget, pounds: Number(target.value) })}
        />
        <TypedBudget
          budget={budget}
          highest={highest}
          onChange={(next) => {
            setDraft(null);
            if (next !== budget) onChange(next);
          }}
        />
      </div>
    </div>
  );
}

interface TypedBudgetProps {
  readonly budget: number | null;
  readonly highest: number;
  readonly onChange: (budget: number | null) => void;
}

/** The box takes effect on Enter and when it loses the focus. An empty box is unlimited. */
function TypedBudget({ budget, highest, onChange }: TypedBudgetProps) {
  const [text, setText] = useState<string | null>(null);
  const commit = () => {
    if (text === null) return;
    const digits = text.replaceAll(/[£,\s]/g, '');
    const typed = /^\d{1,6}$/.test(digits) ? Number(digits) : highest;
    setText(null);
    onChange(typed >= highest ? null : typed);
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

const sliderStyles = css`
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
