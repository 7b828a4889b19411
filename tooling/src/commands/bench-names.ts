/** Benchmarks of the site need its releases and a browser; those of the backend need neither. */
export const SITE_BENCHES: Readonly<Record<string, string>> = {
  'first-paint': 'e2e/bench/first-paint/bench.ts',
  interactive: 'e2e/bench/interactive/bench.ts',
  search: 'e2e/bench/search/bench.ts',
  deals: 'e2e/bench/deals/bench.ts',
  release: 'e2e/bench/release/bench.ts',
  'release-files': 'e2e/bench/release-files/bench.ts',
  edge: 'e2e/bench/edge/bench.ts',
  'edge-memory': 'e2e/bench/edge-memory/bench.ts',
  sale: 'e2e/bench/sale/bench.ts',
  recovery: 'e2e/bench/recovery/bench.ts',
  'rolling-release': 'e2e/bench/rolling-release/bench.ts',
};
/** All names that `npm run bench -- <name>` accepts. */
export const BENCHES = [...Object.keys(SITE_BENCHES), 'script-weight', 'backend', 'outages'];
