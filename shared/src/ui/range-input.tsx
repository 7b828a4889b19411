import { css } from '@emotion/react';
import { useId, useState } from 'react';

import { controlStyles, hintStyles } from './field';
import { color, family, space, text } from './tokens';

interface RangeBoxProps {
  readonly label: string;
  readonly value: number;
  readonly limits: { readonly from: number; readonly to: number };
  /** What an empty box stands for. */
  readonly empty: number;
  readonly unit: string | undefined;
  readonly onTyped: (value: number) => void;
}

/** One end of a range, typed. The number is taken on Enter and on leaving the box, and held to its limits. */
export function RangeBox({ label, value, limits, empty, unit, onTyped }: RangeBoxProps) {
  const id = useId();
  const [typing, setTyping] = useState<string | null>(null);
  const take = () => {
    if (typing === null) return;
    setTyping(null);
    const typed = Number.parseFloat(typing);
    onTyped(Math.min(limits.to, Math.max(limits.from, Number.isNaN(typed) ? empty : typed)));
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
          value={typing ?? String(value)}
          onChange={(event) => setTyping(event.target.value.replaceAll(/[^\d.]/g, ''))}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter takes the number; it does not send the form around it.
            event.preventDefault();
            take();
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
