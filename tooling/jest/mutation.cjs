const { jestProject } = require('./project.cjs');

// Prices and dates of travel are the same wherever the tests run.
process.env.TZ = 'Europe/London';

const name = process.env.MUTATED_PACKAGE;
const areas = (process.env.MUTATED_AREA ?? '').split(',');

/**
 * One Jest project for Stryker. A mutant must be killed by the tests of its own area, such as `src/domain`: those of
 * pages would find it by chance, and much later.
 */
module.exports = {
  ...jestProject(name, name === 'shared' ? 'page' : 'server'),
  testEnvironment: `${__dirname}/mutation-environment.cjs`,
  testRunner: `${__dirname}/mutation-jest-circus.cjs`,
  testSequencer: `${__dirname}/mutation-sequencer.cjs`,
  testMatch: areas.map((area) => `<rootDir>/${area}/**/*.test.ts`),
  // The folders that Jest reads before each run.
  ...(name === 'shared' ? { roots: areas.map((area) => `<rootDir>/${area}`) } : {}),
};
