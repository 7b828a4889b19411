import type { Coordinate } from '../../domain/coasts/polyline';

import { VIEW_SIZE, type LandView } from './map-view';

/** What lies further out than this is in no box of a page. */
const BEYOND = VIEW_SIZE;
/** Points closer to the one before than this are not seen. */
const FINEST = 0.6;

/** The land of a view as a path of SVG, holes of the land included. */
export function landPath({ land, pointOf }: LandView): string {
  return land.polygons
    .flat()
    .map((ring) => ringPath(ring, pointOf))
    .join('');
}

function ringPath(ring: readonly Coordinate[], pointOf: LandView['pointOf']): string {
  const points = ring.map(([longitude, latitude]) => pointOf({ latitude, longitude }));
  const isSeen = reaches(points.map(({ x }) => x)) && reaches(points.map(({ y }) => y));
  if (!isSeen) return '';

  let [lastX, lastY] = [Number.NaN, Number.NaN];
  const kept = points.filter(({ x, y }) => {
    if (Math.abs(x - lastX) < FINEST && Math.abs(y - lastY) < FINEST) return false;
    [lastX, lastY] = [x, y];
    return true;
  });
  return kept.length < 3 ? '' : `M${kept.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}

/** Whether a ring with these coordinates comes into the view or round it. */
function reaches(values: readonly number[]): boolean {
  return values.some((value) => value > -BEYOND) && values.some((value) => value < VIEW_SIZE + BEYOND);
}
