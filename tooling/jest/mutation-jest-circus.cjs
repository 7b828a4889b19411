const { createRequire } = require('node:module');

const { activeMutant, recordsIn } = require('./mutation-files.cjs');

// Dependencies of Jest: resolving them from Jest gives the matching version.
const fromCore = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const { default: runFile } = createRequire(fromCore.resolve('jest-config'))('jest-circus/runner');
const { createEmptyTestResult } = fromCore('@jest/test-result');

const records = recordsIn(process.cwd());
let detected;

/**
 * Runs a file of tests for Stryker, which selects by name the tests that cover a mutant. Loading a file without such
 * a test takes as long as loading any other, so it is left out; so are all files after the first failure. The name
 * of this file has to contain `jest-circus`.
 */
module.exports = async (globalConfig, config, environment, runtime, testPath, ...more) => {
  if (environment.needsDocument) return leftOut(testPath);
  const mutant = activeMutant();
  const isNeeded = detected !== mutant && records.hasSelectedTest(testPath, globalConfig.testNamePattern);
  if (mutant !== undefined && !isNeeded) return leftOut(testPath);

  const startedAt = Date.now();
  const result = await runFile(globalConfig, config, environment, runtime, testPath, ...more);
  if (mutant === undefined) {
    const names = result.testResults.map(({ fullName }) => fullName);
    records.recordFile(testPath, names, Date.now() - startedAt);
  } else if (result.numFailingTests > 0) {
    detected = mutant;
    records.recordFinding(testPath);
  }
  return result;
};

/** Jest reports a file without a test as a failure. */
function leftOut(testFilePath) {
  const name = 'left out';
  const test = { ancestorTitles: [], failureDetails: [], failureMessages: [], fullName: name, title: name };
  return {
    ...createEmptyTestResult(),
    numPendingTests: 1,
    skipped: true,
    testFilePath,
    testResults: [{ ...test, invocations: 0, location: null, numPassingAsserts: 0, status: 'pending' }],
  };
}
