import { throwAwayPostgres } from '@storefront/server-kit/postgres/throw-away-postgres';

import { BENCHES, SITE_BENCHES } from './bench-names';
import { findBrowser } from './find-browser';
import { JOURNEY_KEYS, JOURNEY_RELEASES } from './journeys';
import { runScript } from '../process/run-tool';

/** `npm run bench [-- <name>]`: prints figures. The memory limit of the edge server and a rolling release without a failure are asserted. */
const [requested] = process.argv.slice(2);
if (requested !== undefined && !BENCHES.includes(requested)) {
  console.error(`There is no benchmark "${requested}". Choose one of: ${BENCHES.join(', ')}`);
  process.exit(1);
}
// The sale takes half an hour of its own, and the rolling release builds the shop of another commit.
const ON_REQUEST = ['sale', 'rolling-release'];
const chosen = BENCHES.filter((name) =>
  requested === undefined ? !ON_REQUEST.includes(name) : name === requested,
);
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
