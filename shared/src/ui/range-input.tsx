import { css } from '@emotion/react';
import { useId, useState } from 'react';

import { controlStyles, hintStyles } from './field';
import { color, family, space, text } from './tokens';

interface RangeInputProps {
  readonly label: string;
  readonly value: number;
  /** `null`: a typed value is committed as it is. */
  readonly limits: { readonly from: number; readonly to: number } | null;
  /** Value of an empty input. */
  readonly emptyValue: number;
  readonly unit: string | undefined;
  readonly onCommit: (value: number, byEnter: boolean) => void;
}

/** Renders a number input for one end of a range. The value is clamped to the limits and committed on Enter and on blur. */
export function RangeInput({ label, value, limits, emptyValue, unit, onCommit }: RangeInputProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (byEnter: boolean) => {
    if (draft === null && !byEnter) return;
    setDraft(null);
    const parsed = Number.parseFloat(draft ?? String(value));
    const typed = Number.isNaN(parsed) ? emptyValue : parsed;
    onCommit(limits ? Math.min(limits.to, Math.max(limits.from, typed)) : typed, byEnter);
  };

  return (
    <div css={boxStyles}>
      <label htmlFor={id} css={hintStyles}>
        {label}
      </label>
      <span css={lineStyles}>
        {unit && (
          <span aria-hidden css={unitStyles}>
            {unit}
          </span>
        )}
        <input
          id={id}
          css={[controlStyles, numberStyles, unit ? besideUnitStyles : undefined]}
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.target.value.replaceAll(/[^\d.]/g, ''))}
          onBlur={() => commit(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter commits the number and must not submit the surrounding form.
            event.preventDefault();
            commit(true);
          }}
        />
      </span>
    </div>
  );
}

const boxStyles = css`
  display: grid;
  gap: ${space.xxs};
  min-width: 0;
`;

const lineStyles = css`
  position: relative;
`;

const unitStyles = css`
  position: absolute;
  inset: 0 auto 0 ${space.s};
  display: grid;
  place-items: center;
  color: ${color.inkSoft};
  font: ${text.body} ${family.body};
  pointer-events: none;
`;

const numberStyles = css`
  font-variant-numeric: tabular-nums;
`;

const besideUnitStyles = css`
  padding-left: ${space.xl};
`;
