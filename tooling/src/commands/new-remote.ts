import { copyFileSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { readArguments, requestsHelp } from '@storefront/server-kit/command-arguments';
import { fatalErrorText } from '@storefront/server-kit/error-text';
import { startProcess } from '@storefront/server-kit/child-process';
import { CONTRACT_VERSION } from '@storefront/shared/contracts/contract-version';
import { z } from 'zod';

import { readWorkspacePackages } from '../../workspace-packages.cjs';
import { APPS } from '../apps';
import { describeApp } from '../build/describe-app';
import { generateOwnRepository, generateRemote } from '../new-remote/generate-remote';
import { pageName, type NewRemote } from '../new-remote/remote-files';
import { requirePath, requireRemoteName, USAGE } from '../new-remote/remote-name';
import { packPackages, TARBALLS, tarballsIn } from '../packages/pack-packages';
import { WORKSPACE_ROOT } from '../workspace';

/** `npm run new-remote -- mfe-example /example`: a remote that builds, tests and can be released. */
async function newRemote(args: readonly string[]): Promise<void> {
  if (requestsHelp(args)) return console.log(USAGE);
  const { values, positionals } = readArguments(args, OPTIONS, 'npm run new-remote --');
  const [nameArgument, pathArgument, ...rest] = positionals;
  if (nameArgument === undefined || pathArgument === undefined || rest.length > 0) throw new Error(USAGE);
  const packages = readWorkspacePackages(WORKSPACE_ROOT).map((workspacePackage) => workspacePackage.name);
  const name = requireRemoteName(nameArgument, packages);
  const path = requirePath(pathArgument, await routesByApp());

  const { standalone } = values;
  if (standalone !== undefined)
    return newRepository({ name, path, contract: CONTRACT_VERSION }, resolve(standalone), values);

  const files = generateRemote(WORKSPACE_ROOT, { name, path, contract: CONTRACT_VERSION });
  for (const file of files) console.log(`  ${file}`);
  await installPackages();
  console.log(`
${name} owns ${path}. Next:

  npm run dev -- ${name}          http://localhost:3000${path}, with hot reload
  npm run test:unit -- ${name}
  npm run release -- ${name}

Its first page: ${name}/src/routes/${pageName(path)}.route.tsx. The guide: docs/new-remote.md`);
}

const OPTIONS = {
  standalone: { type: 'string' },
  packages: { type: 'string' },
  'from-registry': { type: 'boolean', default: false },
} as const;

type Options = ReturnType<typeof readArguments<typeof OPTIONS>>['values'];

async function newRepository(
  remote: NewRemote,
  folder: string,
  { packages, 'from-registry': fromRegistry }: Options,
): Promise<void> {
  const packed = async () =>
    packages === undefined ? packPackages(TARBALLS) : tarballsIn(resolve(packages));
  const files = generateOwnRepository(folder, remote, fromRegistry ? null : await packed());
  for (const file of files) console.log(`  ${file}`);
  console.log(`
${remote.name} owns ${remote.path}. Next, in ${folder}:

  npm install
  npm run dev -- --against http://localhost:3000
  npm test
  npm run release -- ${remote.name}

README.md says how it gets its key. The guide: docs/new-remote.md`);
}

async function routesByApp(): Promise<Record<string, readonly string[]>> {
  const entries = await Promise.all(
    APPS.map(async (app) => {
      const { routes } = await describeApp(app);
      return [app, routes.map((route) => route.path)] as const;
    }),
  );
  return Object.fromEntries(entries);
}

const rootPackageSchema = z.object({ packageManager: z.string() });

/** Adds the remote to the lockfile and links its packages, as tooling/bin/run.cjs does after a checkout. */
async function installPackages(): Promise<void> {
  const text = readFileSync(join(WORKSPACE_ROOT, 'package.json'), 'utf8');
  const { packageManager } = rootPackageSchema.parse(JSON.parse(text));
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const { closed, output } = startProcess(npx, ['--yes', packageManager, 'install', '--no-frozen-lockfile'], {
    cwd: WORKSPACE_ROOT,
    output: 'capture',
  });
  const { code } = await closed;
  if (code !== 0) {
    throw new Error(
      `The remote was written, but its packages could not be installed. Run: npx ${packageManager} install\n${output()}`,
    );
  }
  copyFileSync(
    join(WORKSPACE_ROOT, 'pnpm-lock.yaml'),
    join(WORKSPACE_ROOT, 'node_modules/.installed-lockfile'),
  );
}

newRemote(process.argv.slice(2)).catch((error: unknown) => {
  console.error(fatalErrorText(error));
  process.exit(1);
});
