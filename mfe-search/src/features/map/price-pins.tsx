import type { Map as LeafletMap } from 'leaflet';
import { useMemo, type RefObject } from 'react';

import type { MapHotel, ResultsMapProps } from './map-hotel';
import { pillsOf, pillSize } from './pin-layout';
import { PricePin } from './price-pin';
import { useZoomFact } from './use-leaflet-map';

interface PricePinsProps extends Pick<ResultsMapProps, 'selected' | 'raised' | 'onSelect'> {
  readonly map: LeafletMap;
  readonly hotels: readonly MapHotel[];
  readonly priceNote: string;
  readonly focusedRef: RefObject<number | null>;
}

/** The hotels of the list. Its parent gives it a key of their order, so that Tab always follows the list. */
export function PricePins({ map, hotels, selected, raised, ...rest }: PricePinsProps) {
  const zoom = useZoomFact(map, (drawn) => drawn.getZoom());
  // Moving the map moves all pins alike: only a zoom changes what lies on what.
  const pills = useMemo(() => pillsAt(map, zoom, hotels), [map, zoom, hotels]);
  return hotels.map((hotel) => (
    <PricePin
      key={hotel.giataId}
      {...rest}
      map={map}
      hotel={hotel}
      asDot={!pills.has(hotel.giataId)}
      selected={hotel.giataId === selected}
      raised={hotel.giataId === raised}
    />
  ));
}

function pillsAt(map: LeafletMap, zoom: number, hotels: readonly MapHotel[]): ReadonlySet<number> {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return pillsOf(
    hotels.map(({ giataId, priceLabel, latitude, longitude }) => {
      const { x, y } = map.project([latitude, longitude], zoom);
      return { giataId, x, y, ...pillSize(priceLabel, rem) };
    }),
  );
}
