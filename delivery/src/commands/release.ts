import { parseArgs } from 'node:util';

import { isPartName, PARTS, type PartName } from '@storefront/tooling/build/parts';

import { readEnvironment } from '../config/environment';
import { previewLink, type PreviewLink } from '../preview/preview-link';
import {
  canaryRecord,
  liveRecord,
  promote,
  releaseBuild,
  rollBack,
  uploadBuild,
  type ReleaseOutcome,
} from '../release/release-part';
import { buildInProcess } from '../start/build-in-process';
import { folderStore } from '../store/folder-store';
import type { ReleaseStore } from '../store/release-store';

import { runCommand } from './run-command';

const USAGE = `npm run release -- <part>                               builds that part alone and makes it live
npm run release -- <part> --canary <percent>            for that share of the visitors only
npm run release -- <part> --no-live                     into the store only, to be previewed
npm run release -- preview <part>@<version> [more] [--hours 24] [--page /all-deals]
                                                        a link that shows those releases and changes nothing
npm run release -- promote <part>                       the canary for everyone
npm run release -- rollback <part> [version]            takes the canary back, or else the live version
npm run release -- list [part]

Each takes --why <text> for the history.
Parts: ${PARTS.join(', ')}`;

runCommand(async (args) => {
  const environment = readEnvironment();
  const store = folderStore(environment.releaseStore);
  const { words, why, canary, noLive, hours, page } = readArguments(args);
  const [first, second, third] = words;

  if (first === 'preview' && second !== undefined) {
    const { storefront, preview: access } = environment;
    const { siteUrl } = storefront;
    const releases = words.slice(1);
    return preview(await previewLink(store, { releases, page, hours, siteUrl, access, now: Date.now() }));
  }
  if (first === 'list') return list(store, second);
  if (first === 'rollback' && second !== undefined) {
    return report(await rollBack(store, partNamed(second), third ?? null, { why: why ?? 'rolled back' }));
  }
  if (first === 'promote' && second !== undefined) {
    return report(await promote(store, partNamed(second), { why: why ?? 'promoted' }));
  }
  if (first === undefined || !isPartName(first)) throw new Error(USAGE);

  const folder = await buildInProcess(first);
  if (noLive) {
    const { name, version } = await uploadBuild(store, folder);
    console.log(`${name} ${version} is in the store; what is live has not changed.
To look at it: npm run release -- preview ${name}@${version}`);
    return;
  }
  report(
    await releaseBuild(store, folder, {
      why: why ?? 'released',
      ...(canary === undefined ? {} : { canary }),
    }),
    canary,
  );
});

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      why: { type: 'string' },
      canary: { type: 'string' },
      'no-live': { type: 'boolean', default: false },
      hours: { type: 'string', default: '24' },
      page: { type: 'string', default: '/' },
    },
    allowPositionals: true,
  });
  const canary = values.canary === undefined ? undefined : Number(values.canary);
  if (canary !== undefined && !(Number.isInteger(canary) && canary >= 1 && canary <= 99)) {
    throw new Error(`--canary takes a whole number of percent from 1 to 99, not ${values.canary}.`);
  }
  const { 'no-live': noLive, hours, page } = values;
  if (noLive && canary !== undefined) throw new Error('--no-live and --canary exclude each other.');
  return { words: positionals, why: values.why ?? null, canary, noLive, hours: Number(hours), page };
}

function partNamed(name: string): PartName {
  if (!isPartName(name)) throw new Error(`No part ${name}. There are: ${PARTS.join(', ')}`);
  return name;
}

function report({ part, version, before, changed }: ReleaseOutcome, canary?: number): void {
  if (changed && canary !== undefined) {
    console.log(`${part} ${version} is live for ${canary}% of the visitors, ${before} for the others.`);
  } else if (changed) console.log(`${part} ${version} is live${before ? `, ${before} before` : ''}.`);
  else console.log(`${part} ${version} was live already: nothing to do.`);
}

function preview({ url, until }: PreviewLink): void {
  console.log(url);
  console.log(
    until
      ? `until ${until.toISOString()}`
      : 'Not signed: it works where PREVIEW_SECRET is not set and DEMO is on.',
  );
}

async function list(store: ReleaseStore, wanted: string | undefined): Promise<void> {
  const registry = await store.registry();
  const history = await store.history();
  for (const part of wanted === undefined ? PARTS : [partNamed(wanted)]) {
    const live = liveRecord(registry, part)?.metadata.version;
    const canary = canaryRecord(registry, part)?.metadata.version;
    console.log(part);
    for (const version of await store.versions(part)) {
      const change = history.filter((entry) => entry.part === part && entry.to === version).at(-1);
      const when = change ? `${change.at}  ${change.by}  ${change.why}` : 'never live';
      console.log(`  ${version === live ? '*' : version === canary ? '%' : ' '} ${version}  ${when}`);
    }
  }
}
