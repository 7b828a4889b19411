const { createRequire } = require('node:module');

const { recordsIn } = require('./mutation-files.cjs');

// A dependency of Jest: resolving it from Jest gives the matching version.
const fromCore = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const { default: Sequencer } = fromCore('@jest/test-sequencer');

const records = recordsIn(process.cwd());

/** The first failure ends a run, so the files that are likely to fail are first. */
module.exports = class extends Sequencer {
  sort(tests) {
    const byPath = new Map(tests.map((test) => [test.path, test]));
    return records.byFindings([...byPath.keys()]).map((path) => byPath.get(path));
  }
};
