import { css } from '@emotion/react';
import type { ReactNode } from 'react';

import { color, family, space, text } from './tokens';

interface CheckboxProps {
  readonly label: ReactNode;
  /** How many it would leave, at the right. */
  readonly count?: number | undefined;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

export function Checkbox({ label, count, checked, onCheckedChange }: CheckboxProps) {
  return (
    <label css={rowStyles}>
      <input
        type="checkbox"
        css={boxStyles}
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <span>{label}</span>
      {count !== undefined && <span css={countStyles}>{count}</span>}
    </label>
  );
}

const rowStyles = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space.s};
  min-height: 44px;
  font: ${text.body} ${family.body};
  cursor: pointer;
`;

const boxStyles = css`
  width: 20px;
  height: 20px;
  margin: 0;
  accent-color: ${color.action};
`;

const countStyles = css`
  color: ${color.inkFaint};
  font-variant-numeric: tabular-nums;
`;
