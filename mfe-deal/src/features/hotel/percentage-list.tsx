import { css } from '@emotion/react';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useId } from 'react';

import { PercentageBar } from './percentage-bar';

export interface PercentageRow {
  readonly name: string;
  /** Formatted value next to the bar. */
  readonly value: string;
  /** Length of the bar, from 0 to 100. */
  readonly percent: number;
}

interface PercentageListProps {
  readonly title: string;
  readonly rows: readonly PercentageRow[];
}

/** List of names with a value and a bar each. Renders nothing without rows. */
export function PercentageList({ title, rows }: PercentageListProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <div css={boxStyles}>
      <h3 css={titleStyles} id={id}>
        {title}
      </h3>
      <ul css={listStyles} aria-labelledby={id}>
        {rows.map(({ name, value, percent }, index) => (
          <li key={index} css={rowStyles}>
            <span css={labelStyles}>
              <span>{name}</span> <strong css={valueStyles}>{value}</strong>
            </span>
            <PercentageBar percent={percent} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const boxStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s};
  width: 100%;
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
  color: ${color.ink};
`;

const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const rowStyles = css`
  display: grid;
  gap: ${space.xxs};
`;

const labelStyles = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.s};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const valueStyles = css`
  flex: none;
  color: ${color.ink};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
