import { requestsHelp } from '@storefront/server-kit/command-arguments';
import { APPS, isAppName, type AppName } from '@storefront/tooling/apps';

import { readEnvironment, type DeliveryEnvironment } from '../config/environment';
import { previewLink } from '../preview/preview-link';
import { harmfulMarksOf } from '../registry/harmful-marks';
import { appsOfShop } from '../registry/apps-of-shop';
import { liveRecord } from '../registry/release-records';
import { compareReleases } from '../release/compare-releases';
import { defaultVersionsToCompare } from '../release/default-versions';
import { describeDiff } from '../release/describe-diff';
import { describeHistory, describeStatus } from '../release/describe-status';
import { describeVersions } from '../release/describe-versions';
import { setHarmfulMark } from '../release/mark-harmful';
import { renewTimestamp } from '../release/renew-timestamp';
import { promote, rollBack } from '../release/roll-back';
import { restore } from '../release/withdraw';
import { openWritableStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';
import { describeCanary } from '../watch/describe-canary';
import { describeWatcher, readWatcherStatus } from '../watch/watcher-status';

import {
  onlyApp,
  requireAppName,
  readReleaseArguments,
  suggestionFor,
  USAGE,
  type ReleaseArguments,
} from './release-arguments';
import { COMMAND, isSubcommand, type Subcommand } from './release-forms';
import { blockUses, growth, readRecentHealth, watch } from './release-health';
import { keysCommand } from './release-keys';
import { report } from './release-report';
import { withdrawApp } from './release-withdraw';
import { runCommand } from './run-command';

interface CommandContext extends ReleaseArguments {
  readonly environment: DeliveryEnvironment;
  readonly store: ReleaseStore;
  /** Arguments after the subcommand. */
  readonly rest: readonly string[];
  /** Returns the name of an app of the workspace or of the registry. @throws Error listing the apps */
  readonly requireApp: (name: string | undefined) => AppName;
}

const SUBCOMMANDS: Readonly<Record<Subcommand, (context: CommandContext) => Promise<void>>> = {
  async promote({ rest: [name], requireApp, store, environment, dryRun, ...context }) {
    const checks = { ...growth(store, environment, context), ...blockUses(environment) };
    const options = { ...changeOptions(context, 'promoted'), dryRun, ...checks };
    await report(await promote(store, requireApp(name), options), { store, environment, dryRun });
  },
  async rollback({ rest: [name, version], requireApp, store, environment, dryRun, harmful, ...context }) {
    const options = { ...changeOptions(context, 'rolled back'), dryRun, keepUnmarked: !harmful };
    const outcome = await rollBack(store, requireApp(name), version ?? null, options);
    await report(outcome, { store, environment, dryRun });
  },
  async withdraw({ rest: [name], requireApp, store, environment, why, dryRun, dropRoutes }) {
    const options = { why, dryRun, dropRoutes, ...blockUses(environment) };
    print(await withdrawApp(store, requireApp(name), options));
  },
  async restore({ rest: [name], requireApp, store, environment, dryRun, ...context }) {
    const options = { ...changeOptions(context, 'restored'), dryRun, ...blockUses(environment) };
    await report(await restore(store, requireApp(name), options), { store, environment, dryRun });
  },
  async renew({ store }) {
    const expires = await renewTimestamp(store);
    if (expires === null)
      throw new Error('This machine has no key for the timestamp, or nothing was released yet.');
    print([`The timestamp of the release store is valid until ${expires}.`]);
  },
  mark: (context) => mark(context, true),
  unmark: (context) => mark(context, false),
  async watch({ rest: [name], requireApp, store, environment, everySeconds, forMinutes }) {
    await watch({ store, environment, app: requireApp(name), everySeconds, forMinutes });
  },
  async status({ rest: [name], requireApp, store, environment }) {
    const { health, problem } = await readRecentHealth(environment);
    print(await describeStatus(store, name === undefined ? undefined : [requireApp(name)], health));
    print(describeWatcher(await readWatcherStatus(store), Date.now()));
    if (problem) console.log(`\n${problem}`);
  },
  async canary({ rest: [name = onlyApp()], requireApp, store }) {
    const { lines, exitCode } = await describeCanary(store, requireApp(name), Date.now());
    print(lines);
    process.exitCode = exitCode;
  },
  async history({ rest: [name], requireApp, store }) {
    print(describeHistory(await store.history(), name === undefined ? null : requireApp(name)));
  },
  async list({ rest: [name], requireApp, store }) {
    print(await describeVersions(store, name === undefined ? undefined : [requireApp(name)]));
  },
  async diff({ rest: [name, from, to], requireApp, store, json }) {
    const app = requireApp(name);
    const defaults = defaultVersionsToCompare(await store.registry(), app);
    const newer = to ?? defaults.newer;
    const older = from ?? (newer === defaults.live ? defaults.beforeLive : defaults.live);
    if (!newer || !older) throw new Error(`${app} has no two versions to compare: give two versions.`);
    const marks = harmfulMarksOf(await store.registry(), app);
    const difference = compareReleases(await store.manifest(app, older), await store.manifest(app, newer));
    print(
      json ? [JSON.stringify({ ...difference, harmful: marks }, null, 2)] : describeDiff(difference, marks),
    );
  },
  async sbom({ rest: [name, version], requireApp, store }) {
    const app = requireApp(name);
    const chosen = version ?? liveRecord(await store.registry(), app)?.metadata.version;
    if (chosen === undefined) throw new Error(`No release of ${app} is live: give a version.`);
    // The only command that needs the library of this format.
    const { softwareBill } = await import('../release/software-bill');
    print([softwareBill(await store.manifest(app, chosen))]);
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
  if (args[0] === 'keys') return keysCommand(args.slice(1));
  if (requestsHelp(args)) return print([USAGE]);
  const context = readReleaseArguments(args);
  const [name, ...rest] = context.positionals;
  if (name === undefined) throw new Error(USAGE);
  const subcommand = isSubcommand(name) ? SUBCOMMANDS[name] : undefined;
  if (!subcommand && !isAppName(name)) throw new Error(unknownCommand(name));

  const environment = readEnvironment();
  const store = await openWritableStore(environment);
  if (subcommand) {
    await requireReleases(store, environment.releaseStore);
    const apps = appsOfShop(await store.registry());
    const requireApp = (app: string | undefined) => requireAppName(app, apps);
    await subcommand({ ...context, environment, store, rest, requireApp });
  } else if (isAppName(name)) await release(name, { ...context, environment, store });
});

function unknownCommand(name: string): string {
  const suggestion = suggestionFor(name, [...Object.keys(SUBCOMMANDS), ...APPS, 'keys']);
  return `There is no app or command ${name}. ${suggestion}All commands: ${COMMAND} --help`;
}

async function requireReleases(store: ReleaseStore, location: string): Promise<void> {
  if ((await store.registryTag()) !== null) return;
  throw new Error(
    `The release store ${location} contains no releases. Correct RELEASE_STORE, or release an app first: ` +
      'npm run release -- <app>',
  );
}

/** Sets or removes the harmful mark of a version. */
async function mark(
  { rest: [name, version], requireApp, store, why, dryRun }: CommandContext,
  harmful: boolean,
): Promise<void> {
  const app = requireApp(name);
  const command = harmful ? 'mark' : 'unmark';
  if (version === undefined || why === null)
    throw new Error(
      `Give a version and a reason: npm run release -- ${command} ${app} <version> --why "<reason>"`,
    );
  const changed = await setHarmfulMark(store, app, version, harmful, { why, dryRun });
  const state = harmful ? 'marked as harmful' : 'not marked as harmful';
  print([
    `${app} ${version} ${dryRun ? 'would be' : 'is'} ${state}${changed ? '' : ' already: nothing to do'}.`,
  ]);
}

function changeOptions(
  {
    why,
    overrideHarmful,
    untried,
    dropRoutes,
    takeRoutes,
  }: Pick<CommandContext, 'why' | 'overrideHarmful' | 'untried' | 'dropRoutes' | 'takeRoutes'>,
  what: string,
) {
  return {
    why: untried === null ? (why ?? what) : `${why ?? what} (untried: ${untried})`,
    dropRoutes,
    takeRoutes,
    ...(overrideHarmful === null ? {} : { overrideHarmful }),
  };
}

async function release(app: AppName, context: Omit<CommandContext, 'rest' | 'requireApp'>): Promise<void> {
  const { store, environment, canary, live, dryRun, untested } = context;
  // Bundler and compiler take longer to load than the other commands take to run.
  const { releaseSources } = await import('../release/release-sources');
  const outcome = await releaseSources(
    store,
    app,
    {
      ...changeOptions(context, 'released'),
      ...growth(store, environment, context),
      ...blockUses(environment),
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
  await report(outcome, context);
  if (context.watch && !dryRun) await watch({ ...context, app });
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}
