import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { z } from 'zod';

import { WORKSPACE_ROOT } from '../workspace';

import { LINT_CHECKS, runChecks, TYPE_CHECKS } from './checks';
import { JOURNEY_REPORT, runJourneys } from './journeys';
import { JEST_ENVIRONMENT, runTool } from './run-tool';

const UNIT_REPORT = join(WORKSPACE_ROOT, '.cache/unit-report.json');

const unitReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});
const journeyReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** `npm test`: every check there is; the last line counts them. */
const checks = [...TYPE_CHECKS, ...LINT_CHECKS];
const failedChecks = await runChecks(TYPE_CHECKS, 2);
const failedLint = await runChecks(LINT_CHECKS);
const failed = failedChecks.length + failedLint.length;

mkdirSync(dirname(JOURNEY_REPORT), { recursive: true });
rmSync(UNIT_REPORT, { force: true });
rmSync(JOURNEY_REPORT, { force: true });
const unitCode = await runTool(
  'jest',
  ['--json', `--outputFile=${UNIT_REPORT}`, '--maxWorkers=2'],
  JEST_ENVIRONMENT,
);
const journeys = await runJourneys([]);

const units = read(UNIT_REPORT, unitReportSchema);
const walked = read(JOURNEY_REPORT, journeyReportSchema);
const passed = checks.length - failed + (units?.numPassedTests ?? 0) + (walked?.stats.expected ?? 0);
const broken =
  failed +
  (units ? units.numFailedTests + (units.numFailedTests === 0 ? units.numFailedTestSuites : 0) : 1) +
  // A flaky test is a broken one.
  (walked ? walked.stats.unexpected + walked.stats.flaky : 1);
const allRight = broken === 0 && unitCode === 0 && journeys.code === 0;

for (const name of [...failedChecks, ...failedLint]) console.log(`failed: ${name}`);
console.log(`${passed} passed, ${allRight ? 0 : Math.max(1, broken)} failed`);
process.exit(allRight ? 0 : 1);

function read<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
