import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { z } from 'zod';

import { WORKSPACE_ROOT } from '../workspace';

import { LINT_CHECKS, runChecks, TYPE_CHECKS } from './checks';
import { leftOutOnEmbedded } from '../postgres/engines';
import { hasPostgres, unitOnPostgres } from '../postgres/unit-on-postgres';

import { databaseTemplate } from './database-template';
import {
  failedJourneys,
  failedUnitTests,
  type JestReport,
  jestReportSchema,
  journeyReportSchema,
} from './failed-tests';
import { JOURNEY_REPORT, releaseForJourneys, runJourneys } from './journeys';
import { createStages } from './stages';
import { JEST_ENVIRONMENT, runTool } from '../process/run-tool';
import { keepTemporaryFilesInMemory } from '../process/temporary-files';

/** A low priority: other processes get most of a processor that both need. */
const BEHIND_OTHERS = 10;

const UNIT_REPORT = join(WORKSPACE_ROOT, '.cache/unit-report.json');
const POSTGRES_REPORT = join(WORKSPACE_ROOT, '.cache/postgres-report.json');

const NOTHING: JestReport = {
  numPassedTests: 0,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  testResults: [],
};

/** `npm test`: runs every check; the last line counts them. */
const checks = [...TYPE_CHECKS, ...LINT_CHECKS];
const stages = createStages();
keepTemporaryFilesInMemory();

mkdirSync(dirname(JOURNEY_REPORT), { recursive: true });
for (const report of [UNIT_REPORT, POSTGRES_REPORT, JOURNEY_REPORT]) rmSync(report, { force: true });

// Unit tests wait for processes and timers a part of their time: the checks, which wait for nothing, use that.
const checked = stages.run('types and lint', () => runChecks(checks, 1, BEHIND_OTHERS));
// The first run is for the embedded database, whatever DATABASE_URL is; the second is for PostgreSQL.
const forPostgres = hasPostgres() ? [`--testPathIgnorePatterns=${leftOutOnEmbedded(WORKSPACE_ROOT)}`] : [];
const unitCode = await stages.run('unit tests', async () =>
  runTool('jest', ['--json', `--outputFile=${UNIT_REPORT}`, '--maxWorkers=2', ...forPostgres], {
    ...JEST_ENVIRONMENT,
    ...(await databaseTemplate()),
    DATABASE_URL: '',
  }),
);
const postgresCode = await stages.run('backend on PostgreSQL', () =>
  unitOnPostgres(['--json', `--outputFile=${POSTGRES_REPORT}`, '--maxWorkers=2'], true),
);
const releaseCode = await stages.run('releases for the journeys', releaseForJourneys);
const failedChecks = await checked;
// Journeys measure times: nothing else runs beside them.
const journeyCode = releaseCode || (await stages.run('journeys', () => runJourneys([])));

const units = read(UNIT_REPORT, jestReportSchema);
const onPostgres = postgresCode === null ? NOTHING : read(POSTGRES_REPORT, jestReportSchema);
const walked = read(JOURNEY_REPORT, journeyReportSchema);
const passed =
  checks.length -
  failedChecks.length +
  (units?.numPassedTests ?? 0) +
  (onPostgres?.numPassedTests ?? 0) +
  (walked?.stats.expected ?? 0);
const broken =
  failedChecks.length +
  failuresOf(units) +
  failuresOf(onPostgres) +
  // A flaky test counts as failed.
  (walked ? walked.stats.unexpected + walked.stats.flaky : 1);
const allRight = broken === 0 && unitCode === 0 && (postgresCode ?? 0) === 0 && journeyCode === 0;

for (const line of stages.summary()) console.log(line);
// Also here, because the report of each stage is far above.
const failures = [
  ...failedChecks,
  ...(units ? failedUnitTests(units) : []),
  ...(onPostgres ? failedUnitTests(onPostgres) : []),
  ...(walked ? failedJourneys(walked) : []),
];
for (const name of failures) console.log(`failed: ${name.replace(`${WORKSPACE_ROOT}/`, '')}`);
console.log(`${passed} passed, ${allRight ? 0 : Math.max(1, broken)} failed`);
process.exit(allRight ? 0 : 1);

/** A suite that could not start counts as one failure, and so does a missing report. */
function failuresOf(report: JestReport | null): number {
  if (report === null) return 1;
  return report.numFailedTests || report.numFailedTestSuites;
}

function read<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
