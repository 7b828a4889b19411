import { css } from '@emotion/react';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { Chip } from '@storefront/shared/ui/chip';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useId } from 'react';

import { PageSection } from '../../parts/page-section/page-section';
import { tripTypes } from './trip-types';

/** Styles of the hotel and trip types of its guests (DEAL-07). */
export function HotelStyles({ hotel }: { readonly hotel: Pick<HotelRecord, 'reviews'> }) {
  const styles = (hotel.reviews?.styles ?? []).filter((name) => name.trim() !== '');
  const trips = tripTypes(hotel.reviews?.trip_types).map(({ name }) => name);
  if (styles.length === 0 && trips.length === 0) return null;
  return (
    <PageSection title="Style and trip types">
      <div css={rowsStyles}>
        <ChipList title="Style" labels={styles} />
        <ChipList title="Guests come for" labels={trips} />
      </div>
    </PageSection>
  );
}

function ChipList({ title, labels }: { readonly title: string; readonly labels: readonly string[] }) {
  const id = useId();
  if (labels.length === 0) return null;
  return (
    <div css={rowStyles}>
      <span css={titleStyles} id={id}>
        {title}
      </span>
      <ul css={listStyles} aria-labelledby={id}>
        {[...new Set(labels)].map((label) => (
          <li key={label}>
            <Chip>{label}</Chip>
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
