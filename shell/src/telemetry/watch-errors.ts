import { findRelease, stackFrames, type NamedRelease } from './find-release';

/** Errors of browser extensions belong to no release. */
const EXTENSION = /\b[a-z-]+-extension:\/\//;
/** Browsers report a measurement that is delayed to the next frame as an error; it is harmless. */
const RESIZE_OBSERVER_LOOP = /^ResizeObserver loop/;

/**
 * Calls `onError` for each uncaught error and unhandled rejection.
 *
 * @param onError receives the release whose code threw, or `null` if the stack trace names none, and what was thrown
 */
export function watchErrors(
  page: Window,
  onError: (release: NamedRelease | null, thrown: unknown) => void,
): void {
  const report = (location: string, thrown: unknown): void => {
    if (!EXTENSION.test(location)) onError(findRelease(location), thrown);
  };
  page.addEventListener('error', ({ error, filename, message }) => {
    if (!RESIZE_OBSERVER_LOOP.test(message))
      report(stackFrames(error) || filename, error ?? textOnly(message));
  });
  page.addEventListener('unhandledrejection', ({ reason }) => report(stackFrames(reason), reason));
}

/** The error of a worker, or of a script from another origin: browsers pass on its text alone. */
function textOnly(message: string): Error {
  return Object.assign(new Error(message), { stack: '' });
}
