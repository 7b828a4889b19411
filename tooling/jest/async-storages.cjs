const { AsyncLocalStorage } = require('node:async_hooks');

const entered = new Set();

for (const name of ['run', 'enterWith']) {
  const enter = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...args) {
    entered.add(this);
    return enter.apply(this, args);
  };
}

/**
 * Disables the storages that a suite has entered.
 *
 * Every module that creates one is evaluated in each suite, and Node offers the context of each promise to all storages of
 * the process that were ever entered: without this, every suite makes those after it slower.
 */
exports.disableAsyncStorages = () => {
  for (const storage of entered) storage.disable();
  entered.clear();
};
