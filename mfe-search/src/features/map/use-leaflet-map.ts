import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

import { formatBounds, parseBounds, type MapBounds } from '../../domain/map-bounds';

import {
  boundsInView,
  removeMap,
  createMap,
  fitBounds,
  fitHotels,
  limitToArea,
  showPlace,
} from './leaflet-map';
import { hotelSetKey, type MapArea } from './map-area';
import type { MapHotel } from './map-hotel';

/** Creates a map in an element and removes it on unmount. */
export function useLeafletMap(box: RefObject<HTMLElement | null>, area: MapArea): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null);

  useEffect(() => {
    if (!box.current) return;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = createMap(box.current, area, reducedMotion);
    const observer = new ResizeObserver(() => {
      made.invalidateSize({ animate: false });
      limitToArea(made, area);
    });
    observer.observe(box.current);
    setMap(made);
    return () => {
      observer.disconnect();
      removeMap(made);
      setMap(null);
    };
  }, [box, area]);

  return map;
}

interface Fitted {
  readonly area: MapArea;
  readonly hotels: readonly MapHotel[];
  /** The part of the map that the list is limited to. */
  readonly bounds: MapBounds | null;
  readonly onMove?: ((bounds: MapBounds) => void) | undefined;
}

/**
 * Brings all hotels into view whenever the set of hotels changes, or the part of the map that the list is limited to.
 * Places arrive in steps: further hotels of the same list do not move a map that the shopper has moved.
 */
export function useFit(map: LeafletMap | null, { area, hotels, bounds, onMove }: Fitted): void {
  const latest = useRef(hotels);
  useEffect(() => {
    latest.current = hotels;
  });
  const fitted = useRef<readonly number[]>([]);
  const isMoved = useRef(false);
  const moved = useRef(onMove);
  useEffect(() => {
    moved.current = onMove;
  });

  const boundsKey = bounds && formatBounds(bounds);
  // The hotels of a part of the map do not move it.
  const key = boundsKey ?? hotelSetKey(hotels);
  useEffect(() => {
    if (!map) return;
    let isFitting = false;
    const fit = () => {
      isFitting = true;
      const limits = parseBounds(boundsKey);
      if (limits) fitBounds(map, limits);
      else fitHotels(map, area, latest.current);
      isFitting = false;
      isMoved.current = false;
    };
    const onMoveStart = () => {
      isMoved.current = true;
    };
    const onMoveEnd = () => {
      if (!isFitting && isMoved.current) moved.current?.(boundsInView(map));
    };
    // A map without a size, for example in a closed drawer, could not fit the hotels.
    const onResize = ({ oldSize }: { readonly oldSize: { readonly x: number; readonly y: number } }) => {
      if (oldSize.x === 0 || oldSize.y === 0) fit();
    };
    const ids = latest.current.map(({ giataId }) => giataId);
    // The shopper has chosen exactly this part of the map.
    const isInView = boundsKey !== null && boundsKey === formatBounds(boundsInView(map));
    const isSameList = fitted.current.length > 0 && fitted.current.every((giataId) => ids.includes(giataId));
    if (!isInView && (!isSameList || !isMoved.current)) fit();
    fitted.current = ids;
    map.on('resize', onResize);
    map.on('movestart zoomstart', onMoveStart);
    map.on('moveend zoomend', onMoveEnd);
    return () => {
      map.off('resize', onResize);
      map.off('movestart zoomstart', onMoveStart);
      map.off('moveend zoomend', onMoveEnd);
    };
  }, [map, area, key, boundsKey]);
}

/** Pans the selected hotel into view, without zooming. */
export function useSelectedInView(map: LeafletMap | null, hotel: MapHotel | undefined): void {
  const { latitude, longitude } = hotel ?? {};
  useEffect(() => {
    if (map && latitude !== undefined && longitude !== undefined) showPlace(map, { latitude, longitude });
  }, [map, latitude, longitude]);
}

/** Reads a value that changes with the zoom of the map. */
export function useZoomValue<T extends number | boolean>(map: LeafletMap, read: (map: LeafletMap) => T): T {
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

/** Lets the wheel scroll the page while the map does not have the focus; with Ctrl it always zooms. */
export function useWheelGuard(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      const hasFocus = element.contains(document.activeElement);
      if (!hasFocus && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    };
    element.addEventListener('wheel', onWheel, { capture: true, passive: true });
    return () => element.removeEventListener('wheel', onWheel, { capture: true });
  }, [frame]);
}
