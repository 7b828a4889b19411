import { userInfo } from 'node:os';

import { REGISTRY_SCOPE, type Registry, type ReleaseRecord } from '@storefront/shared/contracts/registry';

import { RegistryMoved, type NewChange, type ReleaseStore } from '../store/release-store';

import { recordsOf } from '../registry/release-records';

/** A release that must not go live, with every reason. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

/** What visitors get of a part: two marks differ when somebody released it, or took it back, in between. */
export type PartMark = string;

export function partMark(registry: Registry, part: string): PartMark {
  return recordsOf(registry, part)
    .map(({ metadata, deployment }) => `${metadata.version} ${deployment?.traffic ?? 100}`)
    .join(', ');
}

export type PartChange = Pick<NewChange, 'why' | 'from' | 'to' | 'untested'> & {
  /** Percent of the visitors. */
  readonly share: number;
  /** Whoever asks for the change; the user of this machine when left out. */
  readonly by?: string;
};

const MOST_TRIES = 20;

/**
 * Replaces the records of one part and nothing else, whatever is released beside it meanwhile.
 *
 * @param seen what the decision was made from; a part that was changed since is not changed again
 * @param recordsFor is asked again where another part was released in between
 * @throws ReleaseRefused
 */
export async function swapPart(
  store: ReleaseStore,
  part: string,
  seen: PartMark,
  { share, by = userInfo().username, untested, ...change }: PartChange,
  recordsFor: (registry: Registry) => Promise<readonly ReleaseRecord[]>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const registry = await store.registry();
    if (partMark(registry, part) !== seen) throw new ReleaseRefused(await wordsOfChange(store, part));
    const next = {
      ...registry,
      microFrontends: {
        ...registry.microFrontends,
        [`${REGISTRY_SCOPE}/${part}`]: [...(await recordsFor(registry))],
      },
    };
    try {
      await store.swap(next, {
        ...change,
        at: new Date().toISOString(),
        by,
        part,
        ...(share === 100 ? {} : { share }),
        ...(untested === undefined ? {} : { untested }),
      });
      return;
    } catch (error) {
      if (!(error instanceof RegistryMoved) || attempt === MOST_TRIES) throw error;
    }
  }
}

async function wordsOfChange(store: ReleaseStore, part: string): Promise<string> {
  const last = (await store.history()).findLast((change) => change.part === part);
  const what = last ? ` (${last.to} by ${last.by}: ${last.why})` : '';
  return (
    `${part} was changed by somebody else in the meantime${what}: nothing was done. ` +
    `See npm run release -- status, and run the command again if it is still wanted.`
  );
}
