import { runJourneys } from './journeys';

/** `npm run test:e2e -- [filter]` */
process.exit((await runJourneys(process.argv.slice(2))).code);
