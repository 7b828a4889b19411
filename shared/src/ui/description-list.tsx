import { css } from '@emotion/react';
import type { ReactNode } from 'react';

import { color, family, space, text } from './tokens';

/** Renders labels and values as a `<dl>`, one pair per row. Labels must be unique. */
export function DescriptionList({
  rows,
}: {
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[];
}) {
  return (
    <dl css={listStyles}>
      {rows.map(({ label, value }) => (
        <div key={label} css={rowStyles}>
          <dt css={labelStyles}>{label}</dt>
          <dd css={valueStyles}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const listStyles = css`
  display: grid;
  gap: ${space.xs};
  margin: 0;
`;

const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  font: ${text.body} ${family.body};
`;

// A long value must not break words of the label.
const labelStyles = css`
  flex: none;
  max-width: 50%;
  overflow-wrap: break-word;
  color: ${color.inkSoft};
`;

// With large text a long label and its value have a line each.
const valueStyles = css`
  flex: 1 1 8rem;
  margin: 0;
  min-width: 0;
  overflow-wrap: anywhere;
  text-align: right;
  font-variant-numeric: tabular-nums;
`;
