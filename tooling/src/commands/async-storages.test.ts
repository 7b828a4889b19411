import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

const SUITES = `
  const { AsyncLocalStorage } = require('node:async_hooks');
  const { disableAsyncStorages } = require('./async-storages.cjs');
  const storage = new AsyncLocalStorage();
  for (const suite of ['first', 'second'])
    storage.run(suite, () => {
      const within = storage.getStore();
      disableAsyncStorages();
      console.log(within, 'then', storage.getStore());
    });
`;

it('disables the async storages that a suite has entered, and a later suite can enter them again', () => {
  // A process of its own: the module changes a class of Node for all suites of a worker.
  const output = execFileSync(process.execPath, ['--eval', SUITES], {
    cwd: join(WORKSPACE_ROOT, 'tooling/jest'),
    encoding: 'utf8',
  });
  expect(output).toBe('first then undefined\nsecond then undefined\n');
});
