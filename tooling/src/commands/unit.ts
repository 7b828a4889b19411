import { databaseTemplate } from './database-template';
import { JEST_ENVIRONMENT, runTool } from '../process/run-tool';
import { keepTemporaryFilesInMemory } from '../process/temporary-files';

/** `npm run test:unit -- [filter]` */
keepTemporaryFilesInMemory();
const env = { ...JEST_ENVIRONMENT, ...(await databaseTemplate()) };
process.exit(await runTool('jest', process.argv.slice(2), env));
