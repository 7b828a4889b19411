import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

import { WORKSPACE_ROOT } from '../../workspace';
import { bundlerFile, REQUIRE_BANNER } from '../bundle-program';

import { copyPackages } from './copy-packages';
import { SERVICES, type Service, type ServiceName } from './services';

/**
 * Builds one service into an empty folder: JavaScript without a compiler at run time, the few packages that cannot be
 * bundled, and a `package.json` that states their versions. Run its programs with `node` in that folder.
 *
 * @param folder is deleted first
 * @throws Error with the messages of the bundler, or naming what was not built before
 */
export function buildService(name: ServiceName, folder: string): void {
  const service: Service = SERVICES[name];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  bundle(service, folder);
  const { owner, names } = service.packages;
  const versions = copyPackages(names, join(WORKSPACE_ROOT, owner), folder);
  for (const [target, source] of Object.entries(service.files)) {
    const from = join(WORKSPACE_ROOT, source);
    if (!existsSync(from))
      throw new Error(`${source} does not exist: it is built before the service ${name}.`);
    mkdirSync(dirname(join(folder, target)), { recursive: true });
    cpSync(from, join(folder, target), { recursive: true });
  }
  const content = {
    name: `storefront-${name}`,
    private: true,
    type: 'module',
    storefront: { service: name },
    dependencies: Object.fromEntries(names.map((one) => [one, versions.get(one)])),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

function bundle({ programs, packages, absent }: Service, folder: string): void {
  const entries = Object.entries(programs).map(
    ([file, source]) => `${file.slice(0, -extname(file).length)}=${join(WORKSPACE_ROOT, source)}`,
  );
  const options = [
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--target=node20.19',
    // Programs of one service share their code.
    '--splitting',
    '--chunk-names=chunk-[hash]',
    '--log-level=error',
    `--banner:js=${REQUIRE_BANNER}`,
    `--outdir=${folder}`,
    ...[...packages.names, ...absent].map((module) => `--external:${module}`),
  ];
  execFileSync(process.execPath, [bundlerFile(), ...entries, ...options], {
    cwd: WORKSPACE_ROOT,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (const file of Object.keys(programs)) {
    const written = file.replace(/\.mjs$/, '.js');
    if (written !== file) renameSync(join(folder, written), join(folder, file));
  }
}
