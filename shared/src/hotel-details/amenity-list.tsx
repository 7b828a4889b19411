import { css } from '@emotion/react';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';

import { Button } from '../ui/button';
import { color, family, from, space, text } from '../ui/tokens';

/** Shown before the rest is asked for (specification 2). */
const FIRST_AMENITIES = 16;

/** What a hotel has: the first sixteen, then the rest behind a button that says how many there are. */
export function AmenityList({ amenities }: { readonly amenities: readonly string[] }) {
  const id = useId();
  const [all, setAll] = useState(false);
  const hidden = amenities.length - FIRST_AMENITIES;

  return (
    <>
      <ul css={listStyles} id={id}>
        {(all ? amenities : amenities.slice(0, FIRST_AMENITIES)).map((name) => (
          <li key={name} css={itemStyles}>
            <Check size={20} aria-hidden /> {name}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="outline" aria-expanded={all} aria-controls={id} onClick={() => setAll((was) => !was)}>
          {all ? 'Show fewer' : `Show ${hidden} more`}
        </Button>
      )}
    </>
  );
}

const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  width: 100%;
  padding: 0;
  list-style: none;

  ${from.dealColumns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
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
