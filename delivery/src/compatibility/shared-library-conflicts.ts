import type { AppManifest } from '@storefront/tooling/build/app-manifest';
import semver from 'semver';

type SharedLibraries = Pick<AppManifest, 'name' | 'version' | 'shared'>;

/**
 * Checks that the shell shares every library of the remote with the same major version. A remote has no copies of
 * its own and accepts any minor version (tooling/src/webpack/share-table.ts).
 *
 * @returns one sentence per conflict
 */
export function sharedLibraryConflicts(shell: SharedLibraries, remote: SharedLibraries): readonly string[] {
  return Object.entries(remote.shared).flatMap(([request, built]) => {
    const shared = shell.shared[request];
    if (shared !== undefined && semver.satisfies(shared, `^${semver.major(built)}.0.0`)) return [];
    const has = shared === undefined ? 'does not share it' : `shares ${shared}`;
    return [
      `${remote.name} ${remote.version} was built with ${request} ${built}, but shell ${shell.version} ${has}: ` +
        `rebuild ${remote.name} with the version that the shell shares, or release the shell first.`,
    ];
  });
}
