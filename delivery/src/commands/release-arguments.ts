import type { ParseArgsConfig } from 'node:util';

import { closestName } from '@storefront/server-kit/closest-name';
import { InvalidArgument, readArguments } from '@storefront/server-kit/command-arguments';
import { APPS, type AppName } from '@storefront/tooling/apps';

import type { RouteDecision } from '../store/release-store';

import { COMMAND, requireForm } from './release-forms';

export const USAGE = `npm run release -- <app>                                builds, checks and releases one app
npm run release -- <app> --canary <percent> [--watch]   releases it to this percentage of visitors
npm run release -- <app> --no-live                      publishes it for a preview, without making it live
npm run release -- promote <app>                        makes the canary live for all visitors
npm run release -- rollback <app> [version]             rolls back the canary, or else the live version
npm run release -- withdraw <app> --why <text>          ends an app that is not needed any more; its pages are removed, or
                                                        redirected with --drop-route "/page=>/other"
npm run release -- restore <app> --why <text>           makes a withdrawn app live again
npm run release -- mark <app> <version> --why <text>    marks a version as harmful: it does not go live again
npm run release -- unmark <app> <version> --why <text>  removes the mark
npm run release -- watch <app> [--every 15] [--for 60]  rolls back the canary automatically if it performs worse
                                                        (seconds between checks, total minutes)
npm run release -- canary [app]                         shows the verdict of the shop's watcher; the app may be left out in
                                                        a repository of its own
npm run release -- status [app]                         shows what is live, since when, and its health
npm run release -- history [app]                        shows who changed what, when and why
npm run release -- diff <app> [from] [to] [--json]      shows the differences between two versions
npm run release -- sbom <app> [version]                  prints its packages as CycloneDX, for scanners
npm run release -- list [app]                           lists the published versions
npm run release -- keys                                 shows the commands for signing keys
npm run release -- renew                                signs the age of the registry again, for another 24 hours
npm run release -- preview <app>@<version> [more] [--hours 24] [--page /all-deals]
                                                        prints a link that shows these releases

With every change: --why <text> records a reason in the history, --dry-run runs all checks without changes.
--skip-tests <reason> skips the tests of the app; the reason is recorded in the history.
A canary that was not shown to do no harm is promoted only with --untried <reason>, which is recorded as well.
A rollback marks the withdrawn version as harmful, unless it has --not-harmful. With --override-harmful <reason> a
marked version goes live; the reason is recorded in the history.
--drop-route "/old=>/new" redirects the visitors of a page that the release no longer has; --drop-route "/old" responds
that it was removed; --take-route "/page" takes a page over from another app. Each may be repeated and needs --why.
Apps: ${APPS.join(', ')}`;

export interface ReleaseArguments {
  readonly positionals: readonly string[];
  readonly why: string | null;
  /** Percent of visitors, 1 to 99. */
  readonly canary: number | null;
  readonly live: boolean;
  readonly dryRun: boolean;
  /** Prints data for another program; only for `diff`. */
  readonly json: boolean;
  readonly untested: string | null;
  /** Why the canary gets more visitors although it was not shown to do no harm. */
  readonly untried: string | null;
  /** False: a rollback does not mark the withdrawn version as harmful. */
  readonly harmful: boolean;
  /** Why a version that is marked as harmful goes live. */
  readonly overrideHarmful: string | null;
  readonly dropRoutes: readonly RouteDecision[];
  readonly takeRoutes: readonly string[];
  readonly watch: boolean;
  readonly everySeconds: number;
  readonly forMinutes: number;
  readonly hours: number;
  readonly page: string;
}

const OPTIONS = {
  why: { type: 'string' },
  canary: { type: 'string' },
  'no-live': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  'skip-tests': { type: 'string' },
  untried: { type: 'string' },
  'not-harmful': { type: 'boolean', default: false },
  'override-harmful': { type: 'string' },
  'drop-route': { type: 'string', multiple: true, default: [] },
  'take-route': { type: 'string', multiple: true, default: [] },
  watch: { type: 'boolean', default: false },
  every: { type: 'string', default: '15' },
  for: { type: 'string', default: '60' },
  hours: { type: 'string', default: '24' },
  page: { type: 'string', default: '/' },
} as const satisfies ParseArgsConfig['options'];

const parse = (args: readonly string[]) => readArguments(args, OPTIONS, COMMAND);

/** Parses the arguments of the release command. @throws Error naming the invalid argument */
export function readReleaseArguments(args: readonly string[]): ReleaseArguments {
  const parsed = parse(args);
  const { values, positionals, given } = parsed;
  requireForm(positionals, given, values.canary);
  requireCombinations(parsed);
  return {
    positionals,
    dropRoutes: values['drop-route'].map(routeDecision),
    takeRoutes: values['take-route'],
    why: values.why ?? null,
    canary: values.canary === undefined ? null : percent(values.canary),
    live: !values['no-live'],
    dryRun: values['dry-run'],
    json: values.json,
    untested: reason('--skip-tests', values['skip-tests']),
    untried: reason('--untried', values.untried),
    harmful: !values['not-harmful'],
    overrideHarmful: reason('--override-harmful', values['override-harmful']),
    watch: values.watch,
    everySeconds: positive('--every', values.every),
    forMinutes: positive('--for', values.for),
    hours: Number(values.hours),
    page: values.page,
  };
}

/** @throws Error naming flags that exclude or need each other */
function requireCombinations({ values, positionals, given }: ReturnType<typeof parse>): void {
  if (values['no-live'] && given.has('canary'))
    throw new Error('--no-live cannot be combined with --canary.');
  if (values.watch && !given.has('canary'))
    throw new Error('--watch needs --canary: only canaries can be watched.');
  const hasOneOf = (...flags: readonly string[]) => flags.some((flag) => given.has(flag));
  if (hasOneOf('every', 'for') && !values.watch && positionals[0] !== 'watch')
    throw new InvalidArgument('--every and --for need --watch: they describe the watch of a canary.');
  if (hasOneOf('drop-route', 'take-route') && !values.why?.trim())
    throw new Error('--drop-route and --take-route need --why: the decision is recorded in the history.');
}

function reason(flag: string, text: string | undefined): string | null {
  if (text?.trim() === '') throw new Error(`${flag} needs a reason, which is recorded in the history.`);
  return text ?? null;
}

/** Returns the app of a repository that has one; `undefined` in one with several. */
export function onlyApp(): AppName | undefined {
  return APPS.length === 1 ? APPS[0] : undefined;
}

/** Returns the name of one of these apps. @throws Error listing them */
export function requireAppName(name: string | undefined, apps: readonly AppName[]): AppName {
  const found = apps.find((app) => app === name);
  if (found !== undefined) return found;
  if (name === undefined) throw new Error(`The name of the app is missing. Apps: ${apps.join(', ')}`);
  throw new Error(`Unknown app ${name}. ${suggestionFor(name, apps)}Apps: ${apps.join(', ')}`);
}

/** Parses `/old=>/new` or `/old`. */
function routeDecision(text: string): RouteDecision {
  const [route = '', to = null, ...more] = text.split('=>').map((path) => path.trim());
  const isPath = (path: string) => /^\/(?![/\\])/.test(path);
  if (more.length === 0 && isPath(route) && (to === null || isPath(to))) return { route, to };
  throw new Error(`--drop-route takes "/old=>/new" or "/old", not "${text}".`);
}

/** Returns a question with the name that was probably meant, or nothing. */
export function suggestionFor(name: string, names: readonly string[]): string {
  const closest = closestName(name, names);
  return closest === null ? '' : `Did you mean ${closest}? `;
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
