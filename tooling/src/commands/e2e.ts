import { releaseForJourneys, runJourneys } from './journeys';

/** `npm run test:e2e -- [filter]` */
const released = await releaseForJourneys();
process.exit(released === 0 ? await runJourneys(process.argv.slice(2)) : released);
