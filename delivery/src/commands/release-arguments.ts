import { parseArgs } from 'node:util';

import { isPartName, PARTS, type PartName } from '@storefront/tooling/build/parts';

export const USAGE = `npm run release -- <part>                               builds that part alone, checks it and makes it live
npm run release -- <part> --canary <percent> [--watch]  for that share of the visitors only
npm run release -- <part> --no-live                     into the store only, to be previewed
npm run release -- promote <part>                       the canary for everyone
npm run release -- rollback <part> [version]            takes the canary back, or else the live version
npm run release -- watch <part> [--every 15] [--for 60] takes the canary back by itself when it does harm
                                                        (seconds between looks, minutes in all)
npm run release -- status [part]                        what is live for whom, since when, and how it does
npm run release -- history [part]                       who changed what, when and why
npm run release -- diff <part> [from] [to]              what differs between two releases
npm run release -- list [part]                          every published version
npm run release -- preview <part>@<version> [more] [--hours 24] [--page /all-deals]
                                                        a link that shows those releases and changes nothing

With every change: --why <text> for the history, --dry-run checks everything and changes nothing.
--skip-tests <reason> releases without the tests of the part; the history keeps the reason.
Parts: ${PARTS.join(', ')}`;

export interface ReleaseArguments {
  readonly words: readonly string[];
  readonly why: string | null;
  /** Percent of the visitors, 1 to 99. */
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

/** @throws Error naming the argument that does not fit. */
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
  if (values['no-live'] && canary !== null) throw new Error('--no-live and --canary exclude each other.');
  if (values.watch && canary === null)
    throw new Error('--watch goes with --canary: there is nothing else to watch.');
  const untested = values['skip-tests'] ?? null;
  if (untested?.trim() === '') throw new Error('--skip-tests wants a reason, which the history keeps.');
  return {
    words: positionals,
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

/** @throws Error naming the parts there are. */
export function partNamed(name: string | undefined): PartName {
  if (name !== undefined && isPartName(name)) return name;
  throw new Error(
    `${name === undefined ? 'Which part?' : `No part ${name}.`} There are: ${PARTS.join(', ')}`,
  );
}

function percent(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 99) return number;
  throw new Error(`--canary takes a whole number of percent from 1 to 99, not ${text}.`);
}

function positive(flag: string, text: string): number {
  const number = Number(text);
  if (Number.isFinite(number) && number > 0) return number;
  throw new Error(`${flag} takes a number above nought, not ${text}.`);
}
