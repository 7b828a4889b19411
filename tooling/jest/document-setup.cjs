// Resolves to the same React as the packages: pnpm has one copy.
require('./owner-stacks.cjs');
require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// Longer than the default: on a busy machine a transition of React may take seconds.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout: components that observe their size or position get inert observers.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// jsdom has no navigation timing and no scrolling.
if (!('getEntriesByType' in performance)) performance.getEntriesByType = () => [];
if (!('scrollIntoView' in Element.prototype)) Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
});
