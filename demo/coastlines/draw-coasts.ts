import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { uniqueDestinations } from '@storefront/shared/domain/catalogue/destinations';

import { placeOf } from '../supplier-simulator/market/places';

import { drawLand, type Box } from './draw-land';

/**
 * Generates the coastlines of the product from Natural Earth (public domain, naturalearthdata.com). Run it after a new
 * destination or a new edition of the data.
 *
 *     node --import tsx demo/coastlines/draw-coasts.ts
 *
 * 1:10m around each arrival airport, 1:50m for the world. The same sources generate the same file.
 */
const FILE = fileURLToPath(new URL('../../shared/src/domain/coasts/coasts.json', import.meta.url));

/** Half the height of a window, in degrees of latitude: 165 km, of which a narrow phone shows 80 km to each side. */
const HALF_HEIGHT = 1.5;
/** Ratio of width to height on the ground. */
const ASPECT = 1.2;
/** Degrees around the visible window, so that clipped edges are not visible. */
const MARGIN = 0.06;
/** Without Antarctica, which has no destination and would be a tenth of the file. */
const WORLD: Box = { west: -180, south: -58, east: 180, north: 84 };

/** Natural Earth itself is no finer than 220 m. */
const NEAR = { tolerance: 0.0006, smallestIsland: 0.00003, steps: 500 };
const FAR = { tolerance: 0.08, smallestIsland: 0.02, steps: 40 };

const codes = [...new Set(uniqueDestinations().map(({ code }) => code))].sort();
const landNear = drawLand(source('land-10m.json'), NEAR);
const landFar = drawLand(source('land-50m.json'), FAR);

const windows = codes.map((code) => {
  const { latitude, longitude } = placeOf(code);
  const box = boxAround(latitude, longitude);
  const land = landNear(widened(box));
  return { code, airport: [longitude, latitude], box: edges(box), steps: NEAR.steps, land };
});
const world = { box: edges(WORLD), steps: FAR.steps, land: landFar(WORLD) };

// A line for each window: a change shows which.
const lines = windows.map(({ code, ...drawn }) => `"${code}":${JSON.stringify(drawn)}`).join(',\n');
writeFileSync(FILE, `{"windows":{\n${lines}\n},\n"world":${JSON.stringify(world)}}\n`);

function boxAround(latitude: number, longitude: number): Box {
  const halfWidth = (HALF_HEIGHT * ASPECT) / Math.cos((latitude * Math.PI) / 180);
  return {
    west: longitude - halfWidth,
    south: latitude - HALF_HEIGHT,
    east: longitude + halfWidth,
    north: latitude + HALF_HEIGHT,
  };
}

function widened({ west, south, east, north }: Box): Box {
  return { west: west - MARGIN, south: south - MARGIN, east: east + MARGIN, north: north + MARGIN };
}

function edges({ west, south, east, north }: Box): readonly number[] {
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(2)));
}

function source(name: string): unknown {
  const path = createRequire(import.meta.url).resolve(`world-atlas/${name}`);
  return JSON.parse(readFileSync(path, 'utf8')) as unknown;
}
