import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CONTRACT_VERSION } from '@storefront/shared/contracts/contract-version';

import { declaredApps } from '../apps';
import { WORKSPACE_ROOT } from '../workspace';

import { generateOwnRepository, generateRemote, withTableEntry } from './generate-remote';
import { requirePath, requireRemoteName } from './remote-name';

const REMOTE = { name: 'mfe-gift-cards', path: '/gift-cards/:cardId', contract: '1.4.0' } as const;
const WORKSPACE_FILE = 'pnpm-workspace.yaml';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-remote-'));
  copyFileSync(join(WORKSPACE_ROOT, WORKSPACE_FILE), join(root, WORKSPACE_FILE));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('generating a remote', () => {
  it('declares it as an app, in the list of packages and nowhere else', () => {
    const before = read(WORKSPACE_FILE);
    const files = generateRemote(root, REMOTE);

    expect(declaredApps(root)).toEqual(['mfe-gift-cards']);
    const lines = before.split('\n');
    const added = read(WORKSPACE_FILE)
      .split('\n')
      .filter((line) => !lines.includes(line));
    expect(added).toEqual(['  - mfe-gift-cards']);
    expect(files.filter((file) => !file.startsWith('mfe-gift-cards/'))).toEqual([WORKSPACE_FILE]);
    for (const file of files) expect(existsSync(join(root, file))).toBe(true);
  });

  it('writes its route, a test of it and its session fixtures', () => {
    generateRemote(root, REMOTE);

    expect(read('mfe-gift-cards/src/remote.ts')).toContain(
      "routes: [{ path: '/gift-cards/:cardId', lazy: () => import('./routes/gift-cards.route') }]",
    );
    expect(read('mfe-gift-cards/src/remote.ts')).toContain("contract: '^1.4.0'");
    expect(read('mfe-gift-cards/src/routes/gift-cards.route.tsx')).toContain(
      '<PageHeading>Gift cards</PageHeading>',
    );
    expect(read('mfe-gift-cards/src/routes/gift-cards.route.test.tsx')).toContain("'/gift-cards/example'");
    expect(read('mfe-gift-cards/src/session-fixtures/session-fixtures.ts')).toContain(
      'writes: [], reads: []',
    );
  });

  it('adds the folder to the row of remotes in the README', () => {
    const row = '| `mfe-search/` `mfe-checkout/`  | the remotes | `shared` |';
    writeFileSync(join(root, 'README.md'), `# Shop\n\n| \`shell/\` | the host | |\n${row}\n`);
    generateRemote(root, REMOTE);

    expect(read('README.md')).toContain('| `mfe-search/` `mfe-checkout/` `mfe-gift-cards/`  | the remotes');
    expect(read('README.md')).toContain('| `shell/` | the host | |');
    expect(withTableEntry('no table', 'mfe-gift-cards')).toBe('no table');
  });

  it('does not write into a folder that exists', () => {
    generateRemote(root, REMOTE);
    expect(() => generateRemote(root, REMOTE)).toThrow('The folder mfe-gift-cards exists already');
  });
});

describe('generating a repository of its own', () => {
  const tarballs = () => {
    const file = (name: string) => {
      writeFileSync(join(root, name), name);
      return join(root, name);
    };
    return { contract: file('contract.tgz'), ui: file('ui.tgz'), 'remote-tools': file('tools.tgz') };
  };
  const packageOf = (folder: string): unknown =>
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

  it('contains the published packages and does not name the workspace', () => {
    const folder = join(root, 'elsewhere');
    const files = generateOwnRepository(folder, REMOTE, tarballs());

    expect(packageOf(folder)).toMatchObject({
      name: 'mfe-gift-cards',
      storefront: { app: 'remote', repository: 'own' },
      dependencies: { '@storefront/contract': 'file:packages/contract.tgz' },
      devDependencies: { '@storefront/remote-tools': 'file:packages/tools.tgz' },
    });
    expect(readFileSync(join(folder, 'packages/ui.tgz'), 'utf8')).toBe('ui.tgz');
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    expect(texts).not.toMatch(/@storefront\/(?:shared|tooling|server-kit)|workspace:|catalog:/);
    expect(texts).toContain("from '@storefront/contract/remote-module'");
  });

  it('names versions when the packages are in a registry', () => {
    const folder = join(root, 'elsewhere');
    generateOwnRepository(folder, REMOTE, null);

    expect(packageOf(folder)).toMatchObject({
      dependencies: { '@storefront/contract': `^${CONTRACT_VERSION}` },
    });
    expect(existsSync(join(folder, 'packages'))).toBe(false);
  });

  it('does not write into a folder that has files', () => {
    const folder = join(root, 'elsewhere');
    generateOwnRepository(folder, REMOTE, null);
    expect(() => generateOwnRepository(folder, REMOTE, null)).toThrow('is not empty');
  });
});

describe('the name', () => {
  it.each([
    'gift-cards',
    'mfe-',
    'mfe-Gift',
    'mfe-gift_cards',
    'mfe--gift',
    'mfe-1st',
    '../mfe-x',
    `mfe-${'a'.repeat(40)}`,
  ])('is rejected against the rules: %s', (name) => {
    expect(() => requireRemoteName(name, [])).toThrow(`"${name}" cannot be the name of a remote`);
  });

  it('is rejected when it is taken', () => {
    expect(() => requireRemoteName('mfe-deal', [])).toThrow('mfe-deal exists already: choose another name.');
    expect(() => requireRemoteName('mfe-new', ['mfe-new'])).toThrow('mfe-new exists already');
    expect(requireRemoteName('mfe-gift-cards', ['shared'])).toBe('mfe-gift-cards');
  });
});

describe('the path', () => {
  const routes = { shell: ['/about-us'], 'mfe-deal': ['/deal/:dealId'] };

  it.each(['gift-cards', '/', '//a', '/a/', '/:id', '/Gift', '/a b', '/a?b', '/a/*'])(
    'is rejected against the rules: %s',
    (path) => {
      expect(() => requirePath(path, routes)).toThrow(`"${path}" cannot be the path of a page`);
    },
  );

  it.each([
    ['/about-us', '/about-us belongs to shell (/about-us): choose another path.'],
    ['/deal/:id', '/deal/:id belongs to mfe-deal (/deal/:dealId): choose another path.'],
    ['/releases/new', '/releases belongs to the servers: choose another path.'],
  ])('is rejected when it is taken: %s', (path, message) => {
    expect(() => requirePath(path, routes)).toThrow(message);
  });

  it('may have parameters after a fixed segment', () => {
    expect(requirePath('/gift-cards/:cardId', routes)).toBe('/gift-cards/:cardId');
  });
});
