import { runChecks, TYPE_CHECKS } from './checks';

const failed = await runChecks(TYPE_CHECKS, 2);
process.exit(failed.length === 0 ? 0 : 1);
