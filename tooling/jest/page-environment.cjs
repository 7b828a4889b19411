const { TestEnvironment } = require('jest-environment-jsdom');

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

module.exports = class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of LENT) this.global[name] = globalThis[name];
  }
};
