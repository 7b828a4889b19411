import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { runChild, SITE_HEAP_MB } from './running-child';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'running-child-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('prints what a server writes to standard error as a person reads it', async () => {
  const script = join(folder, 'server.mjs');
  const entry = JSON.stringify({ level: 40, time: 1, msg: 'page not rendered', path: '/search' });
  writeFileSync(
    script,
    `console.error(${JSON.stringify(entry)}); console.error('plain'); console.log('ready')`,
  );
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const child = runChild('site', script, {}, /ready/);
  await child.ready;
  await child.ended;
  expect(errors.mock.calls.flat()).toEqual(['site: page not rendered (path /search)', 'plain']);
  errors.mockRestore();
});

describe('the heap of a server', () => {
  it('has the limit that it was started with', async () => {
    const script = join(folder, 'server.mjs');
    writeFileSync(
      script,
      `import { getHeapStatistics } from 'node:v8';
      console.log('heap ' + Math.round(getHeapStatistics().heap_size_limit / 1024 / 1024) + ' MB');`,
    );
    // The child inherits the options of Jest, which make its young generation larger.
    const options = { NODE_OPTIONS: '' };
    const child = runChild('planted server', script, options, /heap \d+ MB/, SITE_HEAP_MB);

    const limit = Number(/\d+/.exec(await child.ready)?.[0]);
    await child.ended;

    // The young generation comes on top of the limit.
    expect(limit).toBeGreaterThanOrEqual(SITE_HEAP_MB);
    expect(limit).toBeLessThan(SITE_HEAP_MB + 128);
  });

  it.each([
    ['Dockerfile', `CMD ["node", "--max-old-space-size=${SITE_HEAP_MB}", "server.js"]`],
    ['kubernetes/site.yaml', `[node, --max-old-space-size=${SITE_HEAP_MB}, server.js]`],
  ])('has the same limit for the site in %s', (file, command) => {
    expect(readFileSync(join(WORKSPACE_ROOT, 'deploy', file), 'utf8')).toContain(command);
  });
});
