import { releaseForJourneys, runJourneys } from './journeys';
import { keepTemporaryFilesInMemory } from '../process/temporary-files';

/** `npm run test:standalone`: a remote with a repository of its own, with packages that npm installs from its registry. */
keepTemporaryFilesInMemory();
process.env['STANDALONE_INSTALL'] = 'npm';
const released = await releaseForJourneys();
process.exit(released === 0 ? await runJourneys(['own-repository.spec.ts']) : released);
