import { findBrowser } from './find-browser';
import { JOURNEY_RELEASES } from './journeys';
import { runScript } from './run-tool';

const BENCHES: Readonly<Record<string, string>> = {
  'first-paint': 'e2e/bench/first-paint/bench.ts',
  search: 'e2e/bench/search.ts',
};

/** `npm run bench [-- <name>]`: figures, printed; nothing is asserted by time. */
const [wanted] = process.argv.slice(2);
if (wanted !== undefined && !(wanted in BENCHES)) {
  console.error(`No bench ${wanted}. There are: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}
const released = await runScript('delivery/src/commands/release-missing.ts', [], {
  RELEASE_STORE: JOURNEY_RELEASES,
});
if (released !== 0) process.exit(released);
const browser = await findBrowser();
for (const [name, script] of Object.entries(BENCHES)) {
  if (wanted !== undefined && wanted !== name) continue;
  const code = await runScript(script, [], {
    JOURNEY_RELEASES,
    ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
  });
  if (code !== 0) process.exit(code);
}
