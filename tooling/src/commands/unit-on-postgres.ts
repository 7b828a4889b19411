import { unitOnPostgres } from '../postgres/unit-on-postgres';

/** `npm run test:postgres -- [filter]` */
process.exit((await unitOnPostgres(process.argv.slice(2))) ?? 1);
