import type { RemoteSource } from '../remotes/remote-source';

/** In the URL: the overlay opens with the page. */
const PARAMETER = 'boundaries';

/**
 * Opens the boundary overlay for developers on Alt+Shift+O and with `?boundaries` in the URL. Its code is loaded only
 * then.
 */
export function listenForBoundaries(page: Window, source: RemoteSource): void {
  const toggle = () =>
    void import('../boundary-overlay/boundary-overlay').then(
      ({ toggleBoundaries }) => toggleBoundaries((app) => source.getLoaded(app)?.version ?? null),
      () => {},
    );
  page.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyO') toggle();
  });
  if (new URLSearchParams(page.location.search).has(PARAMETER)) toggle();
}
