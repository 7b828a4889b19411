import { css } from '@emotion/react';
import type { ReactNode } from 'react';

import { color, family, space, text } from './tokens';

interface CheckboxProps {
  readonly label: ReactNode;
  /** Number of matching results, formatted, shown at the right. It is part of the accessible name. */
  readonly count?: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Uses the faint colour while the control stays usable, such as for a filter that leaves no results. */
  readonly muted?: boolean;
}

/**
 * Renders a native checkbox inside its label, in a row of at least 44 px. Use it for options of a list or for
 * consent in a form; use a `Switch` for a setting that takes effect immediately.
 */
export function Checkbox(props: CheckboxProps) {
  const { label, count, checked, onCheckedChange, disabled = false, muted = false } = props;
  return (
    <label css={[rowStyles, muted && mutedStyles, disabled && disabledStyles]}>
      <input
        type="checkbox"
        css={boxStyles}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <span css={labelStyles}>{label}</span>
      {count !== undefined && <span css={countStyles}>{count}</span>}
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

const mutedStyles = css`
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
