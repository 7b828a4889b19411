import fc from 'fast-check';

import { uniqueDestinations } from '../../domain/catalogue/destinations';
import { landAround, WORLD } from '../../domain/coasts/coasts';

import { coastlinePath } from './coastline-path';
import { mapViewOf, VIEW_SIZE } from './map-view';
import type { Place } from './projection';

const airports = uniqueDestinations().flatMap(({ code }): Place[] => {
  const [longitude, latitude] = landAround(code)?.airport ?? [];
  return longitude === undefined || latitude === undefined ? [] : [{ longitude, latitude }];
});

function isInside({ x, y }: { readonly x: number; readonly y: number }): boolean {
  return x >= 0 && x <= VIEW_SIZE && y >= 0 && y <= VIEW_SIZE;
}

describe('the map view of a place abroad', () => {
  it('contains the place and an airport for any place near an airport [DEAL-08]', () => {
    const places = fc.tuple(
      fc.constantFrom(...airports),
      fc.double({ min: -0.84, max: 0.84, noNaN: true }),
      fc.double({ min: -0.84, max: 0.84, noNaN: true }),
    );
    fc.assert(
      fc.property(places, ([airport, north, east]) => {
        const place = { latitude: airport.latitude + north, longitude: airport.longitude + east };
        const view = mapViewOf(place);
        expect(view.airport).not.toBeNull();
        expect(isInside(view.pointOf(place))).toBe(true);
        expect(isInside(view.pointOf(view.airport ?? place))).toBe(true);
      }),
    );
  });

  it('shows a part of the world map far from every airport [DEAL-08]', () => {
    const place = { latitude: -33.87, longitude: 151.21 };
    const view = mapViewOf(place);
    expect(view.airport).toBeNull();
    expect(view.land).toBe(WORLD);
    expect(isInside(view.pointOf(place))).toBe(true);
    expect(coastlinePath(view)).toMatch(/^M.*z$/);
  });

  it('produces a path of limited length', () => {
    const path = coastlinePath(mapViewOf({ latitude: 37.94, longitude: 23.95 }));
    expect(path.length).toBeGreaterThan(1_000);
    expect(path.length).toBeLessThan(40_000);
  });
});
