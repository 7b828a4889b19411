import { findBrowser } from './find-browser';
import { JOURNEY_RELEASES } from './journeys';
import { runScript } from './run-tool';

/** `npm run bench`: figures, printed; nothing is asserted by time. */
const released = await runScript('delivery/src/commands/release-missing.ts', [], {
  RELEASE_STORE: JOURNEY_RELEASES,
});
if (released !== 0) process.exit(released);
const browser = await findBrowser();
process.exit(
  await runScript('e2e/bench/search-bench.ts', [], {
    JOURNEY_RELEASES,
    ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
  }),
);
