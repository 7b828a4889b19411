import { closestName } from '@storefront/server-kit/closest-name';
import {
  InvalidArgument,
  requireNoSurplusArguments,
  requireOwnFlags,
  surplusArguments,
  type CommandForm,
} from '@storefront/server-kit/command-arguments';
import { isAppName } from '@storefront/tooling/apps';

export const COMMAND = 'npm run release --';

const CHANGE = ['why', 'dry-run'];
const ROUTES = ['drop-route', 'take-route'];

/** What each subcommand takes, by name. */
export const SUBCOMMAND_FORMS = {
  promote: { operands: ['<app>'], flags: [...CHANGE, 'untried', 'override-harmful', ...ROUTES] },
  rollback: {
    operands: ['<app>', '[version]'],
    flags: [...CHANGE, 'not-harmful', 'override-harmful', ...ROUTES],
  },
  withdraw: { operands: ['<app>'], flags: [...CHANGE, 'drop-route'] },
  restore: { operands: ['<app>'], flags: [...CHANGE, 'override-harmful'] },
  renew: { operands: [], flags: [] },
  mark: { operands: ['<app>', '<version>'], flags: CHANGE },
  unmark: { operands: ['<app>', '<version>'], flags: CHANGE },
  watch: { operands: ['<app>'], flags: ['every', 'for'] },
  status: { operands: ['[app]'], flags: [] },
  canary: { operands: ['[app]'], flags: [] },
  history: { operands: ['[app]'], flags: [] },
  list: { operands: ['[app]'], flags: [] },
  diff: { operands: ['<app>', '[from]', '[to]'], flags: ['json'] },
  sbom: { operands: ['<app>', '[version]'], flags: [] },
  preview: { operands: ['<app>@<version> …'], flags: ['hours', 'page'] },
} as const satisfies Readonly<Record<string, CommandForm>>;

export type Subcommand = keyof typeof SUBCOMMAND_FORMS;

/** A release, whose first word is the app itself. */
const RELEASE_FORM: CommandForm = {
  operands: [],
  flags: [
    ...CHANGE,
    'canary',
    'watch',
    'every',
    'for',
    'no-live',
    'skip-tests',
    'untried',
    'override-harmful',
    ...ROUTES,
  ],
};

export function isSubcommand(name: string): name is Subcommand {
  return Object.hasOwn(SUBCOMMAND_FORMS, name);
}

/**
 * Checks that the command takes every word and every flag: one that is ignored would do something else than intended.
 *
 * @param given names of the flags
 * @param canary the percentage as typed
 * @throws InvalidArgument with the command that was probably meant
 */
export function requireForm(
  [name = '', ...args]: readonly string[],
  given: ReadonlySet<string>,
  canary: string | undefined,
): void {
  if (isSubcommand(name)) {
    const form = SUBCOMMAND_FORMS[name];
    requireNoSurplusArguments(`${COMMAND} ${name}`, form, args);
    const [app = '<app>'] = args;
    if (name === 'promote' && canary !== undefined)
      throw new InvalidArgument(
        `promote takes no --canary. To give it to ${canary}% of the visitors: ${COMMAND} ${app} --canary ${canary}`,
      );
    requireOwnFlags(name, form, given);
  } else if (isAppName(name)) {
    if (args.length > 0) throw new InvalidArgument(surplusOfRelease(name, args));
    if (given.has('not-harmful'))
      throw new InvalidArgument(
        `A release takes no --not-harmful. To roll back without a mark: ${COMMAND} rollback ${name} --not-harmful`,
      );
    requireOwnFlags('A release', RELEASE_FORM, given);
  }
}

function surplusOfRelease(app: string, args: readonly string[]): string {
  const [word = '', ...operands] = args;
  const closest = closestName(word, Object.keys(SUBCOMMAND_FORMS)) ?? '';
  const meant = [app, ...operands];
  const isMeant =
    isSubcommand(closest) &&
    /^[<[]app[>\]]$/.test(SUBCOMMAND_FORMS[closest].operands[0] ?? '') &&
    surplusArguments(SUBCOMMAND_FORMS[closest], meant).length === 0;
  return isMeant
    ? `${app} takes no further words. Did you mean: ${COMMAND} ${closest} ${meant.join(' ')}?`
    : `${app} takes no further words: ${args.join(' ')}. To release it: ${COMMAND} ${app}`;
}
