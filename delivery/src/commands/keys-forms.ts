import {
  requireNoSurplusArguments,
  requireOwnFlags,
  type CommandForm,
} from '@storefront/server-kit/command-arguments';

import { COMMAND } from './release-forms';

/** What each subcommand of `release keys` takes, by name. */
const KEYS_FORMS = {
  list: { operands: [], flags: [] },
  create: { operands: ['<file.pem>'], flags: [] },
  init: { operands: [], flags: ['root', 'threshold', 'out'] },
  allow: {
    operands: ['<public.pem>'],
    flags: ['apps', 'other-repository', 'owner', 'timestamp', 'root', 'out'],
  },
  revoke: { operands: ['<key id>'], flags: ['why', 'root', 'out'] },
  'replace-root': { operands: [], flags: ['root', 'new-root', 'threshold', 'out'] },
  countersign: { operands: ['<root.json>'], flags: ['root'] },
  publish: { operands: ['<root.json>'], flags: [] },
  'sign-again': { operands: ['[app] …'], flags: ['why', 'above'] },
} as const satisfies Readonly<Record<string, CommandForm>>;

export type KeysVerb = keyof typeof KEYS_FORMS;

export function isKeysVerb(name: string): name is KeysVerb {
  return Object.hasOwn(KEYS_FORMS, name);
}

/** @throws InvalidArgument for a word or a flag that the subcommand does not take */
export function requireKeysForm(verb: KeysVerb, args: readonly string[], given: ReadonlySet<string>): void {
  requireNoSurplusArguments(`${COMMAND} keys ${verb}`, KEYS_FORMS[verb], args);
  requireOwnFlags(`keys ${verb}`, KEYS_FORMS[verb], given);
}
