import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { readWorkspacePackages } from '../../workspace-packages.cjs';
import { WORKSPACE_ROOT } from '../workspace';

import { bundlerFile } from './bundle-program';

const metafileSchema = z.object({
  inputs: z.record(
    z.string(),
    z.object({ imports: z.array(z.object({ path: z.string(), kind: z.string() })) }),
  ),
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loaded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Source files and names of packages that a program loads before it runs; `import()` loads nothing then. */
function loadedAtStart(program: string): ReadonlySet<string> {
  const metafile = join(folder, 'meta.json');
  const sources = readWorkspacePackages(WORKSPACE_ROOT).map(
    ({ name }) => `--alias:@storefront/${name}=${join(WORKSPACE_ROOT, name, name === 'demo' ? '' : 'src')}`,
  );
  const options = ['--bundle', '--platform=node', '--format=esm', '--packages=external', ...sources];
  execFileSync(
    process.execPath,
    [bundlerFile(), program, ...options, `--outfile=${folder}/out.mjs`, `--metafile=${metafile}`],
    { cwd: WORKSPACE_ROOT, env: { ...process.env, NODE_OPTIONS: '' }, stdio: 'pipe' },
  );
  const { inputs } = metafileSchema.parse(JSON.parse(readFileSync(metafile, 'utf8')));
  const loaded = new Set([program]);
  for (const file of loaded) {
    for (const { path, kind } of inputs[file]?.imports ?? []) if (kind !== 'dynamic-import') loaded.add(path);
  }
  return loaded;
}

it.each([
  ['backend/src/commands/content.ts', ['backend/src/app.ts', 'kysely']],
  ['backend/src/commands/booking.ts', ['backend/src/app.ts']],
  ['backend/src/commands/personal-data.ts', ['backend/src/app.ts']],
  ['demo/commands/content.ts', ['backend/src/app.ts', 'demo/demo-supplier.ts']],
  ['demo/server.ts', ['@redis/client', 'stripe']],
  ['delivery/src/edge/server.ts', ['@aws-sdk/client-s3']],
  ['delivery/src/commands/release.ts', ['@aws-sdk/client-s3', '@cyclonedx/cyclonedx-library']],
  ['studio/src/server/server.ts', ['webpack']],
])('%s loads only when it needs them: %j', (program, rare) => {
  const loaded = loadedAtStart(program);
  // What every program of ours loads.
  expect(loaded).toContain('zod');
  for (const one of rare) expect(loaded).not.toContain(one);
});
