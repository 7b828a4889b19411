const { createRequire } = require('node:module');

const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');

const { compileOnceIn } = require('./compile-once.cjs');
const { activeMutant } = require('./mutation-files.cjs');

// A dependency of Jest: resolving it from Jest gives the matching version.
const { TestEnvironment } = createRequire(require.resolve('jest'))('jest-environment-node');

const NO_TEST = /(?!)/;

/** Node without a document, as for the rules of a page. Stryker records which test runs which mutant. */
class RuleEnvironment extends TestEnvironment {
  customExportConditions = process.env.MUTATED_PACKAGE === 'shared' ? ['browser'] : ['node', 'node-addons'];

  constructor(config, context) {
    super(config, context);
    compileOnceIn(this.getVmContext());
    this.needsDocument = context.docblockPragmas.needs === 'document';
  }

  /** One failure is enough to find a mutant. */
  handleTestEvent(event, state) {
    if (event.name !== 'test_done' || event.test.errors.length === 0) return;
    if (activeMutant() !== undefined) state.testNamePattern = NO_TEST;
  }
}

module.exports = mixinJestEnvironment(RuleEnvironment);
