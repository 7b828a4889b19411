import { css } from '@emotion/react';
import { LocationMap } from '@storefront/shared/composites/location-map/location-map';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { MapPin } from 'lucide-react';

import { Part } from '../../parts/page-section/page-section';

interface HotelLocationProps {
  readonly name: string;
  /** On one line; may be empty. */
  readonly address: string;
  /** In degrees. */
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
}

/** Where the hotel is: on a map with coordinates, otherwise in words (DEAL-08, DEC-104). */
export function HotelLocation({ name, address, place }: HotelLocationProps) {
  const words = address.trim();
  if (place && isOnEarth(place)) {
    return (
      <Part title="Location">
        <div css={mapStyles}>
          <LocationMap name={name} address={words ? [words] : []} {...place} />
        </div>
      </Part>
    );
  }
  if (!words) return null;
  return (
    <Part title="Location">
      <address css={addressStyles}>
        <MapPin size={20} aria-hidden /> <span>{words}</span>
      </address>
    </Part>
  );
}

/** Feeds write 0, 0 for "not known": there is no hotel in that sea. */
function isOnEarth({ latitude, longitude }: NonNullable<HotelLocationProps['place']>): boolean {
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
