import type { Registry } from '@storefront/shared/contracts/registry';
import { isAppName, type AppName } from '@storefront/tooling/apps';

import { readEnvironment, type DeliveryEnvironment } from '../config/environment';
import { previewLink } from '../preview/preview-link';
import { canaryRecord, liveRecord } from '../registry/release-records';
import { describeDiff } from '../release/describe-diff';
import { describeHistory, describeStatus } from '../release/describe-status';
import { describeVersions } from '../release/describe-versions';
import type { ReleaseOutcome } from '../release/make-live';
import { releaseSources } from '../release/release-sources';
import { promote, rollBack } from '../release/roll-back';
import { waitUntilVisible } from '../release/wait-until-visible';
import { openWritableStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';

import { requireAppName, readReleaseArguments, USAGE, type ReleaseArguments } from './release-arguments';
import { readRecentHealth, watch } from './release-health';
import { runCommand } from './run-command';

interface CommandContext extends ReleaseArguments {
  readonly environment: DeliveryEnvironment;
  readonly store: ReleaseStore;
  /** Arguments after the subcommand. */
  readonly rest: readonly string[];
}

const SUBCOMMANDS: Readonly<Record<string, (context: CommandContext) => Promise<void>>> = {
  async promote({ rest: [name], store, environment, why, dryRun }) {
    const outcome = await promote(store, requireAppName(name), { why: why ?? 'promoted', dryRun });
    await report(outcome, environment, dryRun);
  },
  async rollback({ rest: [name, version], store, environment, why, dryRun }) {
    const options = { why: why ?? 'rolled back', dryRun };
    await report(await rollBack(store, requireAppName(name), version ?? null, options), environment, dryRun);
  },
  async watch({ rest: [name], store, environment, everySeconds, forMinutes }) {
    await watch({ store, environment, app: requireAppName(name), everySeconds, forMinutes });
  },
  async status({ rest: [name], store, environment }) {
    const appNames = name === undefined ? undefined : [requireAppName(name)];
    const { health, problem } = await readRecentHealth(environment);
    print(await describeStatus(store, appNames, health));
    if (problem) console.log(`\n${problem}`);
  },
  async history({ rest: [name], store }) {
    print(describeHistory(await store.history(), name === undefined ? null : requireAppName(name)));
  },
  async list({ rest: [name], store }) {
    print(await describeVersions(store, name === undefined ? undefined : [requireAppName(name)]));
  },
  async diff({ rest: [name, from, to], store }) {
    const app = requireAppName(name);
    const defaults = defaultVersionsToCompare(await store.registry(), app);
    const newer = to ?? defaults.newer;
    const older = from ?? (newer === defaults.live ? defaults.beforeLive : defaults.live);
    if (!newer || !older) throw new Error(`${app} has no two versions to compare: give two versions.`);
    print(describeDiff(await store.manifest(app, older), await store.manifest(app, newer)));
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
    const unsigned = 'Unsigned: works only on sites with DEMO=on and without PREVIEW_SECRET.';
    print([url, until ? `expires ${until.toISOString()}` : unsigned]);
  },
};

runCommand(async (args) => {
  const context = readReleaseArguments(args);
  const [name, ...rest] = context.positionals;
  const subcommand = name === undefined ? undefined : SUBCOMMANDS[name];
  if (name === undefined || (!subcommand && !isAppName(name))) throw new Error(USAGE);

  const environment = readEnvironment();
  const store = openWritableStore(environment);
  if (subcommand) await subcommand({ ...context, environment, store, rest });
  else if (isAppName(name)) await release(name, { ...context, environment, store, rest });
});

/** Without versions `diff` compares the canary with the live version, or the live version with the previous one. */
function defaultVersionsToCompare(registry: Registry, app: string) {
  const live = liveRecord(registry, app);
  const liveVersion = live?.metadata.version;
  return {
    live: liveVersion,
    beforeLive: live?.fallbackUrl?.split('/').at(-2),
    newer: canaryRecord(registry, app)?.metadata.version ?? liveVersion,
  };
}

async function release(app: AppName, context: CommandContext): Promise<void> {
  const { store, environment, canary, live, dryRun, untested, why } = context;
  const outcome = await releaseSources(
    store,
    app,
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
    return print([
      `${app} ${outcome.version} is published. The live version has not changed.`,
      `To preview it: npm run release -- preview ${app}@${outcome.version}`,
    ]);
  }
  await report(outcome, environment, dryRun, canary);
  if (context.watch && !dryRun) await watch({ ...context, app });
}

async function report(
  { app, version, previousVersion, changed }: ReleaseOutcome,
  { storefront }: DeliveryEnvironment,
  dryRun: boolean,
  canary: number | null = null,
): Promise<void> {
  if (!changed) return print([`${app} ${version} is already live: nothing to do.`]);
  const verb = dryRun ? 'would be' : 'is';
  print([
    canary === null
      ? `${app} ${version} ${verb} live${previousVersion ? `, ${previousVersion} before` : ''}.`
      : `${app} ${version} ${verb} live for ${canary}% of visitors, ${previousVersion ?? 'nothing'} for the others.`,
  ]);
  if (dryRun) return;
  const ms = await waitUntilVisible(storefront.siteUrl, app, version);
  print([
    ms === null
      ? `${storefront.siteUrl} does not list it yet: check that the site is running with this release store.`
      : `${storefront.siteUrl} serves it, ${(ms / 1000).toFixed(1)} s after the update of the registry.`,
  ]);
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}
