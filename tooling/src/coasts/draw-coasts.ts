import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { uniqueDestinations } from '@storefront/shared/domain/catalogue/destinations';

import { placeOf } from '../../../demo/supplier-simulator/market/places';
import { WORKSPACE_ROOT } from '../workspace';

import { drawLand, type Box } from './draw-land';

/**
 * Draws the coastlines that come with the product, by hand and rarely: after a new destination, or a new
 * edition of Natural Earth (public domain, naturalearthdata.com).
 *
 *     node --import tsx tooling/src/coasts/draw-coasts.ts
 *
 * Around each arrival airport at 1:10m, and the whole world at 1:50m. The same sources draw the same file.
 */
const FILE = join(WORKSPACE_ROOT, 'shared/src/domain/coasts/coasts.json');

/** Half the height of a window, in degrees of latitude: 165 km, which on a narrow phone is 80 km to each side. */
const HALF_HEIGHT = 1.5;
/** Width of a window for its height, on the ground. */
const ASPECT = 1.2;
/** Degrees that a window is drawn beyond what it shows: its cut edges stay out of sight. */
const MARGIN = 0.06;
/** Without the Antarctic, which nobody sells and which would take a tenth of the file. */
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
