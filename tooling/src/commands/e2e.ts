import { releaseForJourneys, runJourneys } from './journeys';
import { keepTemporaryFilesInMemory } from '../process/temporary-files';

/** `npm run test:e2e -- [filter]` */
keepTemporaryFilesInMemory();
const released = await releaseForJourneys();
process.exit(released === 0 ? await runJourneys(process.argv.slice(2)) : released);
