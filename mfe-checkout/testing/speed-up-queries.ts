import { configure } from '@testing-library/react';

/** Makes queries by role faster on long pages: they skip the search for hidden ancestors and the printed DOM. */
export function skipHiddenChecks(): void {
  configure({
    defaultHidden: true,
    getElementError: (message) => new Error(message ?? 'Element not found.'),
  });
}

/** jsdom ignores media queries, so its computed styles are useless, and computing them dominates the run time. */
export function skipComputedStyles(): void {
  const emptyStyle = document.createElement('i').style;
  window.getComputedStyle = (element) => (element instanceof HTMLElement ? element.style : emptyStyle);
}
