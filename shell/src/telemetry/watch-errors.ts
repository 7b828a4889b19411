import { releaseInText, stackOf, type NamedRelease } from './release-in-text';

/** Code of a browser's extensions runs in the page and fails in it, and is nobody's release. */
const EXTENSION = /\b[a-z-]+-extension:\/\//;
/** The browser puts off a measurement to the next frame and says so as an error; nothing is wrong. */
const PUT_OFF = /^ResizeObserver loop/;

/**
 * Tells of every error that nobody caught.
 *
 * @param tell gets the release whose code failed, or `null` when the error does not say
 */
export function watchErrors(page: Window, tell: (release: NamedRelease | null) => void): void {
  const look = (where: string): void => {
    if (!EXTENSION.test(where)) tell(releaseInText(where));
  };
  page.addEventListener('error', ({ error, filename, message }) => {
    if (!PUT_OFF.test(message)) look(stackOf(error) || filename);
  });
  page.addEventListener('unhandledrejection', ({ reason }) => look(stackOf(reason)));
}
