import type { PlaceKind } from './places';

export interface Carrier {
  readonly code: string;
  readonly bases: readonly string[];
  readonly kinds: readonly PlaceKind[];
  /** Restricts the carrier to these arrival airports. */
  readonly only?: readonly string[];
  /** Fare level; 1 is average. */
  readonly fare: number;
}

const SHORT: readonly PlaceKind[] = ['beach', 'winter-sun', 'city'];
const SUN: readonly PlaceKind[] = ['beach', 'winter-sun'];

/** Airlines that fly package holidays from the British Isles, with their base airports. */
export const CARRIERS: readonly Carrier[] = [
  {
    code: 'u2',
    bases: ['LGW', 'LTN', 'MAN', 'BRS', 'EDI', 'GLA', 'LPL', 'BHX', 'BFS', 'SEN', 'NCL'],
    kinds: SHORT,
    fare: 1,
  },
  {
    code: 'fr',
    bases: [
      'STN',
      'MAN',
      'LTN',
      'EMA',
      'BHX',
      'LBA',
      'LPL',
      'EDI',
      'BRS',
      'DUB',
      'ORK',
      'SNN',
      'NOC',
      'NCL',
      'BOH',
      'PIK',
      'CWL',
      'BFS',
      'NWI',
      'MME',
      'EXT',
      'ABZ',
    ],
    kinds: SHORT,
    fare: 0.88,
  },
  {
    code: 'ls',
    bases: ['MAN', 'LBA', 'EMA', 'BHX', 'STN', 'GLA', 'EDI', 'NCL', 'BFS', 'BRS', 'LTN', 'LPL', 'BOH', 'LGW'],
    kinds: SHORT,
    fare: 1.1,
  },
  {
    code: 'by',
    bases: [
      'LGW',
      'MAN',
      'BHX',
      'BRS',
      'CWL',
      'EMA',
      'GLA',
      'EDI',
      'NCL',
      'EXT',
      'BOH',
      'STN',
      'NWI',
      'ABZ',
      'DUB',
      'LTN',
    ],
    kinds: SUN,
    fare: 1.12,
  },
  {
    code: 'by',
    bases: ['LGW', 'MAN', 'BHX'],
    kinds: ['long-haul'],
    only: ['CUN', 'PUJ', 'MBJ', 'BGI', 'HKT'],
    fare: 0.95,
  },
  { code: 'ba', bases: ['LHR', 'LGW', 'LCY'], kinds: SHORT, fare: 1.25 },
  { code: 'ba', bases: ['LHR', 'LGW'], kinds: ['long-haul'], fare: 1.08 },
  {
    code: 'vs',
    bases: ['LHR', 'MAN', 'EDI'],
    kinds: ['long-haul'],
    only: ['JFK', 'BGI', 'MBJ', 'CUN', 'DXB'],
    fare: 1.05,
  },
  {
    code: 'ek',
    bases: ['LHR', 'LGW', 'STN', 'MAN', 'BHX', 'GLA', 'EDI', 'NCL', 'DUB'],
    kinds: ['long-haul'],
    only: ['DXB', 'BKK', 'HKT', 'DPS'],
    fare: 1,
  },
  { code: 'w9', bases: ['LTN', 'LGW'], kinds: SHORT, fare: 0.85 },
  { code: 'ei', bases: ['DUB', 'ORK', 'SNN', 'BHD'], kinds: SHORT, fare: 1.05 },
  {
    code: 'kl',
    bases: ['ABZ', 'HUY', 'INV', 'MME', 'NWI', 'SOU', 'CWL', 'EXT'],
    kinds: ['city'],
    only: ['AMS'],
    fare: 1.2,
  },
];

interface DepartureGeo {
  readonly latitude: number;
  readonly longitude: number;
  /** Size of the route network, 0 to 1. */
  readonly size: number;
}

const DEPARTURES: Readonly<Record<string, readonly [number, number, number]>> = {
  LGW: [51.15, -0.19, 1],
  LHR: [51.47, -0.45, 1],
  STN: [51.89, 0.24, 0.95],
  LTN: [51.87, -0.37, 0.9],
  LCY: [51.5, 0.05, 0.4],
  SEN: [51.57, 0.7, 0.25],
  BHX: [52.45, -1.75, 0.85],
  EMA: [52.83, -1.33, 0.7],
  GLA: [55.87, -4.43, 0.7],
  EDI: [55.95, -3.37, 0.8],
  ABZ: [57.2, -2.2, 0.25],
  INV: [57.54, -4.05, 0.1],
  PIK: [55.51, -4.59, 0.25],
  BFS: [54.66, -6.22, 0.55],
  BHD: [54.62, -5.87, 0.2],
  LDY: [55.04, -7.16, 0.05],
  DUB: [53.42, -6.27, 0.9],
  ORK: [51.84, -8.49, 0.45],
  SNN: [52.7, -8.92, 0.35],
  NOC: [53.91, -8.82, 0.2],
  NWI: [52.68, 1.28, 0.25],
  NCL: [55.04, -1.69, 0.7],
  LBA: [53.87, -1.66, 0.65],
  MME: [54.51, -1.43, 0.2],
  HUY: [53.57, -0.35, 0.1],
  MAN: [53.35, -2.27, 1],
  LPL: [53.33, -2.85, 0.6],
  SOU: [50.95, -1.36, 0.15],
  BOH: [50.78, -1.84, 0.4],
  BRS: [51.38, -2.72, 0.8],
  CWL: [51.4, -3.34, 0.4],
  EXT: [50.73, -3.41, 0.3],
};

export function departureGeo(code: string): DepartureGeo | null {
  const row = DEPARTURES[code];
  return row ? { latitude: row[0], longitude: row[1], size: row[2] } : null;
}
