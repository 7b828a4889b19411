import { throwAwayPostgres } from '@storefront/server-kit/postgres/throw-away-postgres';

import { findBrowser } from './find-browser';
import { JOURNEY_KEYS, JOURNEY_RELEASES } from './journeys';
import { runScript } from '../process/run-tool';

/** Benchmarks of the site need its releases and a browser; those of the backend need neither. */
const SITE_BENCHES: Readonly<Record<string, string>> = {
  'first-paint': 'e2e/bench/first-paint/bench.ts',
  interactive: 'e2e/bench/interactive/bench.ts',
  search: 'e2e/bench/search/bench.ts',
  deals: 'e2e/bench/deals/bench.ts',
  release: 'e2e/bench/release/bench.ts',
  'release-files': 'e2e/bench/release-files/bench.ts',
  edge: 'e2e/bench/edge/bench.ts',
  'edge-memory': 'e2e/bench/edge-memory/bench.ts',
};
const NAMES = [...Object.keys(SITE_BENCHES), 'script-weight', 'backend', 'outages'];

/** `npm run bench [-- <name>]`: prints figures and asserts none of them but the memory limit of the edge server. */
const [requested] = process.argv.slice(2);
if (requested !== undefined && !NAMES.includes(requested)) {
  console.error(`There is no benchmark "${requested}". Choose one of: ${NAMES.join(', ')}`);
  process.exit(1);
}
const chosen = NAMES.filter((name) => requested === undefined || name === requested);
if (chosen.some((name) => name in SITE_BENCHES)) await benchSite(chosen);
if (chosen.includes('script-weight'))
  stopUnless(await runScript('delivery/src/commands/script-weight.ts', []));
if (chosen.includes('backend')) await benchBackend();
if (chosen.includes('outages')) stopUnless(await runScript('backend/tests/outage/outage-bench.ts', []));

async function benchSite(names: readonly string[]): Promise<void> {
  stopUnless(
    await runScript('delivery/src/commands/release-missing.ts', [], {
      RELEASE_STORE: JOURNEY_RELEASES,
      RELEASE_KEYS: JOURNEY_KEYS,
    }),
  );
  const browser = await findBrowser();
  for (const [name, script] of Object.entries(SITE_BENCHES)) {
    if (!names.includes(name)) continue;
    const env = { JOURNEY_RELEASES, ...(browser === null ? {} : { CHROMIUM_PATH: browser }) };
    stopUnless(await runScript(script, [], env));
  }
}

/** Runs on the embedded database, and on PostgreSQL where it is installed. */
async function benchBackend(): Promise<void> {
  const script = 'backend/tests/load/backend-bench.ts';
  stopUnless(await runScript(script, [], { DATABASE_URL: '' }));
  const server = await throwAwayPostgres();
  if (server === null) return;
  try {
    stopUnless(await runScript(script, [], { DATABASE_URL: server.url }));
  } finally {
    await server.stop();
  }
}

function stopUnless(code: number): void {
  if (code !== 0) process.exit(code);
}
