require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// A busy machine may take its time: what never comes fails all the same.
configure({ asyncUtilTimeout: 5_000 });

// jsdom draws nothing: parts that measure themselves get quiet stand-ins.
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
// How a document came about is nothing that jsdom knows.
performance.getEntriesByType ??= () => [];
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
});
