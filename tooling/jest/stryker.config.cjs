const name = process.env.MUTATED_PACKAGE;
/** Packages that the tests import. */
const packages =
  name === 'shared'
    ? ['shared', 'tooling']
    : ['shared', 'tooling', 'server-kit', 'demo', 'backend', 'delivery'];

/** Settings of `npm run test:mutation`, which passes the folder (docs/testing.md). */
module.exports = {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'tooling/jest/mutation.cjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // Tests that a mutant makes endless, such as a loop over the days of a year.
  timeoutMS: 10_000,
  timeoutFactor: 3,
  ignoreStatic: true,
  // Jest keeps something of every file of tests: after hundreds of databases, a process only collects garbage.
  maxTestRunnerReuse: 20,
  // TypeScript is not checked: a mutant of a type has no effect at run time.
  checkers: [],
  disableTypeChecks: false,
  allowConsoleColors: false,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, reportMutants: true, allowColor: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/mutation/sandbox',
  // Jest looks through all files of the sandbox before each run.
  ignorePatterns: ['/*', '!/package.json', ...packages.map((name) => `!/${name}`)],
  cleanTempDir: 'always',
};
