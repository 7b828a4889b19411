import type { Registry } from '@storefront/shared/contracts/registry';
import type { PartManifest } from '@storefront/tooling/build/part-manifest';
import semver from 'semver';

import { otherRecords } from '../registry/release-records';

/**
 * Why a candidate must not go live beside what is live now: each reason in a sentence that says what to
 * do. Empty means: nothing stands against it.
 */
export function refusals(candidate: PartManifest, registry: Registry): readonly string[] {
  return candidate.name === 'shell'
    ? againstRemotes(candidate, registry)
    : againstOthers(candidate, registry);
}

function againstRemotes(shell: PartManifest, registry: Registry): string[] {
  return otherRecords(shell.name, registry).flatMap(([name, record]) =>
    semver.satisfies(shell.contract, record.extras.contract)
      ? [
          ...clashes(shell, name, record.extras.routes),
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

function againstOthers(remote: PartManifest, registry: Registry): string[] {
  if (!/^\^\d+\.\d+\.\d+$/.test(remote.contract)) {
    return [`${remote.name} states the contract range ${remote.contract}; write it as ^major.minor.patch.`];
  }
  return otherRecords(remote.name, registry).flatMap(([name, record]) => {
    const unfit = name === 'shell' && !semver.satisfies(record.extras.contract, remote.contract);
    return [
      ...(unfit
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
      ...clashes(remote, name, record.extras.routes),
    ];
  });
}

type Names = Readonly<Record<string, readonly string[]>>;

/** What is asked for and not shared. A release from before there was such a list says nothing, and passes. */
function missingNames(asked: Names | undefined, shared: Names | undefined): string[] {
  if (!asked || !shared) return [];
  return Object.entries(asked).flatMap(([library, names]) =>
    names.filter((name) => !shared[library]?.includes(name)).map((name) => `${name} of ${library}`),
  );
}

function clashes(candidate: PartManifest, name: string, routes: readonly string[]): string[] {
  return candidate.routes
    .filter((route) => routes.some((taken) => shapeOf(taken) === shapeOf(route)))
    .map(
      (route) =>
        `${candidate.name} claims ${route}, which belongs to ${name}: two parts cannot own one path.`,
    );
}

/** `/deal/:id` and `/deal/:dealId` are the same path. */
function shapeOf(route: string): string {
  return route.replaceAll(/:[^/]+/g, ':');
}
