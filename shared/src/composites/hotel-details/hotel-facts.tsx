import { css } from '@emotion/react';
import { MapPin } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import type { HotelRecord } from '../../api/hotels/hotel-record.schema';
import { SafeHtml } from '../page/safe-html';
import { ReviewScore } from '../review-score/review-score';
import { Stars } from '../stars/stars';
import { color, family, space, text } from '../../ui/tokens';

import { AmenityList } from './amenity-list';
import { hotelAddress } from './hotel-address';

/** Renders the hotel record: class, rating, address, description and amenities. */
export function HotelFacts({ hotel }: { readonly hotel: HotelRecord }) {
  const address = hotelAddress(hotel);
  return (
    <div css={factsStyles}>
      <p css={rowStyles}>
        <Stars starClass={hotel.starClass ?? 0} />
        {hotel.reviewScore !== null && <ReviewScore score={hotel.reviewScore} count={hotel.reviewCount} />}
      </p>
      {address && (
        <p css={placeStyles}>
          <MapPin size={20} aria-hidden /> {address}
        </p>
      )}
      {hotel.description && (
        <FactsSection title="Hotel Details">
          <SafeHtml>{hotel.description}</SafeHtml>
        </FactsSection>
      )}
      {hotel.amenities.length > 0 && (
        <FactsSection title="Amenities">
          <AmenityList amenities={hotel.amenities} />
        </FactsSection>
      )}
    </div>
  );
}

function FactsSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section css={sectionStyles} aria-labelledby={id}>
      <h3 css={titleStyles} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}

const factsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  overflow-wrap: anywhere;
`;

const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};
`;

const placeStyles = css`
  display: flex;
  align-items: start;
  gap: ${space.xs};
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};

  & svg {
    flex: none;
    margin-top: 2px;
  }
`;

const sectionStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.s};
  margin-top: ${space.m};
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
`;
