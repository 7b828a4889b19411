import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { APPS, declaredApps, isAppName, REMOTES } from './apps';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'apps-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function workspace(packages: Readonly<Record<string, string | null>>): void {
  writeFileSync(
    join(root, 'pnpm-workspace.yaml'),
    `packages:\n${Object.keys(packages)
      .map((name) => `  - ${name}\n`)
      .join('')}`,
  );
  for (const [name, app] of Object.entries(packages)) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'package.json'), JSON.stringify(app ? { storefront: { app } } : {}));
  }
}

it('lists the apps that the workspace declares, the host first', () => {
  workspace({ shared: null, 'mfe-deal': 'remote', 'mfe-gift-cards': 'remote', shell: 'host' });
  expect(declaredApps(root)).toEqual(['shell', 'mfe-deal', 'mfe-gift-cards']);
});

it('leaves out an app whose folder is missing', () => {
  workspace({ shell: 'host', 'mfe-deal': 'remote' });
  rmSync(join(root, 'mfe-deal'), { recursive: true });
  expect(declaredApps(root)).toEqual(['shell']);
});

it.each([
  [{ shell: 'host', deals: 'remote' }, 'deals'],
  [{ shell: 'host', 'mfe-Deals': 'remote' }, 'mfe-Deals'],
  [{ 'mfe-deal': 'host' }, 'mfe-deal'],
  [{ shell: 'remote' }, 'shell'],
])('rejects a name that is against the rules: %j', (packages, name) => {
  workspace(packages);
  expect(() => declaredApps(root)).toThrow(`${name}/package.json declares`);
});

it('knows the apps of this workspace', () => {
  expect(APPS[0]).toBe('shell');
  expect(REMOTES).toEqual(APPS.slice(1));
  expect(isAppName('mfe-checkout')).toBe(true);
  expect(isAppName('mfe-none')).toBe(false);
  expect(isAppName('shared')).toBe(false);
});
