const { appendFileSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

// In the folder that all processes of Stryker run in, and which Stryker deletes.
const recordPath = join(process.cwd(), 'test-files.json');
const findingsPath = join(process.cwd(), 'findings.txt');

/** The mutant that Stryker tests, or undefined in its run without one. */
exports.activeMutant = () => process.env['__STRYKER_ACTIVE_MUTANT__'];

/** Returns the names of the tests and the milliseconds of each file, by path, from the run without a mutant. */
function readRecord() {
  return JSON.parse(readIfPresent(recordPath) ?? '{}');
}

function readIfPresent(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

exports.recordFile = (path, names, ms) => {
  writeFileSync(recordPath, JSON.stringify({ ...readRecord(), [path]: { names, ms } }));
};

/** Records that a file has found a mutant. */
exports.recordFinding = (path) => appendFileSync(findingsPath, `${path}\n`);

/** Returns whether a file has a test that `testNamePattern` selects. */
exports.hasSelectedTest = (path, testNamePattern) => {
  const names = readRecord()[path]?.names;
  if (names === undefined || !testNamePattern) return true;
  const pattern = new RegExp(testNamePattern, 'i');
  return names.some((name) => pattern.test(name));
};

/** Sorts paths of files: first those that found many mutants for their duration. */
exports.byFindings = (paths) => {
  const record = readRecord();
  const findings = (readIfPresent(findingsPath) ?? '').split('\n');
  const found = (path) => findings.filter((one) => one === path).length;
  const cost = (path) => (record[path]?.ms ?? 1) / (1 + found(path));
  return paths.toSorted((one, other) => cost(one) - cost(other));
};
