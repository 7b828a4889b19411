const { createRequire } = require('node:module');

const { TestEnvironment: Browser } = require('jest-environment-jsdom');

const { disableAsyncStorages } = require('./async-storages.cjs');
const { compileOnceIn } = require('./compile-once.cjs');
const { leanComputedStyle } = require('./visible-style.cjs');

// A dependency of Jest: resolving it from Jest gives the matching version.
const { TestEnvironment: Bare } = createRequire(require.resolve('jest'))('jest-environment-node');

// Globals of browsers that jsdom lacks and Node has.
const GLOBALS_OF_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
  'ReadableStream',
  'TransformStream',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
];

class PageEnvironment extends Browser {
  async setup() {
    await super.setup();
    for (const name of GLOBALS_OF_NODE) this.global[name] = globalThis[name];
    this.global.getComputedStyle = leanComputedStyle(this.global);
  }

  async teardown() {
    await super.teardown();
    disableAsyncStorages();
  }
}

/** Tests of pure rules need no document, but resolve packages as a page does. */
class RuleEnvironment extends Bare {
  customExportConditions = ['browser'];

  async teardown() {
    await super.teardown();
    disableAsyncStorages();
  }
}

// A `.test.ts` file that needs a document declares `@needs document` in its first comment.
const needsDocument = ({ testPath, docblockPragmas }) =>
  testPath.endsWith('.tsx') || docblockPragmas.needs === 'document';

/** jsdom for components (`.test.tsx`), Node alone for rules: their tests end before jsdom would have started. */
module.exports = class {
  constructor(config, context) {
    const environment = new (needsDocument(context) ? PageEnvironment : RuleEnvironment)(config, context);
    compileOnceIn(environment.getVmContext());
    return environment;
  }
};
