import { circleMarker, layerGroup, polyline, type Map as LeafletMap } from 'leaflet';
import { useLayoutEffect } from 'react';

import type { MapPlace } from './map-hotel';

/** Draws a line from a hotel to its pill if the pill was moved aside; the colours are in map-styles.ts. */
export function usePinLine(map: LeafletMap, hotel: MapPlace | undefined, pill: MapPlace): void {
  const isAside = hotel && (hotel.latitude !== pill.latitude || hotel.longitude !== pill.longitude);
  const foot = isAside ? hotel : undefined;
  useLayoutEffect(() => {
    if (foot?.latitude === undefined || foot.longitude === undefined) return;
    const from: [number, number] = [foot.latitude, foot.longitude];
    const options = { interactive: false, className: 'map-leg', weight: 1.5 };
    const made = layerGroup([
      polyline([from, [pill.latitude, pill.longitude]], options),
      circleMarker(from, { ...options, radius: 3, fillOpacity: 1 }),
    ]).addTo(map);
    return () => {
      made.remove();
    };
  }, [map, foot?.latitude, foot?.longitude, pill.latitude, pill.longitude]);
}
