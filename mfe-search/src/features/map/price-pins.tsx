import type { Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useMemo, type RefObject } from 'react';

import type { MapHotel, MapPlace, ResultsMapProps } from './map-hotel';
import { pillSize, type Spot } from './pin-box';
import { layoutPins, type Pin } from './pin-layout';
import { pinLabel } from './pin-text';
import { PricePin } from './price-pin';
import { reorderElements } from './tab-order';
import { useZoomValue } from './use-leaflet-map';

interface PricePinsProps extends Pick<ResultsMapProps, 'selected' | 'hovered' | 'onSelect'> {
  readonly map: LeafletMap;
  readonly hotels: readonly MapHotel[];
  readonly priceNote: string;
  readonly focusedRef: RefObject<number | null>;
}

type MapSpot = MapHotel & Spot;

/** Free pixels between two pills; touch needs more than a mouse. */
const GAP = { fine: 2, coarse: 12 } as const;

/** The hotels as pills, each with one or several hotels. The tab order follows the list. */
export function PricePins({ map, hotels, selected, hovered, focusedRef, ...rest }: PricePinsProps) {
  const zoom = useZoomValue(map, (drawn) => drawn.getZoom());
  // Panning moves all pins alike; only the zoom level changes which pins overlap.
  const pins = useMemo(
    () => pinsAt(map, zoom, hotels, [selected, hovered]),
    [map, zoom, hotels, selected, hovered],
  );

  useLayoutEffect(() => {
    const pane = map.getPane('markerPane');
    reorderElements(
      pins.flatMap(({ hotels: [first] }) => {
        const pin = pane?.querySelector(`[data-hotel="${first?.giataId}"]`)?.closest('.leaflet-marker-icon');
        return pin ?? [];
      }),
    );
    // A hotel that left the list must not take the focus when it returns.
    if (!hotels.some(({ giataId }) => giataId === focusedRef.current)) focusedRef.current = null;
  }, [map, pins, hotels, focusedRef]);

  return pins.map((pin) => {
    const [first, ...others] = pin.hotels;
    if (!first) return null;
    return (
      <PricePin
        // Groups of different zoom levels are different buttons: the name of a focused button must not change.
        key={others.length > 0 ? `${pin.key} at ${zoom}` : pin.key}
        {...rest}
        map={map}
        hotels={[first, ...others]}
        place={placeOf(map, zoom, pin)}
        selected={selected}
        hovered={hovered}
        focusedRef={focusedRef}
      />
    );
  });
}

function pinsAt(
  map: LeafletMap,
  zoom: number,
  hotels: readonly MapHotel[],
  inFront: readonly (number | null)[],
): readonly Pin<MapSpot>[] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const gap = window.matchMedia('(pointer: coarse)').matches ? GAP.coarse : GAP.fine;
  const spots = hotels.map((hotel): MapSpot => {
    const { x, y } = map.project([hotel.latitude, hotel.longitude], zoom);
    return { ...hotel, x, y };
  });
  return layoutPins(spots, {
    inFront: inFront.filter((giataId) => giataId !== null),
    isClosest: zoom >= map.getMaxZoom(),
    sizeOf: (group) => pillSize(pinLabel(group), rem, gap),
  });
}

/** Returns the exact coordinates of the hotel for a pill that has not been moved. */
function placeOf(
  map: LeafletMap,
  zoom: number,
  { hotels: [first, ...others], x, y }: Pin<MapSpot>,
): MapPlace {
  if (first && others.length === 0 && first.x === x && first.y === y) return first;
  const { lat, lng } = map.unproject([x, y], zoom);
  return { latitude: lat, longitude: lng };
}
