import type { Coordinate } from '../../domain/coasts/polyline';

import { VIEW_SIZE, type MapView } from './map-view';

/** Rings that are further outside the view than this are skipped, in drawing units. */
const CLIP_MARGIN = VIEW_SIZE;
/** Points closer to the previous one than this are skipped, in drawing units. */
const MIN_POINT_DISTANCE = 0.6;

/** Returns the land of a view as SVG path data, including holes. */
export function coastlinePath({ land, pointOf }: MapView): string {
  return land.polygons
    .flat()
    .map((ring) => ringPath(ring, pointOf))
    .join('');
}

function ringPath(ring: readonly Coordinate[], pointOf: MapView['pointOf']): string {
  const points = ring.map(([longitude, latitude]) => pointOf({ latitude, longitude }));
  const isVisible = overlapsView(points.map(({ x }) => x)) && overlapsView(points.map(({ y }) => y));
  if (!isVisible) return '';

  let [lastX, lastY] = [Number.NaN, Number.NaN];
  const kept = points.filter(({ x, y }) => {
    if (Math.abs(x - lastX) < MIN_POINT_DISTANCE && Math.abs(y - lastY) < MIN_POINT_DISTANCE) return false;
    [lastX, lastY] = [x, y];
    return true;
  });
  return kept.length < 3 ? '' : `M${kept.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}

/** Returns whether a ring with these coordinates overlaps or surrounds the view on one axis. */
function overlapsView(values: readonly number[]): boolean {
  return (
    values.some((value) => value > -CLIP_MARGIN) && values.some((value) => value < VIEW_SIZE + CLIP_MARGIN)
  );
}
