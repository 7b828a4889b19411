import {
  control,
  latLngBounds,
  map as makeMap,
  point,
  polygon,
  svg,
  type LatLngBounds,
  type Map as LeafletMap,
} from 'leaflet';

import type { MapArea } from './map-area';
import type { MapHotel, MapPlace } from './map-hotel';
import { smoothCoast } from './smooth-coast';

/** Most room around hotels that are brought into view, in pixels: for half a pill of several hotels. */
const PADDING = 64;
/** What the buttons for the zoom take of the right side. */
const ZOOM_BUTTONS = 56;

/** A map of the land alone, without a picture or a call from anywhere. */
export function createMap(box: HTMLElement, area: MapArea, reducedMotion: boolean): LeafletMap {
  const bounds = boundsOf(area);
  const map = makeMap(box, {
    renderer: svg({ padding: 0.6 }),
    attributionControl: false,
    zoomControl: false,
    maxZoom: area.closest,
    maxBounds: bounds,
    maxBoundsViscosity: 1,
    zoomSnap: 0.25,
    fadeAnimation: false,
    zoomAnimation: !reducedMotion,
    markerZoomAnimation: !reducedMotion,
    inertia: !reducedMotion,
    trackResize: false,
  });
  if (reducedMotion) withoutGliding(map);
  holdToArea(map, area);
  map.setView(bounds.getCenter(), map.getMinZoom());
  drawLand(map, area);
  control.scale({ position: 'bottomleft', maxWidth: 96 }).addTo(map);
  return map;
}

/** Takes the map out of its box. */
export function closeMap(map: LeafletMap): void {
  map.remove();
  // Timers of a wheel or a zoom that is under way outlive the map, and look at this element of it.
  Object.assign(map, { _mapPane: document.createElement('div') });
}

/** Further out than the land reaches there is nothing to see; how far that is depends on the size of the map. */
export function holdToArea(map: LeafletMap, area: MapArea): void {
  map.options.minZoom = 0;
  const furthest = Math.min(area.closest, map.getBoundsZoom(boundsOf(area), area.fills));
  // At once: while the library glides, it does not hear of what else is to be shown.
  if (map.getZoom() < furthest) map.setZoom(furthest, { animate: false });
  map.setMinZoom(furthest);
}

/** All hotels in view, or the surroundings of the airport where there are none. */
export function fitHotels(map: LeafletMap, area: MapArea, hotels: readonly MapHotel[]): void {
  const options = { animate: false, maxZoom: area.closestFit, padding: paddingOf(map) };
  const [first] = hotels;
  if (first) {
    map.fitBounds(around(hotels), options);
  } else {
    map.fitBounds(boundsOf(area), { animate: false });
  }
}

/** Zooms in on hotels that share a pill, far enough for them to come apart; at once under reduced motion. */
export function comeCloser(map: LeafletMap, hotels: readonly MapPlace[]): void {
  const bounds = around(hotels);
  const fitting = map.getBoundsZoom(bounds, false, point(paddingOf(map)).multiplyBy(2));
  const closer = Math.max(fitting, map.getZoom() + 1);
  map.setView(bounds.getCenter(), Math.min(map.getMaxZoom(), closer));
}

export function showPlace(map: LeafletMap, { latitude, longitude }: MapPlace): void {
  const [x, y] = paddingOf(map);
  map.panInside([latitude, longitude], {
    paddingTopLeft: [x, y],
    paddingBottomRight: [x + ZOOM_BUTTONS, y],
  });
}

function paddingOf(map: LeafletMap): [number, number] {
  const { x, y } = map.getSize();
  return [Math.min(PADDING, x / 8), Math.min(PADDING, y / 10)];
}

function around(places: readonly MapPlace[]): LatLngBounds {
  return latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]));
}

function boundsOf({ land: { box } }: MapArea): LatLngBounds {
  return latLngBounds([box.south, box.west], [box.north, box.east]);
}

/** Shallow water around the coast, and the land on it; their colours are in map-styles.ts. */
function drawLand(map: LeafletMap, { land, rounding, shallows }: MapArea): void {
  const polygons = land.polygons.map((rings) =>
    rings.map((ring) =>
      smoothCoast(ring, rounding).map(([longitude, latitude]): [number, number] => [latitude, longitude]),
    ),
  );
  const options = { interactive: false, smoothFactor: 0.6 };
  polygon(polygons, { ...options, className: 'map-shallows', weight: shallows }).addTo(map);
  polygon(polygons, { ...options, className: 'map-land', weight: 1 }).addTo(map);
}

/** The library glides at each press of an arrow key and has no setting against it. */
function withoutGliding(map: LeafletMap): void {
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
}
