import {
  control,
  latLngBounds,
  map as createLeafletMap,
  point,
  polygon,
  svg,
  type LatLngBounds,
  type Map as LeafletMap,
} from 'leaflet';

import type { MapBounds } from '../../domain/map-bounds';

import type { MapArea } from './map-area';
import type { MapHotel, MapPlace } from './map-hotel';
import { smoothCoast } from './smooth-coast';

/** Maximum padding around the hotels in view, in pixels: half the width of a pill of several hotels. */
const PADDING = 64;
/** Width of the zoom buttons at the right edge, in pixels. */
const ZOOM_BUTTONS = 56;

/** Creates a map that draws only coastlines, without map tiles or requests. */
export function createMap(box: HTMLElement, area: MapArea, reducedMotion: boolean): LeafletMap {
  const bounds = boundsOf(area);
  const map = createLeafletMap(box, {
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
  if (reducedMotion) disablePanAnimation(map);
  limitToArea(map, area);
  map.setView(bounds.getCenter(), map.getMinZoom());
  drawLand(map, area);
  control.scale({ position: 'bottomleft', maxWidth: 96 }).addTo(map);
  return map;
}

/** Removes the map from its element. */
export function removeMap(map: LeafletMap): void {
  map.remove();
  // Leaflet's timers for a running wheel or zoom fire after `remove` and read this element.
  Object.assign(map, { _mapPane: document.createElement('div') });
}

/** Limits zooming out to the extent of the land, which depends on the size of the map. */
export function limitToArea(map: LeafletMap, area: MapArea): void {
  map.options.minZoom = 0;
  const furthest = Math.min(area.closest, map.getBoundsZoom(boundsOf(area), area.fills));
  // Without animation, because Leaflet ignores later view changes while it animates.
  if (map.getZoom() < furthest) map.setZoom(furthest, { animate: false });
  map.setMinZoom(furthest);
}

/** Brings all hotels into view, or without hotels the surroundings of the airport. */
export function fitHotels(map: LeafletMap, area: MapArea, hotels: readonly MapHotel[]): void {
  const options = { animate: false, maxZoom: area.closestFit, padding: paddingOf(map) };
  const [first] = hotels;
  if (first) {
    map.fitBounds(around(hotels), options);
  } else {
    map.fitBounds(boundsOf(area), { animate: false });
  }
}

/** Brings a part of the map into view: all of it, and as little else as the shape of the map allows. */
export function fitBounds(map: LeafletMap, { south, west, north, east }: MapBounds): void {
  map.fitBounds(latLngBounds([south, west], [north, east]), { animate: false });
}

/** Returns the part of the map in view. */
export function boundsInView(map: LeafletMap): MapBounds {
  const view = map.getBounds();
  return {
    south: Math.max(-90, view.getSouth()),
    west: Math.max(-180, view.getWest()),
    north: Math.min(90, view.getNorth()),
    east: Math.min(180, view.getEast()),
  };
}

/** Zooms in on hotels that share a pill, far enough to separate them. */
export function zoomToHotels(map: LeafletMap, hotels: readonly MapPlace[]): void {
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

/** Draws the shallow water along the coast, and the land; the colours are in map-styles.ts. */
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

/** Leaflet animates each pan by arrow key and has no option to disable it. */
function disablePanAnimation(map: LeafletMap): void {
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
}
