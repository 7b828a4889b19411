/** The faults, as named in docs/faults.md. */
export const FAULTS = [
  'missing',
  'slow',
  'stuck request',
  'server error',
  'wrong type',
  'truncated',
  'slow line',
  'hung worker',
  'throws at load',
  'throws at render',
  'wrong contract',
  'vanished after a release',
  'registry down',
  'storage blocked',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Remotes of the matrix. Not derived from the workspace, because each needs a page and a heading in places.ts. */
export const REMOTES = ['mfe-discovery', 'mfe-search', 'mfe-deal', 'mfe-checkout', 'mfe-manage'] as const;
export type Remote = (typeof REMOTES)[number];

/** What the fault affects: a file of the remote, the edge server or the tab. */
export const TARGETS = ['entry', 'chunk', 'shell', 'worker', 'edge server', 'open tab', 'tab'] as const;
type Target = (typeof TARGETS)[number];

/** How the shopper navigates to the page. */
type Way = 'cold load' | 'in-app';

/** Whether an earlier release exists as a fallback. */
type Releases = 'only release' | 'one before';

export interface FaultCase {
  readonly fault: Fault;
  readonly remote: Remote;
  readonly target: Target;
  readonly way: Way;
  readonly releases: Releases;
}

export const NETWORK_FAULTS = [
  'missing',
  'slow',
  'stuck request',
  'server error',
  'wrong type',
  'truncated',
] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

export const PLANTED_FAULTS = ['throws at load', 'throws at render', 'wrong contract'] as const;
export type PlantedFault = (typeof PLANTED_FAULTS)[number];

type Shape = Pick<FaultCase, 'target' | 'way' | 'releases'>;

const WAYS = ['cold load', 'in-app'] as const;
const BOTH_RELEASES = ['only release', 'one before'] as const;

/** The meaningful cases of each fault; docs/faults.md explains why the others are left out. */
const SHAPES: Readonly<Record<Fault, readonly Shape[]>> = {
  missing: shapes(['entry', 'chunk']),
  slow: [...shapes(['entry', 'chunk'], WAYS, BOTH_RELEASES), ...shapes(['shell'], ['cold load'])],
  'stuck request': [...shapes(['entry', 'chunk']), ...shapes(['shell'], ['cold load'])],
  'server error': shapes(['entry', 'chunk']),
  'wrong type': shapes(['entry', 'chunk']),
  truncated: shapes(['entry', 'chunk']),
  'slow line': shapes(['tab']),
  'hung worker': shapes(['worker']),
  'throws at load': shapes(['entry', 'chunk'], WAYS, BOTH_RELEASES),
  'throws at render': shapes(['chunk'], WAYS, BOTH_RELEASES),
  'wrong contract': shapes(['entry'], WAYS, BOTH_RELEASES),
  'vanished after a release': shapes(['entry', 'chunk'], ['in-app']),
  'registry down': [...shapes(['edge server']), ...shapes(['open tab'], ['in-app'])],
  'storage blocked': shapes(['tab']),
};

/** Faults of parts that not every remote has. A page that hangs with the shell must be readable without it. */
function isPossible({ fault, remote, target }: FaultCase): boolean {
  if (fault === 'hung worker') return remote === 'mfe-search';
  return !(fault === 'slow' && target === 'shell') || remote === 'mfe-discovery' || remote === 'mfe-deal';
}

const ALL_CASES: readonly FaultCase[] = FAULTS.flatMap((fault) =>
  REMOTES.flatMap((remote) => SHAPES[fault].map((shape) => ({ fault, remote, ...shape }))),
).filter(isPossible);

/** A request that hangs is the fault with the most ways to end; these are the longest of them. */
const HUNG_CASES: readonly FaultCase[] = [
  { fault: 'slow', remote: 'mfe-search', target: 'entry', way: 'in-app', releases: 'one before' },
  { fault: 'slow', remote: 'mfe-checkout', target: 'chunk', way: 'in-app', releases: 'one before' },
  { fault: 'slow', remote: 'mfe-deal', target: 'chunk', way: 'in-app', releases: 'only release' },
  { fault: 'slow', remote: 'mfe-discovery', target: 'shell', way: 'cold load', releases: 'only release' },
];

/**
 * Every fault with two or three of the remotes in turn, each time with another combination, so that every target, navigation and
 * store of releases is covered.
 */
const COVERING_CASES: readonly FaultCase[] = FAULTS.flatMap((fault, first) => {
  if (fault === 'slow') return HUNG_CASES;
  return REMOTES.flatMap((remote, second): readonly FaultCase[] => {
    const all = SHAPES[fault];
    const shape = all[(first + 2 * second) % all.length];
    if (!shape) throw new Error(`${fault} has no test case`);
    if (fault === 'hung worker') return remote === 'mfe-search' ? [{ fault, remote, ...shape }] : [];
    return (first + second) % 2 === 0 ? [{ fault, remote, ...shape }] : [];
  });
});

/** @param filter `all`, or part of the name of one or more cases; nothing is the covering set */
export function casesFor(filter: string | undefined): readonly FaultCase[] {
  if (!filter) return COVERING_CASES;
  const found =
    filter === 'all' ? ALL_CASES : ALL_CASES.filter((testCase) => nameOf(testCase).includes(filter));
  if (found.length === 0) throw new Error(`no test case is called ${filter}`);
  return found;
}

function nameOf({ fault, remote, target, way, releases }: FaultCase): string {
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
