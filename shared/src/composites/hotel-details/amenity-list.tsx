import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';

import { Button } from '../../ui/button';
import { color, family, space, text } from '../../ui/tokens';

import { amenityIcon } from './amenity-icons';

/** Shown before the rest is asked for (specification 2). */
const COLLAPSED_COUNT = 16;

/** What a hotel has: the first sixteen, then the rest behind a button that says how many there are. */
export function AmenityList({ amenities }: { readonly amenities: readonly string[] }) {
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  // The house and its rooms may name the same thing.
  const names = [...new Set(amenities)];
  const hiddenCount = names.length - COLLAPSED_COUNT;

  return (
    <>
      <ul css={listStyles} id={id}>
        {(expanded ? names : names.slice(0, COLLAPSED_COUNT)).map((name) => (
          <Amenity key={name} name={name} icon={amenityIcon(name)} />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button
          look="outline"
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded((was) => !was)}
        >
          {expanded ? 'Show fewer' : `Show ${hiddenCount} more`}
        </Button>
      )}
    </>
  );
}

function Amenity({ name, icon: Icon }: { readonly name: string; readonly icon: LucideIcon }) {
  return (
    <li css={itemStyles}>
      <Icon size={20} aria-hidden /> <span>{name}</span>
    </li>
  );
}

// As many beside one another as there is room for: two on most phones, three in the column of a page.
const listStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.75rem), 1fr));
  gap: ${space.s};
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const itemStyles = css`
  display: flex;
  align-items: start;
  gap: ${space.xs};
  font: ${text.body} ${family.body};
  overflow-wrap: anywhere;

  & svg {
    flex: none;
    margin-top: 2px;
    color: ${color.action};
  }
`;
