import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkLicences } from './licences';

let store: string;
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'licences-'));
});
afterEach(() => rmSync(store, { recursive: true, force: true }));

function install(name: string, license?: unknown, licenses?: unknown): string {
  const folder = join(store, `${name.replace('/', '+')}@1.0.0`, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', license, licenses }));
  return folder;
}

describe('the licences of packages', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', { type: 'ISC' }])('may be %j', (license) => {
    install('good', license);
    expect(checkLicences(store)).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', 'bad@1.0.0 has the licence GPL-3.0-only'],
    ['MIT AND GPL-3.0-only', 'bad@1.0.0 has the licence MIT AND GPL-3.0-only'],
    ['SEE LICENSE IN license.md', 'bad@1.0.0 has the licence SEE LICENSE IN license.md'],
    [undefined, 'bad@1.0.0 has no licence'],
  ])('may not be %j', (license, problem) => {
    install('bad', license);
    expect(checkLicences(store)).toEqual([problem]);
  });

  it('may be a list from before SPDX', () => {
    install('good', undefined, [{ type: 'GPL-3.0-only' }, { type: 'MIT' }]);
    expect(checkLicences(store)).toEqual([]);
  });

  it('are accepted for packages whose licence a person has read', () => {
    install('axe-core', 'MPL-2.0');
    expect(checkLicences(store)).toEqual([]);
  });

  it('are read once for each package, also of a scope and beside links', () => {
    const bad = install('bad', 'GPL-3.0-only');
    const scoped = install('@scope/good', 'MIT');
    symlinkSync(bad, join(scoped, '../../bad'));
    writeFileSync(join(store, 'lock.yaml'), '');
    expect(checkLicences(store)).toEqual(['bad@1.0.0 has the licence GPL-3.0-only']);
  });
});
