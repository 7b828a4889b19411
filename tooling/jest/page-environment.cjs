const { createRequire } = require('node:module');

const { TestEnvironment: Browser } = require('jest-environment-jsdom');

const { compileOnceIn } = require('./compile-once.cjs');
const { leanComputedStyle } = require('./visible-style.cjs');

// Jest brings this one along; asking from Jest's own place gives the version that fits it.
const { TestEnvironment: Bare } = createRequire(require.resolve('jest'))('jest-environment-node');

// What browsers have, jsdom lacks and Node can lend.
const LENT = [
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
    for (const name of LENT) this.global[name] = globalThis[name];
    this.global.getComputedStyle = leanComputedStyle(this.global);
  }
}

/** Rules need no document. They still resolve packages the way a page does. */
class RuleEnvironment extends Bare {
  customExportConditions = ['browser'];
}

// A rule that does speak of the document says so in its first lines: `@needs document`.
const needsDocument = ({ testPath, docblockPragmas }) =>
  testPath.endsWith('.tsx') || docblockPragmas.needs === 'document';

/** A document for components (`.test.tsx`), and Node alone for rules: they are done before jsdom would have started. */
module.exports = class {
  constructor(config, context) {
    const environment = new (needsDocument(context) ? PageEnvironment : RuleEnvironment)(config, context);
    compileOnceIn(environment.getVmContext());
    return environment;
  }
};
