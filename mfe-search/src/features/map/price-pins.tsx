import type { Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useMemo, type RefObject } from 'react';

import type { MapHotel, MapPlace, ResultsMapProps } from './map-hotel';
import { pillSize, type Spot } from './pin-box';
import { layPins, type Pin } from './pin-layout';
import { pinLabel } from './pin-text';
import { PricePin } from './price-pin';
import { putInOrder } from './tab-order';
import { useZoomFact } from './use-leaflet-map';

interface PricePinsProps extends Pick<ResultsMapProps, 'selected' | 'raised' | 'onSelect'> {
  readonly map: LeafletMap;
  readonly hotels: readonly MapHotel[];
  readonly priceNote: string;
  readonly focusedRef: RefObject<number | null>;
}

type MapSpot = MapHotel & Spot;

/** Pixels that stay free between two pills; a finger needs more than a pointer. */
const GAP = { fine: 2, coarse: 12 } as const;

/** The hotels of the list, one or several to a pill; Tab follows the list. */
export function PricePins({ map, hotels, selected, raised, focusedRef, ...rest }: PricePinsProps) {
  const zoom = useZoomFact(map, (drawn) => drawn.getZoom());
  // Moving the map moves all pins alike: only a zoom changes what lies on what.
  const pins = useMemo(
    () => pinsAt(map, zoom, hotels, [selected, raised]),
    [map, zoom, hotels, selected, raised],
  );

  useLayoutEffect(() => {
    const pane = map.getPane('markerPane');
    putInOrder(
      pins.flatMap(({ hotels: [first] }) => {
        const pin = pane?.querySelector(`[data-hotel="${first?.giataId}"]`)?.closest('.leaflet-marker-icon');
        return pin ?? [];
      }),
    );
    // A hotel that has gone from the list must not take the focus when it comes back.
    if (!hotels.some(({ giataId }) => giataId === focusedRef.current)) focusedRef.current = null;
  }, [map, pins, hotels, focusedRef]);

  return pins.map((pin) => {
    const [first, ...others] = pin.hotels;
    if (!first) return null;
    return (
      <PricePin
        // A group of another zoom is another one: its button does not change its name under the focus.
        key={others.length > 0 ? `${pin.key} at ${zoom}` : pin.key}
        {...rest}
        map={map}
        hotels={[first, ...others]}
        place={placeOf(map, zoom, pin)}
        selected={selected}
        raised={raised}
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
  return layPins(spots, {
    inFront: inFront.filter((giataId) => giataId !== null),
    isClosest: zoom >= map.getMaxZoom(),
    sizeOf: (shown) => pillSize(pinLabel(shown), rem, gap),
  });
}

/** A pill that has not been moved stands exactly at its hotel. */
function placeOf(
  map: LeafletMap,
  zoom: number,
  { hotels: [first, ...others], x, y }: Pin<MapSpot>,
): MapPlace {
  if (first && others.length === 0 && first.x === x && first.y === y) return first;
  const { lat, lng } = map.unproject([x, y], zoom);
  return { latitude: lat, longitude: lng };
}
