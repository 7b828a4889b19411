import { unitOnPostgres } from '../postgres/unit-on-postgres';
import { keepTemporaryFilesInMemory } from '../process/temporary-files';

/** `npm run test:postgres -- [filter]` */
keepTemporaryFilesInMemory();
process.exit((await unitOnPostgres(process.argv.slice(2))) ?? 1);
