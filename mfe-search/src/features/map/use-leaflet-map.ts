import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

import { closeMap, createMap, fitHotels, holdToArea, showPlace } from './leaflet-map';
import { setKey, type MapArea } from './map-area';
import type { MapHotel } from './map-hotel';

/** Keeps a map in a box for as long as the box is there. */
export function useLeafletMap(box: RefObject<HTMLElement | null>, area: MapArea): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null);

  useEffect(() => {
    if (!box.current) return;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = createMap(box.current, area, reducedMotion);
    const observer = new ResizeObserver(() => {
      made.invalidateSize({ animate: false });
      holdToArea(made, area);
    });
    observer.observe(box.current);
    setMap(made);
    return () => {
      observer.disconnect();
      closeMap(made);
      setMap(null);
    };
  }, [box, area]);

  return map;
}

/** Brings all hotels into view whenever they are others than before; leaves the map alone otherwise. */
export function useFit(map: LeafletMap | null, area: MapArea, hotels: readonly MapHotel[]): void {
  const latest = useRef(hotels);
  useEffect(() => {
    latest.current = hotels;
  });

  const key = setKey(hotels);
  useEffect(() => {
    if (!map) return;
    const fit = () => fitHotels(map, area, latest.current);
    // A map that had no size, in a drawer that was closed, has fitted nothing yet.
    const onResize = ({ oldSize }: { readonly oldSize: { readonly x: number; readonly y: number } }) => {
      if (oldSize.x === 0 || oldSize.y === 0) fit();
    };
    fit();
    map.on('resize', onResize);
    return () => {
      map.off('resize', onResize);
    };
  }, [map, area, key]);
}

/** Brings the selected hotel into view, and no more than that. */
export function useSelectedInView(map: LeafletMap | null, hotel: MapHotel | undefined): void {
  const { latitude, longitude } = hotel ?? {};
  useEffect(() => {
    if (map && latitude !== undefined && longitude !== undefined) showPlace(map, { latitude, longitude });
  }, [map, latitude, longitude]);
}

/** Something of the map that changes with its zoom. */
export function useZoomFact<T extends number | boolean>(map: LeafletMap, read: (map: LeafletMap) => T): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      map.on('zoomend zoomlevelschange', onChange);
      return () => {
        map.off('zoomend zoomlevelschange', onChange);
      };
    },
    [map],
  );
  return useSyncExternalStore(subscribe, () => read(map));
}

/** Lets the page scroll over a map that nobody has gone into; with Ctrl the wheel always zooms. */
export function useQuietWheel(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      const isIn = element.contains(document.activeElement);
      if (!isIn && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    };
    element.addEventListener('wheel', onWheel, { capture: true, passive: true });
    return () => element.removeEventListener('wheel', onWheel, { capture: true });
  }, [frame]);
}
