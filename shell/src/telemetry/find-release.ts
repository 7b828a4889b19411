/** Name of the host, which owns every path without a remote. */
export const SHELL = 'shell';

/** App and version, as in the URLs of the release's files. */
export interface NamedRelease {
  readonly app: string;
  readonly version: string;
}

/**
 * Returns the first release in a stack trace or URL, or `null`. The files of a release are located under
 * `/releases/<app>/<version>/` on any host.
 */
export function findRelease(text: string): NamedRelease | null {
  const [, app, version] = /\/releases\/([\w-]+)\/([\w.+-]+)\//.exec(text) ?? [];
  return app !== undefined && version !== undefined ? { app, version } : null;
}

/** Returns the stack frames of an error without its message, which may contain any text. */
export function stackFrames(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? '').replace(thrown.message, () => '') : '';
}
