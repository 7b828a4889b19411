const { createRequire } = require('node:module');

const { disableAsyncStorages } = require('./async-storages.cjs');
const { compileOnceIn } = require('./compile-once.cjs');

// A dependency of Jest: resolving it from Jest gives the matching version.
const { TestEnvironment } = createRequire(require.resolve('jest'))('jest-environment-node');

/** Node, with modules compiled once for each worker. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    compileOnceIn(this.getVmContext());
  }

  async teardown() {
    await super.teardown();
    disableAsyncStorages();
  }
};
