import { divIcon, DomEvent, marker as makeMarker, type Map as LeafletMap, type Marker } from 'leaflet';
import { useLayoutEffect, useRef, useState } from 'react';

import type { MapPlace } from './map-hotel';

/** The library stacks pins by their latitude in pixels; this is a step beyond any of that. */
const IN_FRONT = 100_000;

/** @returns the element that stands at a place of the map and moves with it */
export function useMarker(
  map: LeafletMap,
  { latitude, longitude }: MapPlace,
  isInFront: boolean,
): HTMLElement {
  const [holder] = useState(() => document.createElement('div'));
  const marker = useRef<Marker | null>(null);

  useLayoutEffect(() => {
    const icon = divIcon({ html: holder, className: '', iconSize: [0, 0] });
    // The button inside has the name, the role and the keys.
    const made = makeMarker([0, 0], { icon, keyboard: false, interactive: false }).addTo(map);
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
