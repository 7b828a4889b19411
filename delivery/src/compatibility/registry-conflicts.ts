import type { Registry } from '@storefront/shared/contracts/registry';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';
import semver from 'semver';

import { routeShape } from '../registry/dropped-routes';
import { recordsOfOtherApps } from '../registry/release-records';

/**
 * Checks contract, routes and curated names of a candidate against the live releases.
 *
 * @returns one sentence per conflict, with the action to take
 */
export function registryConflicts(candidate: AppManifest, registry: Registry): readonly string[] {
  return candidate.name === 'shell'
    ? shellConflicts(candidate, registry)
    : remoteConflicts(candidate, registry);
}

function shellConflicts(shell: AppManifest, registry: Registry): string[] {
  return recordsOfOtherApps(shell.name, registry).flatMap(([name, record]) =>
    semver.satisfies(shell.contract, record.extras.contract)
      ? [
          ...routeConflicts(shell, name, record.extras.routes),
          ...missingNames(record.extras.curated, shell.curated).map(
            (missing) =>
              `${name} ${record.metadata.version} uses ${missing}, which this shell would no longer share: ` +
              `release a ${name} without it first.`,
          ),
        ]
      : [
          `The shell would provide contract ${shell.contract}, but ${name} ${record.metadata.version} needs ` +
            `${record.extras.contract}: release a new ${name} first.`,
        ],
  );
}

function remoteConflicts(remote: AppManifest, registry: Registry): string[] {
  if (!/^\^\d+\.\d+\.\d+$/.test(remote.contract)) {
    return [`${remote.name} has the contract range ${remote.contract}: write it as ^major.minor.patch.`];
  }
  return recordsOfOtherApps(remote.name, registry).flatMap(([name, record]) => {
    const isIncompatible = name === 'shell' && !semver.satisfies(record.extras.contract, remote.contract);
    return [
      ...(isIncompatible
        ? [
            `${remote.name} needs contract ${remote.contract}, but the live shell ${record.metadata.version} ` +
              `provides ${record.extras.contract}: release the shell first.`,
          ]
        : []),
      ...(name === 'shell'
        ? missingNames(remote.curated, record.extras.curated).map(
            (missing) =>
              `${remote.name} uses ${missing}, which the live shell ${record.metadata.version} does not share: ` +
              `release the shell first.`,
          )
        : []),
      ...routeConflicts(remote, name, record.extras.routes),
    ];
  });
}

type Names = Readonly<Record<string, readonly string[]>>;

/** Names that are used but not shared. Releases made before these lists existed pass. */
function missingNames(used: Names | undefined, shared: Names | undefined): string[] {
  if (!used || !shared) return [];
  return Object.entries(used).flatMap(([library, names]) =>
    names.filter((name) => !shared[library]?.includes(name)).map((name) => `${name} of ${library}`),
  );
}

function routeConflicts(candidate: AppManifest, name: string, routes: readonly string[]): string[] {
  return candidate.routes
    .filter((route) => routes.some((taken) => routeShape(taken) === routeShape(route)))
    .map(
      (route) =>
        `${candidate.name} claims ${route}, which belongs to ${name}: two apps cannot own the same route. To move it here, add ` +
        `--take-route "${route}".`,
    );
}
