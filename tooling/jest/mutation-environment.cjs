const { createRequire } = require('node:module');

const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');

// A dependency of Jest: resolving it from Jest gives the matching version.
const { TestEnvironment } = createRequire(require.resolve('jest'))('jest-environment-node');

/** Node without a document, as for the rules of a page. Stryker records which test runs which mutant. */
class RuleEnvironment extends TestEnvironment {
  customExportConditions = process.env.MUTATED_PACKAGE === 'shared' ? ['browser'] : ['node', 'node-addons'];
}

module.exports = mixinJestEnvironment(RuleEnvironment);
