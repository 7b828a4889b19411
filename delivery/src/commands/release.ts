import { isPartName, PARTS, type PartName } from '@storefront/tooling/build/parts';

import { readEnvironment } from '../config/environment';
import { liveRecord, releaseBuild, rollBack, type ReleaseOutcome } from '../release/release-part';
import { buildInProcess } from '../start/build-in-process';
import { folderStore } from '../store/folder-store';
import type { ReleaseStore } from '../store/release-store';

import { runCommand } from './run-command';

const USAGE = `npm run release -- <part> [--why <text>]              build that part alone and make it live
npm run release -- rollback <part> [version] [--why <text>]
npm run release -- list [part]

Parts: ${PARTS.join(', ')}`;

runCommand(async (args) => {
  const store = folderStore(readEnvironment().releaseStore);
  const { words, why } = readArguments(args);
  const [first, second, third] = words;

  if (first === 'list') return list(store, second);
  if (first === 'rollback' && second !== undefined) {
    return report(await rollBack(store, partNamed(second), third ?? null, { why: why ?? 'rolled back' }));
  }
  if (first === undefined || !isPartName(first)) throw new Error(USAGE);

  const folder = await buildInProcess(first);
  report(await releaseBuild(store, folder, { why: why ?? 'released' }));
});

function readArguments(args: readonly string[]): {
  readonly words: readonly string[];
  readonly why: string | null;
} {
  const at = args.indexOf('--why');
  if (at < 0) return { words: args, why: null };
  return { words: [...args.slice(0, at), ...args.slice(at + 2)], why: args[at + 1] ?? null };
}

function partNamed(name: string): PartName {
  if (!isPartName(name)) throw new Error(`No part ${name}. There are: ${PARTS.join(', ')}`);
  return name;
}

function report({ part, version, before, changed }: ReleaseOutcome): void {
  if (changed) console.log(`${part} ${version} is live${before ? `, ${before} before` : ''}.`);
  else console.log(`${part} ${version} was live already: nothing to do.`);
}

async function list(store: ReleaseStore, wanted: string | undefined): Promise<void> {
  const registry = await store.registry();
  const history = await store.history();
  for (const part of wanted === undefined ? PARTS : [partNamed(wanted)]) {
    const live = liveRecord(registry, part)?.metadata.version;
    console.log(part);
    for (const version of await store.versions(part)) {
      const change = history.filter((entry) => entry.part === part && entry.to === version).at(-1);
      const when = change ? `${change.at}  ${change.by}  ${change.why}` : 'never live';
      console.log(`  ${version === live ? '*' : ' '} ${version}  ${when}`);
    }
  }
}
