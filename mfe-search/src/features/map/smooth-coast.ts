import type { Coordinate } from '@storefront/shared/domain/coasts/polyline';

const ROUNDS = 2;
/** Share of each side that is cut off at a corner. */
const SHARE = 0.25;

/**
 * Rounds the corners of a closed coastline (Chaikin's algorithm).
 *
 * @param most maximum length in degrees to cut off each end of a side, so that no hotel ends up in the sea
 */
export function smoothCoast(ring: readonly Coordinate[], most: number): readonly Coordinate[] {
  let smooth = ring;
  for (let round = 0; round < ROUNDS; round += 1) smooth = cutCorners(smooth, most);
  return smooth;
}

function cutCorners(ring: readonly Coordinate[], most: number): readonly Coordinate[] {
  const cut = ring.slice(1).flatMap((to, index): Coordinate[] => {
    const from = ring[index] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const share = length === 0 ? 0 : Math.min(SHARE, most / length);
    return [between(from, to, share), between(from, to, 1 - share)];
  });
  const [first] = cut;
  return first ? [...cut, first] : ring;
}

function between([x, y]: Coordinate, [toX, toY]: Coordinate, share: number): Coordinate {
  return [x + (toX - x) * share, y + (toY - y) * share];
}
