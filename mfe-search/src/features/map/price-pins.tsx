import type { Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useMemo, type RefObject } from 'react';

import type { MapHotel, MapNoun, MapPlace, ResultsMapProps } from './map-hotel';
import { pillSize, type Spot } from './pin-box';
import { layoutPins, type Pin } from './pin-layout';
import { pinLabel } from './pin-text';
import { PricePin } from './price-pin';
import { reorderElements } from './tab-order';
import { TownLabels } from './town-labels';
import { placeTownNames, type TownName } from './town-names';
import { useZoomValue } from './use-leaflet-map';

interface PricePinsProps extends Pick<
  ResultsMapProps,
  'selected' | 'hovered' | 'onSelect' | 'isAroundFirst'
> {
  readonly map: LeafletMap;
  readonly hotels: readonly MapHotel[];
  readonly towns: readonly TownName[];
  readonly priceNote: string;
  readonly noun: MapNoun | undefined;
  readonly focusedRef: RefObject<number | null>;
}

type MapSpot = MapHotel & Spot;

/** Free pixels between two pills; touch needs more than a mouse. */
const GAP = { fine: 2, coarse: 12 } as const;

/** Width of a letter and height of a line of a town name, in rem, so that no element has to be measured. */
const LETTER_REM = 0.5;
const NAME_REM = 1.1;

/** The hotels as pills, each with one or several hotels. The tab order follows the list. */
export function PricePins({
  map,
  hotels,
  towns,
  selected,
  hovered,
  focusedRef,
  isAroundFirst,
  ...rest
}: PricePinsProps) {
  const zoom = useZoomValue(map, (drawn) => drawn.getZoom());
  // Panning moves all pins alike; only the zoom level changes which pins overlap.
  const pins = useMemo(
    () => pinsAt(map, zoom, hotels, { inFront: [selected, hovered], isAroundFirst }),
    [map, zoom, hotels, selected, hovered, isAroundFirst],
  );
  const names = useMemo(() => townsAt(map, zoom, towns, pins), [map, zoom, towns, pins]);

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

  const buttons = pins.map((pin) => {
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
  return (
    <>
      <TownLabels map={map} towns={names} />
      {buttons}
    </>
  );
}

/** The names of towns that have a free place between the pins. */
function townsAt(
  map: LeafletMap,
  zoom: number,
  towns: readonly TownName[],
  pins: readonly Pin<MapSpot>[],
): readonly TownName[] {
  const { rem, gap } = measures();
  const spots = towns.map(({ name, latitude, longitude }) => {
    const { x, y } = map.project([latitude, longitude], zoom);
    return { x, y, width: name.length * LETTER_REM * rem, height: NAME_REM * rem };
  });
  const boxes = pins.map(({ hotels, x, y }) => ({ ...pillSize(pinLabel(hotels), rem, gap), x, y }));
  return placeTownNames(spots, boxes).flatMap((spot, index) => {
    const town = towns[index];
    if (!spot || !town) return [];
    const { lat, lng } = map.unproject([spot.x, spot.y], zoom);
    return [{ name: town.name, latitude: lat, longitude: lng }];
  });
}

function measures() {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return { rem, gap: window.matchMedia('(pointer: coarse)').matches ? GAP.coarse : GAP.fine };
}

function pinsAt(
  map: LeafletMap,
  zoom: number,
  hotels: readonly MapHotel[],
  {
    inFront,
    isAroundFirst,
  }: {
    readonly inFront: readonly (number | null)[];
    readonly isAroundFirst: boolean | undefined;
  },
): readonly Pin<MapSpot>[] {
  const { rem, gap } = measures();
  const spots = hotels.map((hotel): MapSpot => {
    const { x, y } = map.project([hotel.latitude, hotel.longitude], zoom);
    return { ...hotel, x, y };
  });
  return layoutPins(spots, {
    inFront: inFront.filter((giataId) => giataId !== null),
    isAroundFirst,
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
