import { css } from '@emotion/react';
import type { ReactNode } from 'react';

import { color, family, space, text } from './tokens';

interface CheckboxProps {
  readonly label: ReactNode;
  /** How many it would leave, at the right. */
  readonly count?: number | undefined;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Drawn in the background: it can be ticked, and would hardly help. */
  readonly quiet?: boolean;
}

export function Checkbox(props: CheckboxProps) {
  const { label, count, checked, onCheckedChange, disabled = false, quiet = false } = props;
  return (
    <label css={[rowStyles, quiet && quietStyles, disabled && disabledStyles]}>
      <input
        type="checkbox"
        css={boxStyles}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <span css={labelStyles}>{label}</span>
      {count !== undefined && <span css={countStyles}>{count.toLocaleString('en-GB')}</span>}
    </label>
  );
}

const rowStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s};
  min-height: 44px;
  font: ${text.body} ${family.body};
  cursor: pointer;
`;

const quietStyles = css`
  color: ${color.inkFaint};
`;

const disabledStyles = css`
  color: ${color.inkFaint};
  cursor: not-allowed;
`;

const labelStyles = css`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const boxStyles = css`
  width: 20px;
  height: 20px;
  margin: 0;
  accent-color: ${color.action};
  cursor: inherit;
`;

const countStyles = css`
  color: ${color.inkFaint};
  font-variant-numeric: tabular-nums;
`;
