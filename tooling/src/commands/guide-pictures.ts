import { releaseForJourneys, runJourneys } from './journeys';

/** `npm run guide-pictures`: takes the pictures of docs/content.md from the real studio. */
const released = await releaseForJourneys();
process.exit(
  released === 0 ? await runJourneys(process.argv.slice(2), 'e2e/guide/playwright.config.ts') : released,
);
