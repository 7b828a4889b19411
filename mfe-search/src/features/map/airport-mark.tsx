import { css } from '@emotion/react';
import { airportName } from '@storefront/shared/domain/catalogue/airport-names';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { divIcon, marker as createMarker, type Map as LeafletMap } from 'leaflet';
import { Plane } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface AirportMarkProps {
  readonly map: LeafletMap;
  readonly code: string;
  /** In degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Leaflet derives the z-index of markers from their y position in pixels; this offset is larger than any. */
const BELOW_PINS = -100_000;

/** The arrival airport, so that shoppers see how far the hotels are from it. */
export function AirportMark({ map, code, latitude, longitude }: AirportMarkProps) {
  const [holder] = useState(() => document.createElement('div'));

  useLayoutEffect(() => {
    const icon = divIcon({ html: holder, className: '', iconSize: [0, 0] });
    const made = createMarker([latitude, longitude], {
      icon,
      keyboard: false,
      interactive: false,
      zIndexOffset: BELOW_PINS,
    });
    made.addTo(map);
    return () => {
      made.remove();
    };
  }, [map, holder, latitude, longitude]);

  return createPortal(
    <span role="img" aria-label={`${airportName(code)} airport`} css={markStyles}>
      <Plane size={14} aria-hidden />
      <span aria-hidden>{code}</span>
    </span>,
    holder,
  );
}

const markStyles = css`
  position: absolute;
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  padding: 0 ${space.xxs};
  border-radius: ${radius.field};
  background: color-mix(in srgb, ${color.surface} 70%, transparent);
  font: 600 ${text.caption} ${family.body};
  color: ${color.inkSoft};
  transform: translate(-50%, -50%);
`;
