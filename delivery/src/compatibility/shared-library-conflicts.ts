import type { PartManifest } from '@storefront/tooling/build/part-manifest';
import semver from 'semver';

type Sharing = Pick<PartManifest, 'name' | 'version' | 'shared'>;

/**
 * Libraries of the share scope in which a shell and a remote do not go together: a remote brings none of its
 * own, and takes whatever has the major version that it was built with (tooling/src/webpack/share-table.ts).
 */
export function shareClashes(shell: Sharing, remote: Sharing): readonly string[] {
  return Object.entries(remote.shared).flatMap(([request, built]) => {
    const shared = shell.shared[request];
    if (shared !== undefined && semver.satisfies(shared, `^${semver.major(built)}.0.0`)) return [];
    const has = shared === undefined ? 'does not share it' : `shares ${shared}`;
    return [
      `${remote.name} ${remote.version} was built with ${request} ${built}, but shell ${shell.version} ${has}: ` +
        `build ${remote.name} again with what the shell shares, or release the shell first.`,
    ];
  });
}
