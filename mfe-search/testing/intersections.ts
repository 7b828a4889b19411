import { act } from '@testing-library/react';

/**
 * Replaces the IntersectionObserver of each test.
 *
 * @returns a function that reports the element observed last as visible
 */
export function controlledIntersections(): () => void {
  let appear = (): void => undefined;
  const original = globalThis.IntersectionObserver;
  beforeEach(() => {
    appear = () => undefined;
    globalThis.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        appear = () =>
          act(() =>
            callback(
              [{ isIntersecting: true } as IntersectionObserverEntry],
              this as unknown as IntersectionObserver,
            ),
          );
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    globalThis.IntersectionObserver = original;
  });
  return () => appear();
}
