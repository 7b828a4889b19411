import { runChecks, TYPE_CHECKS } from './checks';

const failed = await runChecks(TYPE_CHECKS);
process.exit(failed.length === 0 ? 0 : 1);
