const { appendFileSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** The mutant that Stryker tests, or undefined in its run without one. */
exports.activeMutant = () => process.env['__STRYKER_ACTIVE_MUTANT__'];

/**
 * What a run of Stryker has recorded of its files of tests.
 *
 * @param folder that all of its processes run in, and which it deletes
 */
exports.recordsIn = (folder) => {
  const recordPath = join(folder, 'test-files.json');
  const findingsPath = join(folder, 'findings.txt');

  /** Returns the names of the tests and the milliseconds of each file, by path, from the run without a mutant. */
  const readRecord = () => JSON.parse(readIfPresent(recordPath) ?? '{}');

  return {
    recordFile(path, names, ms) {
      writeFileSync(recordPath, JSON.stringify({ ...readRecord(), [path]: { names, ms } }));
    },

    /** Records that a file has found a mutant. */
    recordFinding: (path) => appendFileSync(findingsPath, `${path}\n`),

    /** Returns whether a file has a test that `testNamePattern` selects. */
    hasSelectedTest(path, testNamePattern) {
      const names = readRecord()[path]?.names;
      if (names === undefined || !testNamePattern) return true;
      const pattern = new RegExp(testNamePattern, 'i');
      return names.some((name) => pattern.test(name));
    },

    /** Sorts paths of files: first those that found many mutants for their duration. */
    byFindings(paths) {
      const record = readRecord();
      const findings = (readIfPresent(findingsPath) ?? '').split('\n');
      const found = (path) => findings.filter((one) => one === path).length;
      const cost = (path) => (record[path]?.ms ?? 1) / (1 + found(path));
      return paths.toSorted((one, other) => cost(one) - cost(other));
    },
  };
};

function readIfPresent(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
