import { isOnBritishIsles, MAP_SIZE, project } from './projection';

const PLACES = {
  london: { latitude: 51.52, longitude: -0.11 },
  lerwick: { latitude: 60.15, longitude: -1.15 },
  penzance: { latitude: 50.12, longitude: -5.54 },
  galway: { latitude: 53.27, longitude: -9.05 },
  lowestoft: { latitude: 52.48, longitude: 1.75 },
};

describe('the map projection', () => {
  it('has north at the top, west at the left, and all islands inside the map', () => {
    const points = Object.values(PLACES).map(project);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(MAP_SIZE.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(MAP_SIZE.height);
    }
    expect(project(PLACES.lerwick).y).toBeLessThan(project(PLACES.london).y);
    expect(project(PLACES.galway).x).toBeLessThan(project(PLACES.london).x);
  });

  it('preserves shapes: away from the equator a degree of latitude is longer than one of longitude', () => {
    const from = project({ latitude: 55, longitude: -4 });
    const to = project({ latitude: 56, longitude: -3 });
    expect((from.y - to.y) / (to.x - from.x)).toBeCloseTo(1 / Math.cos((55.5 * Math.PI) / 180), 2);
  });

  it.each([
    ['London', PLACES.london],
    ['Lerwick', PLACES.lerwick],
    ['Penzance, on the coast', PLACES.penzance],
    ['Lowestoft, on the coast', PLACES.lowestoft],
    ['Galway', PLACES.galway],
    ['Birmingham', { latitude: 52.48, longitude: -1.9 }],
    ['Belfast', { latitude: 54.6, longitude: -5.93 }],
    ['Inverness', { latitude: 57.48, longitude: -4.22 }],
    ['Holyhead', { latitude: 53.31, longitude: -4.63 }],
    ['Stornoway', { latitude: 58.21, longitude: -6.39 }],
    ['Cork', { latitude: 51.9, longitude: -8.47 }],
  ])('%s is on the British Isles', (_name, place) => {
    expect(isOnBritishIsles(place)).toBe(true);
  });

  it.each([
    ['Calais', { latitude: 50.95, longitude: 1.86 }],
    ['Boulogne', { latitude: 50.73, longitude: 1.6 }],
    ['the middle of the North Sea', { latitude: 56.5, longitude: 1 }],
    ['the middle of the Irish Sea', { latitude: 53.6, longitude: -5.4 }],
    ['Palma', { latitude: 39.57, longitude: 2.65 }],
    ['Reykjavik', { latitude: 64.15, longitude: -21.94 }],
  ])('%s is not on the British Isles', (_name, place) => {
    expect(isOnBritishIsles(place)).toBe(false);
  });
});
