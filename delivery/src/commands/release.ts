import { isPartName, type PartName } from '@storefront/tooling/build/parts';

import { readEnvironment, type DeliveryEnvironment } from '../config/environment';
import { previewLink } from '../preview/preview-link';
import { describeDiff } from '../release/describe-diff';
import { describeHistory, describeStatus } from '../release/describe-status';
import { describeVersions } from '../release/describe-versions';
import { canaryRecord, liveRecord } from '../registry/release-records';
import type { ReleaseOutcome } from '../release/make-live';
import { releaseSources } from '../release/release-sources';
import { promote, rollBack } from '../release/roll-back';
import { waitUntilVisible } from '../release/wait-until-visible';
import { openStoreToRelease } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';

import { partNamed, readReleaseArguments, USAGE, type ReleaseArguments } from './release-arguments';
import { healthFor, watch } from './release-health';
import { runCommand } from './run-command';

interface Asked extends ReleaseArguments {
  readonly environment: DeliveryEnvironment;
  readonly store: ReleaseStore;
  /** What comes after the verb. */
  readonly rest: readonly string[];
}

const VERBS: Readonly<Record<string, (asked: Asked) => Promise<void>>> = {
  async promote({ rest: [name], store, environment, why, dryRun }) {
    const outcome = await promote(store, partNamed(name), { why: why ?? 'promoted', dryRun });
    await report(outcome, environment, dryRun);
  },
  async rollback({ rest: [name, version], store, environment, why, dryRun }) {
    const options = { why: why ?? 'rolled back', dryRun };
    await report(await rollBack(store, partNamed(name), version ?? null, options), environment, dryRun);
  },
  async watch({ rest: [name], store, environment, everySeconds, forMinutes }) {
    await watch({ store, environment, part: partNamed(name), everySeconds, forMinutes });
  },
  async status({ rest: [name], store, environment }) {
    const parts = name === undefined ? undefined : [partNamed(name)];
    const { health, words } = await healthFor(environment);
    print(await describeStatus(store, parts, health));
    if (words) console.log(`\n${words}`);
  },
  async history({ rest: [name], store }) {
    print(describeHistory(await store.history(), name === undefined ? null : partNamed(name)));
  },
  async list({ rest: [name], store }) {
    print(await describeVersions(store, name === undefined ? undefined : [partNamed(name)]));
  },
  async diff({ rest: [name, from, to], store }) {
    const part = partNamed(name);
    const registry = await store.registry();
    const live = liveRecord(registry, part);
    // Without versions: what a canary would change, or what the live release has changed.
    const newer = to ?? canaryRecord(registry, part)?.metadata.version ?? live?.metadata.version;
    const older =
      from ??
      (newer === live?.metadata.version ? live?.fallbackUrl?.split('/').at(-2) : live?.metadata.version);
    if (!newer || !older) throw new Error(`${part} has nothing to compare: name two of its versions.`);
    print(describeDiff(await store.manifest(part, older), await store.manifest(part, newer)));
  },
  async preview({ rest, store, environment, page, hours }) {
    const { storefront, preview: access } = environment;
    const { url, until } = await previewLink(store, {
      releases: rest,
      page,
      hours,
      siteUrl: storefront.siteUrl,
      access,
      now: Date.now(),
    });
    const unsigned = 'Not signed: it works where PREVIEW_SECRET is not set and DEMO is on.';
    print([url, until ? `until ${until.toISOString()}` : unsigned]);
  },
};

runCommand(async (args) => {
  const asked = readReleaseArguments(args);
  const [verb, ...rest] = asked.words;
  const act = verb === undefined ? undefined : VERBS[verb];
  if (verb === undefined || (!act && !isPartName(verb))) throw new Error(USAGE);

  const environment = readEnvironment();
  const store = openStoreToRelease(environment);
  if (act) await act({ ...asked, environment, store, rest });
  else if (isPartName(verb)) await release(verb, { ...asked, environment, store, rest });
});

async function release(part: PartName, asked: Asked): Promise<void> {
  const { store, environment, canary, live, dryRun, untested, why } = asked;
  const outcome = await releaseSources(
    store,
    part,
    {
      why: why ?? 'released',
      live,
      dryRun,
      ...(canary === null ? {} : { canary }),
      ...(untested === null ? {} : { untested }),
    },
    (line) => console.log(line),
  );
  if (!live) {
    const named = `${part}@${outcome.version}`;
    return print([
      `${part} ${outcome.version} is in the store; what is live has not changed.`,
      `To look at it: npm run release -- preview ${named}`,
    ]);
  }
  await report(outcome, environment, dryRun, canary);
  if (asked.watch && !dryRun) await watch({ ...asked, part });
}

async function report(
  { part, version, before, changed }: ReleaseOutcome,
  { storefront }: DeliveryEnvironment,
  dryRun: boolean,
  canary: number | null = null,
): Promise<void> {
  if (!changed) return print([`${part} ${version} was live already: nothing to do.`]);
  const verb = dryRun ? 'would be' : 'is';
  print([
    canary === null
      ? `${part} ${version} ${verb} live${before ? `, ${before} before` : ''}.`
      : `${part} ${version} ${verb} live for ${canary}% of the visitors, ${before ?? 'nothing'} for the others.`,
  ]);
  if (dryRun) return;
  const ms = await waitUntilVisible(storefront.siteUrl, part, version);
  print([
    ms === null
      ? `${storefront.siteUrl} does not list it (yet): is that site running with this store?`
      : `${storefront.siteUrl} gives it to its visitors, ${(ms / 1000).toFixed(1)} s after the swap.`,
  ]);
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}
