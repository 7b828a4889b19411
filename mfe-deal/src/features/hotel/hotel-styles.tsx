import { css } from '@emotion/react';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { Chip } from '@storefront/shared/ui/chip';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useId } from 'react';

import { Part } from '../../parts/page-section/page-section';
import { tripTypes } from './trip-types';

/** What kind of hotel it is and what guests come for (DEAL-07). */
export function HotelStyles({ hotel }: { readonly hotel: Pick<HotelRecord, 'reviews'> }) {
  const styles = (hotel.reviews?.styles ?? []).filter((name) => name.trim() !== '');
  const trips = tripTypes(hotel.reviews?.trip_types).map(({ name }) => name);
  if (styles.length === 0 && trips.length === 0) return null;
  return (
    <Part title="Style and trip types">
      <div css={rowsStyles}>
        <Pills title="Style" words={styles} />
        <Pills title="Guests come for" words={trips} />
      </div>
    </Part>
  );
}

function Pills({ title, words }: { readonly title: string; readonly words: readonly string[] }) {
  const id = useId();
  if (words.length === 0) return null;
  return (
    <div css={rowStyles}>
      <span css={titleStyles} id={id}>
        {title}
      </span>
      <ul css={listStyles} aria-labelledby={id}>
        {[...new Set(words)].map((word) => (
          <li key={word}>
            <Chip>{word}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

const rowsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const rowStyles = css`
  display: grid;
  gap: ${space.xs};
`;

const titleStyles = css`
  font: 600 ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const listStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;
