import { css } from '@emotion/react';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

export interface MoneyRow {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Below the label, such as the card of a payment. */
  readonly detail?: ReactNode;
  /** A sum: drawn bold. */
  readonly isSum?: boolean;
}

/** Labels with amounts at the right edge. */
export function MoneyRows({ rows }: { readonly rows: readonly MoneyRow[] }) {
  return (
    <dl css={listStyles}>
      {rows.map(({ label, value, detail, isSum }, index) => (
        <div key={index} css={[rowStyles, isSum && sumStyles]}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {detail && <dd css={detailStyles}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}

const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  font: ${text.body} ${family.body};
`;

const rowStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space.m};
  padding-block: ${space.xs};
  border-bottom: 1px solid ${color.lineSoft};

  &:last-of-type {
    border-bottom: 0;
  }

  & dt {
    display: flex;
    gap: ${space.xs};
    min-width: 0;
  }

  & dt > svg {
    flex: none;
    margin-top: 2px;
  }

  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

const sumStyles = css`
  font-weight: 700;
`;

const detailStyles = css`
  grid-column: 1 / -1;
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;
