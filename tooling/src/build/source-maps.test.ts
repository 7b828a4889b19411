import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { integrityOfBytes } from './integrity';
import { moveSourceMaps } from './source-maps';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maps-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the source maps of a build', () => {
  it('are moved out of the served files, each with its hash', () => {
    writeFileSync(join(folder, 'a.1.js'), 'code');
    writeFileSync(join(folder, 'a.1.js.map'), '{"version":3}');

    expect(moveSourceMaps(folder)).toEqual({ 'a.1.js': integrityOfBytes('{"version":3}') });
    expect(existsSync(join(folder, 'a.1.js.map'))).toBe(false);
    expect(readFileSync(join(folder, 'maps/a.1.js.map'), 'utf8')).toBe('{"version":3}');
  });

  it('may be absent', () => {
    writeFileSync(join(folder, 'a.1.js'), 'code');

    expect(moveSourceMaps(folder)).toEqual({});
  });
});
