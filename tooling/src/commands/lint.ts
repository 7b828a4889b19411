import { LINT_CHECKS, PENDING_CHECKS, runChecks } from './checks';

const pending = process.argv.includes('--pending') ? PENDING_CHECKS : [];
const failed = await runChecks([...LINT_CHECKS, ...pending]);
process.exit(failed.length === 0 ? 0 : 1);
