import { parseArgs } from 'node:util';

import { isAppName, APPS, type AppName } from '@storefront/tooling/apps';

export const USAGE = `npm run release -- <app>                                builds, checks and releases one app
npm run release -- <app> --canary <percent> [--watch]   releases it to this percentage of visitors
npm run release -- <app> --no-live                      publishes it for a preview, without making it live
npm run release -- promote <app>                        makes the canary live for all visitors
npm run release -- rollback <app> [version]             rolls back the canary, or else the live version
npm run release -- watch <app> [--every 15] [--for 60]  rolls back the canary automatically if it performs worse
                                                        (seconds between checks, total minutes)
npm run release -- status [app]                         shows what is live, since when, and its health
npm run release -- history [app]                        shows who changed what, when and why
npm run release -- diff <app> [from] [to]               shows the differences between two versions
npm run release -- list [app]                           lists the published versions
npm run release -- preview <app>@<version> [more] [--hours 24] [--page /all-deals]
                                                        prints a link that shows these releases

With every change: --why <text> records a reason in the history, --dry-run runs all checks without changes.
--skip-tests <reason> skips the tests of the app; the reason is recorded in the history.
Apps: ${APPS.join(', ')}`;

export interface ReleaseArguments {
  readonly positionals: readonly string[];
  readonly why: string | null;
  /** Percent of visitors, 1 to 99. */
  readonly canary: number | null;
  readonly live: boolean;
  readonly dryRun: boolean;
  readonly untested: string | null;
  readonly watch: boolean;
  readonly everySeconds: number;
  readonly forMinutes: number;
  readonly hours: number;
  readonly page: string;
}

/** Parses the arguments of the release command. @throws Error naming the invalid argument */
export function readReleaseArguments(args: readonly string[]): ReleaseArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      why: { type: 'string' },
      canary: { type: 'string' },
      'no-live': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'skip-tests': { type: 'string' },
      watch: { type: 'boolean', default: false },
      every: { type: 'string', default: '15' },
      for: { type: 'string', default: '60' },
      hours: { type: 'string', default: '24' },
      page: { type: 'string', default: '/' },
    },
    allowPositionals: true,
  });
  const canary = values.canary === undefined ? null : percent(values.canary);
  if (values['no-live'] && canary !== null) throw new Error('--no-live cannot be combined with --canary.');
  if (values.watch && canary === null)
    throw new Error('--watch needs --canary: only canaries can be watched.');
  const untested = values['skip-tests'] ?? null;
  if (untested?.trim() === '')
    throw new Error('--skip-tests needs a reason, which is recorded in the history.');
  return {
    positionals,
    why: values.why ?? null,
    canary,
    live: !values['no-live'],
    dryRun: values['dry-run'],
    untested,
    watch: values.watch,
    everySeconds: positive('--every', values.every),
    forMinutes: positive('--for', values.for),
    hours: Number(values.hours),
    page: values.page,
  };
}

/** Returns the name of an app. @throws Error listing the apps */
export function requireAppName(name: string | undefined): AppName {
  if (name !== undefined && isAppName(name)) return name;
  throw new Error(
    `${name === undefined ? 'The name of the app is missing.' : `Unknown app ${name}.`} Apps: ${APPS.join(', ')}`,
  );
}

function percent(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 99) return number;
  throw new Error(`--canary takes an integer percentage from 1 to 99, not ${text}.`);
}

function positive(flag: string, text: string): number {
  const number = Number(text);
  if (Number.isFinite(number) && number > 0) return number;
  throw new Error(`${flag} takes a number greater than 0, not ${text}.`);
}
