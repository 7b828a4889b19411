import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';

import { Button } from '../../ui/button';
import { color, family, space, text } from '../../ui/tokens';

import { amenityIcon } from './amenity-icons';

/** Number of amenities in the collapsed list (specification 2). */
const COLLAPSED_COUNT = 16;

/** Renders the first sixteen amenities and a button that shows the rest. Duplicate names are removed. */
export function AmenityList({ amenities }: { readonly amenities: readonly string[] }) {
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  // A hundred icons take longer than the press may: the button changes first.
  const isComplete = useDeferredValue(expanded);
  // Hotel and room amenities may have the same name.
  const names = [...new Set(amenities)];
  const hiddenCount = names.length - COLLAPSED_COUNT;

  return (
    <>
      <ul css={listStyles} id={id}>
        {(isComplete ? names : names.slice(0, COLLAPSED_COUNT)).map((name) => (
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

// As many columns as fit: two on most phones, three in the main column of a page.
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
