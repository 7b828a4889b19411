import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ParseArgsConfig } from 'node:util';

import { InvalidArgument, readArguments, requestsHelp } from '@storefront/server-kit/command-arguments';
import { errorMessage } from '@storefront/server-kit/error-text';
import { APPS, isAppNameForm, type AppName } from '@storefront/tooling/apps';

import { readEnvironment } from '../config/environment';
import { appsOfShop } from '../registry/apps-of-shop';
import {
  countersignRoot,
  firstRoot,
  signRoot,
  withKey,
  withoutKey,
  withRootKeys,
} from '../signing/change-root';
import { readReleaseKeys, ROOT_FILE, signingKeyFrom } from '../signing/release-keys';
import { ALL_APPS, rootDocumentSchema, type RootDocument } from '../signing/root-document';
import { keyIdOf, type SigningKey } from '../signing/sign-json';
import { openWritableStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';

import { isKeysVerb, requireKeysForm, type KeysVerb } from './keys-forms';
import { requireAppName, suggestionFor } from './release-arguments';
import { COMMAND } from './release-forms';

const KEYS_USAGE = `npm run release -- keys list                                    shows which key may sign what
npm run release -- keys create <file.pem>                       creates a private key; prints its public key
npm run release -- keys init --root <file.pem>                  creates the root document: the keys trusted so far may sign all apps
npm run release -- keys allow <public.pem> --apps <app,app> --owner <team> [--timestamp] --root <file.pem>
                                                                --other-repository: the apps are not of this workspace
npm run release -- keys revoke <key id> --why <text> --root <file.pem>
npm run release -- keys replace-root --root <old.pem> --new-root <new.pem> [--threshold 1]
npm run release -- keys countersign <root.json> --root <file.pem>
npm run release -- keys publish <root.json>                     publishes a document that was written with --out
npm run release -- keys sign-again [app …] --why <text> [--above <revision>]
                                                                signs what is live with the keys of this machine

--root and --new-root may be repeated. --out <root.json> writes the signed document to a file instead of publishing it.`;

interface KeysCommand {
  readonly operands: readonly string[];
  readonly rootKeys: readonly SigningKey[];
  readonly newRootKeys: readonly SigningKey[];
  readonly threshold: number;
  readonly apps: readonly string[];
  /** The apps may be unknown here: another repository releases them. */
  readonly elsewhere: boolean;
  readonly timestamp: boolean;
  readonly owner: string;
  readonly why: string;
  readonly above: number;
  readonly out: string | null;
}

/** `release keys`: changes which key may sign what. @throws Error naming what is missing */
export async function keysCommand(args: readonly string[]): Promise<void> {
  const [verb = '', ...rest] = args;
  if (verb === '' || requestsHelp(args)) return console.log(KEYS_USAGE);
  if (!isKeysVerb(verb)) throw new InvalidArgument(unknownVerb(verb));
  await SUBCOMMANDS[verb](readKeysArguments(verb, rest));
}

function unknownVerb(verb: string): string {
  const suggestion = suggestionFor(verb, Object.keys(SUBCOMMANDS));
  return `There is no command keys ${verb}. ${suggestion}All commands: ${COMMAND} keys --help`;
}

const SUBCOMMANDS: Readonly<Record<KeysVerb, (command: KeysCommand) => Promise<void>>> = {
  async list() {
    describeRoot(await requireRoot(await openStore()));
  },
  async create({ operands: [file = missing('the file for the private key')] }) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    console.log(`Key ${keyIdOf(publicKey)}, private key in ${file}. Its public key:\n`);
    console.log(publicKey.export({ type: 'spki', format: 'pem' }).toString());
  },
  async init({ rootKeys, threshold, out }) {
    const environment = readEnvironment();
    const { trusted, root } = readReleaseKeys(environment.releaseKeys);
    if (root)
      throw new Error('There is a root document already: change it with allow, revoke or replace-root.');
    const first = signRoot(firstRoot(requireKeys(rootKeys), threshold, trusted), rootKeys);
    await publish(await openStore(), first, out);
    if (out !== null) return;
    const file = join(environment.releaseKeys.folder, ROOT_FILE);
    mkdirSync(environment.releaseKeys.folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(first, null, 2)}\n`);
    // Deployments from before there were keys per app get a signature of their own.
    const store = await openStore();
    await store.signAgain(APPS, 'one signature for each app', 0);
    console.log(
      `Copy ${file} into RELEASE_KEYS of every machine that releases or serves (docs/operations.md, "Keys").`,
    );
  },
  async allow(command) {
    const { operands, apps, elsewhere, timestamp, owner, rootKeys, out } = command;
    const [file = missing('the public key')] = operands;
    const store = await openStore();
    const root = await requireRoot(store);
    // An app of another repository gets its key before its first release, when no list has its name.
    const listed = appsOfShop(await store.registry());
    const named = (app: string) => (elsewhere ? requireNameForm(app) : requireListed(app, listed));
    const names = apps.map((app) => (app === ALL_APPS ? app : named(app)));
    if (names.length === 0 && !timestamp) missing('--apps or --timestamp');
    const draft = withKey(root, readFileSync(file, 'utf8'), { apps: names, timestamp, owner });
    await publish(store, signRoot(draft, requireKeys(rootKeys)), out);
  },
  async revoke({ operands: [id = missing('the id of the key')], why, rootKeys, out }) {
    const store = await openStore();
    const draft = withoutKey(await requireRoot(store), id, new Date().toISOString(), requireReason(why));
    await publish(store, signRoot(draft, requireKeys(rootKeys)), out);
  },
  async 'replace-root'({ rootKeys, newRootKeys, threshold, out }) {
    const store = await openStore();
    const draft = withRootKeys(await requireRoot(store), requireKeys(newRootKeys), threshold);
    await publish(store, signRoot(draft, [...requireKeys(rootKeys), ...newRootKeys]), out);
  },
  async countersign({ operands: [file = missing('the root document')], rootKeys }) {
    const signed = countersignRoot(readRoot(file), requireKeys(rootKeys));
    writeFileSync(file, `${JSON.stringify(signed, null, 2)}\n`);
    console.log(`${file} has ${signed.signatures.length} signatures.`);
  },
  async publish({ operands: [file = missing('the root document')] }) {
    await publish(await openStore(), readRoot(file), null);
  },
  async 'sign-again'({ operands, why, above }) {
    // Not compared with the registry: after a restored backup it cannot be read before it is signed again.
    const apps = operands.length > 0 ? operands.map(requireNameForm) : APPS;
    const store = await openStore();
    await store.signAgain(apps, requireReason(why), above);
    console.log(`Signed again: ${apps.join(', ')}.`);
  },
};

const OPTIONS = {
  root: { type: 'string', multiple: true, default: [] },
  'new-root': { type: 'string', multiple: true, default: [] },
  threshold: { type: 'string', default: '1' },
  apps: { type: 'string', default: '' },
  'other-repository': { type: 'boolean', default: false },
  timestamp: { type: 'boolean', default: false },
  owner: { type: 'string', default: '' },
  why: { type: 'string', default: '' },
  above: { type: 'string', default: '0' },
  out: { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

function readKeysArguments(verb: KeysVerb, args: readonly string[]): KeysCommand {
  const { values, positionals, given } = readArguments(args, OPTIONS, `${COMMAND} keys`);
  requireKeysForm(verb, positionals, given);
  return {
    operands: positionals,
    rootKeys: values.root.map(readPrivateKey),
    newRootKeys: values['new-root'].map(readPrivateKey),
    threshold: wholeNumber('--threshold', values.threshold),
    apps: values.apps.split(',').filter((app) => app !== ''),
    elsewhere: values['other-repository'],
    timestamp: values.timestamp,
    owner: values.owner,
    why: values.why,
    above: wholeNumber('--above', values.above),
    out: values.out ?? null,
  };
}

async function publish(store: ReleaseStore, root: RootDocument, out: string | null): Promise<void> {
  if (out === null) await store.publishRoot(root);
  else writeFileSync(out, `${JSON.stringify(root, null, 2)}\n`);
  console.log(`Root document ${root.version} ${out === null ? 'is published' : `is in ${out}`}.`);
  describeRoot(root);
}

function describeRoot({ version, threshold, rootKeys, keys, revoked }: RootDocument): void {
  console.log(`root ${version}, signed by ${threshold} of ${Object.keys(rootKeys).join(', ')}`);
  for (const [id, { apps, timestamp, owner }] of Object.entries(keys)) {
    const state = revoked[id] ? `  revoked ${revoked[id].at}: ${revoked[id].why}` : '';
    console.log(`  ${id}  ${[...apps, ...(timestamp ? ['timestamp'] : [])].join(', ')}  ${owner}${state}`);
  }
}

function openStore(): Promise<ReleaseStore> {
  return openWritableStore(readEnvironment());
}

async function requireRoot(store: ReleaseStore): Promise<RootDocument> {
  const root = await store.root();
  if (root) return root;
  throw new Error(
    'There is no root document: every trusted key may sign every app. Create one with keys init.',
  );
}

function requireListed(name: string, listed: readonly AppName[]): AppName {
  try {
    return requireAppName(name, listed);
  } catch (error) {
    throw new Error(
      `${errorMessage(error)}. Add --other-repository for the first release of another repository.`,
      {
        cause: error,
      },
    );
  }
}

function requireNameForm(name: string): AppName {
  if (isAppNameForm(name)) return name;
  throw new Error(`${name} is no name of an app: shell, or mfe-<area> such as mfe-example.`);
}

function readRoot(file: string): RootDocument {
  return rootDocumentSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function readPrivateKey(file: string): SigningKey {
  return signingKeyFrom(readFileSync(file, 'utf8'), file);
}

function requireKeys(keys: readonly SigningKey[]): readonly SigningKey[] {
  return keys.length > 0 ? keys : missing('--root <file.pem>');
}

function requireReason(why: string): string {
  return why.trim() === '' ? missing('--why <text>') : why;
}

function wholeNumber(flag: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new Error(`${flag} takes an integer, not ${text}.`);
}

/** @throws Error always */
function missing(what: string): never {
  throw new Error(`The command needs ${what}.\n\n${KEYS_USAGE}`);
}
