import { LINT_CHECKS, runChecks } from './checks';

const failed = await runChecks(LINT_CHECKS);
process.exit(failed.length === 0 ? 0 : 1);
