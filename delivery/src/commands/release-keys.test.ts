import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aBuild } from '../../testing/build-builder';
import { readEnvironment } from '../config/environment';
import { releaseBuild } from '../release/release-build';
import { openWritableStore } from '../store/open-store';

import { keysCommand } from './release-keys';

let folder: string;
let printed: jest.SpyInstance;
const before = { ...process.env };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-command-'));
  Object.assign(process.env, {
    DATA_DIR: folder,
    RELEASE_STORE: join(folder, 'releases'),
    RELEASE_KEYS: join(folder, 'keys'),
  });
  printed = jest.spyOn(console, 'log').mockImplementation(() => {});
  const build = await aBuild(folder, 'mfe-deal', 'one');
  await releaseBuild(await openStore(), build, { why: 'test' });
  await keys('create', path('root.pem'));
});
afterEach(async () => {
  printed.mockRestore();
  process.env = { ...before };
  await rm(folder, { recursive: true, force: true });
});

const path = (name: string) => join(folder, name);
const openStore = () => openWritableStore(readEnvironment());
const rootKey = () => ['--root', path('root.pem')];

/** Runs `release keys` with these arguments. @returns what it prints */
async function keys(...args: readonly string[]): Promise<string> {
  printed.mockClear();
  await keysCommand(args);
  return printed.mock.calls.flat().join('\n');
}

/** Creates a private key, and a file with its public key. @returns its id */
async function teamKey(name: string): Promise<string> {
  const output = await keys('create', path(`${name}.pem`));
  await writeFile(path(`${name}.pub.pem`), output.slice(output.indexOf('-----BEGIN')));
  return /Key (\S+),/.exec(output)?.[1] ?? '';
}

describe('release keys', () => {
  it('creates a private key that only its owner may read, and never replaces one', async () => {
    expect((await stat(path('root.pem'))).mode & 0o777).toBe(0o600);
    const pem = await readFile(path('root.pem'), 'utf8');
    await expect(keys('create', path('root.pem'))).rejects.toThrow(/EEXIST/);
    expect(await readFile(path('root.pem'), 'utf8')).toBe(pem);
  });

  it('gives a team a key for its app, and takes it away with a recorded reason', async () => {
    await expect(keys('list')).rejects.toThrow(/Create one with keys init/);
    expect(await keys('init', ...rootKey())).toContain('Root document 1 is published');
    await expect(keys('init', ...rootKey())).rejects.toThrow(/There is a root document already/);

    const id = await teamKey('deal');
    const allowed = await keys(
      'allow',
      path('deal.pub.pem'),
      '--apps',
      'mfe-deal',
      '--owner',
      'team deal',
      ...rootKey(),
    );
    expect(allowed).toContain('Root document 2 is published');
    expect(await keys('list')).toContain(`  ${id}  mfe-deal  team deal`);

    await keys('revoke', id, '--why', 'laptop lost', ...rootKey());
    expect(await keys('list')).toMatch(new RegExp(`${id} .* revoked \\S+: laptop lost`));
    expect(Object.keys((await (await openStore()).root())?.revoked ?? {})).toEqual([id]);
  });

  it('replaces the root key only after the threshold of the new ones has signed', async () => {
    await keys('init', ...rootKey());
    await keys('create', path('new-one.pem'));
    await keys('create', path('new-two.pem'));
    const draft = path('root.json');
    await keys(
      'replace-root',
      ...rootKey(),
      '--new-root',
      path('new-one.pem'),
      '--new-root',
      path('new-two.pem'),
      '--threshold',
      '2',
      '--out',
      draft,
    );
    expect((await (await openStore()).root())?.version).toBe(1);
    expect(await keys('countersign', draft, '--root', path('new-two.pem'))).toContain('3 signatures');
    expect(await keys('publish', draft)).toContain('Root document 2 is published');

    const id = await teamKey('deal');
    const allow = ['allow', path('deal.pub.pem'), '--apps', 'mfe-deal', '--owner', 'team deal'];
    await expect(keys(...allow, ...rootKey())).rejects.toThrow();
    await expect(keys(...allow, '--root', path('new-one.pem'))).rejects.toThrow();
    await keys(...allow, '--root', path('new-one.pem'), '--root', path('new-two.pem'));
    expect(await keys('list')).toContain(id);
  });

  it('allows a key to sign an app of another repository, which no list has, when the owner states it [DEC-301]', async () => {
    await keys('init', ...rootKey());
    const id = await teamKey('guests');
    const allow = ['allow', path('guests.pub.pem'), '--apps', 'mfe-gift-cards', '--owner', 'guests'];
    await expect(keys(...allow, ...rootKey())).rejects.toThrow(
      /Unknown app mfe-gift-cards.*Add --other-repository/,
    );

    await keys(...allow, '--other-repository', ...rootKey());
    expect((await (await openStore()).root())?.keys[id]?.apps).toEqual(['mfe-gift-cards']);
    await expect(
      keys('allow', path('guests.pub.pem'), '--apps', '../shell', '--other-repository', ...rootKey()),
    ).rejects.toThrow(/is no name of an app/);
  });

  it('signs what is live again, with a reason in the history', async () => {
    await keys('init', ...rootKey());
    expect(await keys('sign-again', 'mfe-deal', '--why', 'restored a backup', '--above', '40')).toContain(
      'Signed again: mfe-deal.',
    );
    const [last] = (await (await openStore()).history()).toReversed();
    expect(last).toMatchObject({ action: 'sign', part: 'mfe-deal', why: 'restored a backup' });
    expect((await (await openStore()).registry()).revision).toBeGreaterThan(40);
  });

  it.each([[[]], [['help']], [['--help']], [['revoke', '--help']]])(
    'prints the usage for %j',
    async (args) => {
      expect(await keys(...args)).toContain('keys create <file.pem>');
    },
  );

  it.each([
    [['allow', '/none.pem', '--apps', 'mfe-dael', '--root', 'root.pem'], /Did you mean mfe-deal/],
    [['revoke', 'abc', '--root', 'root.pem'], /needs --why <text>/],
    [['replace-root'], /needs --root <file\.pem>/],
    [['sign-again'], /needs --why <text>/],
    [['create'], /needs the file for the private key/],
    [['replace-root', '--threshold', 'two'], /--threshold takes an integer, not two/],
    [['revoke', 'abc', 'def', '--why', 'lost'], /Not understood: def\. Usage: .* keys revoke <key id>/],
    [['create', 'one.pem', 'two.pem'], /Not understood: two\.pem\. Usage: .* keys create <file\.pem>/],
    [
      ['sign-again', '--why', 'x', '--out', 'root.json'],
      /keys sign-again takes no --out\. It takes --why, --above/,
    ],
    [['revoke', 'abc', '--whi', 'lost'], /There is no flag --whi\. Did you mean --why\?/],
    [['revok', 'abc'], /There is no command keys revok\. Did you mean revoke\?/],
    [['frobnicate'], /There is no command keys frobnicate\. All commands: .* keys --help/],
  ])('names what is missing or wrong in %j', async (args, message) => {
    await keys('init', ...rootKey());
    await expect(keys(...args.map((one) => (one === 'root.pem' ? path(one) : one)))).rejects.toThrow(message);
  });
});
