import { css } from '@emotion/react';
import { LocationMap } from '@storefront/shared/composites/location-map/location-map';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { MapPin } from 'lucide-react';

import { PageSection } from '../../parts/page-section/page-section';

import { LOCATION_ID } from './hotel-section-ids';

interface HotelLocationProps {
  readonly name: string;
  /** Single line; may be empty. */
  readonly address: string;
  /** Degrees. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null;
}

/** Map of the hotel, or its address without valid coordinates (DEAL-08, DEC-104). */
export function HotelLocation({ name, address, coordinates }: HotelLocationProps) {
  const line = address.trim();
  if (coordinates && areValid(coordinates)) {
    return (
      <PageSection title="Location" id={LOCATION_ID}>
        <div css={mapStyles}>
          <LocationMap name={name} address={line ? [line] : []} {...coordinates} />
        </div>
      </PageSection>
    );
  }
  if (!line) return null;
  return (
    <PageSection title="Location" id={LOCATION_ID}>
      <address css={addressStyles}>
        <MapPin size={20} aria-hidden /> <span>{line}</span>
      </address>
    </PageSection>
  );
}

/** Feeds use 0, 0 for unknown coordinates. */
function areValid({ latitude, longitude }: NonNullable<HotelLocationProps['coordinates']>): boolean {
  if (latitude === 0 && longitude === 0) return false;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

const mapStyles = css`
  width: 100%;
`;

const addressStyles = css`
  display: flex;
  align-items: start;
  gap: ${space.xs};
  font: ${text.body} ${family.body};
  font-style: normal;
  color: ${color.inkSoft};

  & svg {
    flex: none;
    margin-top: 2px;
    color: ${color.action};
  }
`;
