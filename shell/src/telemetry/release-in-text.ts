/** The part that everything belongs to that no remote owns. */
export const SHELL = 'shell';

/** A version of a part, as the address of its files names it. */
export interface NamedRelease {
  readonly part: string;
  readonly version: string;
}

/**
 * The release whose code stands first in a stack or an address: files of releases lie under
 * `/releases/<part>/<version>/`, whatever host serves them. `null` where there is none.
 */
export function releaseInText(text: string): NamedRelease | null {
  const [, part, version] = /\/releases\/([\w-]+)\/([\w.+-]+)\//.exec(text) ?? [];
  return part !== undefined && version !== undefined ? { part, version } : null;
}

/** The lines of calls of whatever was thrown; the words of an error may hold anything, so they are left out. */
export function stackOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? '').replace(thrown.message, () => '') : '';
}
