const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** In the folder that all processes of Stryker run in, and which Stryker deletes. */
const recordFile = join(process.cwd(), 'test-files.json');

/** How many mutants each file has found in this process. */
const found = new Map();

/** The mutant that Stryker tests, or undefined in its run without one. */
exports.activeMutant = () => process.env['__STRYKER_ACTIVE_MUTANT__'];

/** Returns the names of the tests and the milliseconds of each file, by path, from the run without a mutant. */
function readRecord() {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

exports.recordFile = (path, names, ms) => {
  writeFileSync(recordFile, JSON.stringify({ ...readRecord(), [path]: { names, ms } }));
};

exports.recordFinding = (path) => found.set(path, (found.get(path) ?? 0) + 1);

/** Tells whether a file has a test that `testNamePattern` selects. */
exports.hasSelectedTest = (path, testNamePattern) => {
  const names = readRecord()[path]?.names;
  if (names === undefined || !testNamePattern) return true;
  const pattern = new RegExp(testNamePattern, 'i');
  return names.some((name) => pattern.test(name));
};

/** Sorts paths of files: first those that found many mutants for their duration. */
exports.byFindings = (paths) => {
  const record = readRecord();
  const cost = (path) => (record[path]?.ms ?? 1) / (1 + (found.get(path) ?? 0));
  return paths.toSorted((one, other) => cost(one) - cost(other));
};
