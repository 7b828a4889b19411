import { css } from '@emotion/react';
import { hintStyles } from '@storefront/shared/ui/field';
import { TextField } from '@storefront/shared/ui/text-field';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { useState } from 'react';

import { BlockIcon } from './block-icon';
import type { BlockKind } from './block-kind';
import { headingStyles } from './block-outline';

interface AddBlockProps {
  readonly kinds: readonly BlockKind[];
  readonly hasHero: boolean;
  readonly onAdd: (kind: BlockKind) => void;
}

/** Renders the blocks of the live release as buttons. A block is added behind the selected one. */
export function AddBlock({ kinds, hasHero, onAdd }: AddBlockProps) {
  const [search, setSearch] = useState('');
  const found = kinds.filter(({ label, description }) =>
    `${label} ${description}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const offered = found.filter(({ type }) => type !== 'hero' || !hasHero);
  return (
    <section aria-label="Add a block" css={boxStyles}>
      <h2 css={headingStyles}>Add a block</h2>
      <TextField
        label={`Search ${kinds.length} blocks`}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {offered.length === 0 && <p css={hintStyles}>No block matches.</p>}
      <ul css={listStyles}>
        {offered.map((kind) => (
          <li key={kind.type}>
            <button
              type="button"
              css={buttonStyles}
              aria-label={`Add ${kind.label}`}
              title={kind.description}
              onClick={() => onAdd(kind)}
            >
              <BlockIcon type={kind.type} />
              {kind.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const boxStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  padding-top: ${space.m};
  border-top: 1px solid ${color.lineSoft};
`;

const listStyles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const buttonStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  width: 100%;
  height: 100%;
  min-height: 44px;
  padding: ${space.xxs} ${space.xs};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.field};
  background: ${color.surface};
  color: ${color.ink};
  font: 600 ${text.small} ${family.body};
  text-align: left;
  cursor: pointer;

  & > svg {
    flex: none;
    color: ${color.action};
  }

  &:hover {
    border-color: ${color.action};
    background: ${color.tint};
  }
`;
