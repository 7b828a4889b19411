import { css } from '@emotion/react';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useId } from 'react';

import { ShareBar } from './share-bar';

export interface ShareRow {
  readonly name: string;
  /** What the bar shows, in words. */
  readonly value: string;
  /** Length of the bar. */
  readonly percent: number;
}

interface ShareListProps {
  readonly title: string;
  readonly rows: readonly ShareRow[];
}

/** Names with a number and a bar each, under a small heading; nothing without rows. */
export function ShareList({ title, rows }: ShareListProps) {
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
            <span css={wordsStyles}>
              <span>{name}</span> <strong css={valueStyles}>{value}</strong>
            </span>
            <ShareBar percent={percent} />
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

const wordsStyles = css`
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
