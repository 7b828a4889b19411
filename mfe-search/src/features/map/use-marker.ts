import { divIcon, DomEvent, marker as createMarker, type Map as LeafletMap, type Marker } from 'leaflet';
import { useLayoutEffect, useRef, useState } from 'react';

import type { MapPlace } from './map-hotel';

/** Leaflet derives the z-index of markers from their y position in pixels; this offset is larger than any. */
const IN_FRONT = 100_000;

/** @returns an element that is positioned on the map and moves with it */
export function useMarker(
  map: LeafletMap,
  { latitude, longitude }: MapPlace,
  isInFront: boolean,
): HTMLElement {
  const [holder] = useState(() => document.createElement('div'));
  const marker = useRef<Marker | null>(null);

  useLayoutEffect(() => {
    const icon = divIcon({ html: holder, className: '', iconSize: [0, 0] });
    // The button inside provides name, role and keyboard handling.
    const made = createMarker([0, 0], { icon, keyboard: false, interactive: false }).addTo(map);
    DomEvent.disableClickPropagation(holder);
    marker.current = made;
    return () => {
      made.remove();
    };
  }, [map, holder]);

  useLayoutEffect(() => {
    marker.current?.setLatLng([latitude, longitude]);
  }, [map, latitude, longitude]);

  useLayoutEffect(() => {
    marker.current?.setZIndexOffset(isInFront ? IN_FRONT : 0);
  }, [map, isInFront]);

  return holder;
}
