/** What goes wrong, in the words of the table. */
export const FAULTS = [
  'missing',
  'slow',
  'server error',
  'wrong type',
  'truncated',
  'throws at load',
  'throws at render',
  'wrong contract',
  'vanished after a release',
  'registry down',
  'storage blocked',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Remotes with pages in the matrix (places.ts). A list of its own: each needs a page and a heading to look for. */
export const REMOTES = ['mfe-discovery', 'mfe-search', 'mfe-deal', 'mfe-checkout'] as const;
export type Remote = (typeof REMOTES)[number];

/** What the fault strikes: a file of the remote, or for faults that strike no file whoever feels them. */
type Target = 'entry' | 'chunk' | 'edge server' | 'open tab' | 'tab';

/** How the shopper comes to the page. */
type Way = 'cold load' | 'in-app';

/** Whether there is a release to fall back to. */
type Releases = 'only release' | 'one before';

export interface Cell {
  readonly fault: Fault;
  readonly remote: Remote;
  readonly target: Target;
  readonly way: Way;
  readonly releases: Releases;
}

export const NETWORK_FAULTS = ['missing', 'slow', 'server error', 'wrong type', 'truncated'] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

export const PLANTED_FAULTS = ['throws at load', 'throws at render', 'wrong contract'] as const;
export type PlantedFault = (typeof PLANTED_FAULTS)[number];

type Shape = Pick<Cell, 'target' | 'way' | 'releases'>;

const WAYS = ['cold load', 'in-app'] as const;
const BOTH_RELEASES = ['only release', 'one before'] as const;

/**
 * The cells of a fault that have a meaning; docs/faults.md says of each rule why the others have none.
 */
const SHAPES: Readonly<Record<Fault, readonly Shape[]>> = {
  missing: shapes(['entry', 'chunk']),
  slow: shapes(['entry', 'chunk']),
  'server error': shapes(['entry', 'chunk']),
  'wrong type': shapes(['entry', 'chunk']),
  truncated: shapes(['entry', 'chunk']),
  'throws at load': shapes(['entry', 'chunk'], WAYS, BOTH_RELEASES),
  'throws at render': shapes(['chunk'], WAYS, BOTH_RELEASES),
  'wrong contract': shapes(['entry'], WAYS, BOTH_RELEASES),
  'vanished after a release': shapes(['entry', 'chunk'], ['in-app']),
  'registry down': [...shapes(['edge server']), ...shapes(['open tab'], ['in-app'])],
  'storage blocked': shapes(['tab']),
};

const ALL_CELLS: readonly Cell[] = FAULTS.flatMap((fault) =>
  REMOTES.flatMap((remote) => SHAPES[fault].map((shape) => ({ fault, remote, ...shape }))),
);

/**
 * Every fault with two of the remotes, in turn, each time with another shape of the fault, so that every target,
 * way and store of releases comes up as well.
 */
const COVERING_CELLS: readonly Cell[] = FAULTS.flatMap((fault, first) =>
  REMOTES.flatMap((remote, second): Cell[] => {
    if ((first + second) % 2 !== 0) return [];
    const all = SHAPES[fault];
    const shape = all[(first + 2 * second) % all.length];
    if (!shape) throw new Error(`${fault} has no cell`);
    return [{ fault, remote, ...shape }];
  }),
);

/** @param wanted `all`, or part of the name of one or more cells; nothing is the covering set */
export function cellsFor(wanted: string | undefined): readonly Cell[] {
  if (!wanted) return COVERING_CELLS;
  const found = wanted === 'all' ? ALL_CELLS : ALL_CELLS.filter((cell) => nameOf(cell).includes(wanted));
  if (found.length === 0) throw new Error(`no cell is called ${wanted}`);
  return found;
}

function nameOf({ fault, remote, target, way, releases }: Cell): string {
  return [fault, remote, target, way, releases].join(' ');
}

export function isNetworkFault(fault: Fault): fault is NetworkFault {
  return NETWORK_FAULTS.some((one) => one === fault);
}

export function isPlantedFault(fault: Fault): fault is PlantedFault {
  return PLANTED_FAULTS.some((one) => one === fault);
}

function shapes(
  targets: readonly Target[],
  ways: readonly Way[] = WAYS,
  stores: readonly Releases[] = ['only release'],
): readonly Shape[] {
  return targets.flatMap((target) =>
    ways.flatMap((way) => stores.map((releases) => ({ target, way, releases }))),
  );
}
