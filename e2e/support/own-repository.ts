import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { startProcess, startScript } from '@storefront/server-kit/child-process';
import { readSources } from '@storefront/tooling/checks/source-files';

type Environment = Readonly<Record<string, string>>;

/** Runs a program in a folder. @returns its output; rejects with it when the program fails */
async function run(
  file: string,
  args: readonly string[],
  cwd: string,
  env: Environment = {},
): Promise<string> {
  const { closed, output } = startProcess(file, args, { cwd, env, output: 'capture' });
  const { code } = await closed;
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} failed:\n${output()}`);
  return output();
}

/** Runs a command of the workspace. @returns its output; rejects with it when the command fails */
export async function runCommand(
  script: string,
  args: readonly string[],
  root: string,
  env: Environment = {},
): Promise<string> {
  const { closed, output } = startScript(script, args, { cwd: root, env, output: 'capture' });
  const { code } = await closed;
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} failed:\n${output()}`);
  return output();
}

/** Runs `npm run <command>` of a remote with a repository of its own. */
export function storefrontCommand(
  folder: string,
  args: readonly string[],
  env: Environment,
): Promise<string> {
  return run(join(folder, 'node_modules/.bin/storefront'), args, folder, env);
}

/** Sources of the published packages. */
const PACKED_FROM = ['shared', 'tooling', 'server-kit/src', 'delivery/src', 'docs/contracts'];

/** Packs the published packages, or finds those of the same sources. @returns the folder of the tarballs */
export async function packedPackages(root: string): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-workspace.yaml')));
  for (const { path, text } of readSources(root, PACKED_FROM, /\.(?:tsx?|c?js|mjs|json|md|ya?ml)$/))
    hash.update(path).update(text);
  const cache = join(root, '.cache/packages');
  const folder = join(cache, hash.digest('hex').slice(0, 16));
  if (existsSync(join(folder, COMPLETE))) return folder;
  rmSync(cache, { recursive: true, force: true });
  await runCommand('tooling/src/commands/pack-contract.ts', [folder], root);
  writeFileSync(join(folder, COMPLETE), '');
  return folder;
}

const COMPLETE = 'complete';

/** Installs the packages of the repository as its team does. */
export async function installWithNpm(folder: string): Promise<void> {
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], folder);
}

/** Commands that the tools start, by package. */
const COMMANDS: Readonly<Record<string, string>> = {
  jest: 'jest/bin/jest.js',
  oxlint: 'oxlint/bin/oxlint',
  tsgolint: 'oxlint-tsgolint/bin/tsgolint.js',
  tsc: 'typescript/bin/tsc',
  storefront: '@storefront/remote-tools/bin/storefront.mjs',
};

/**
 * Installs the packed packages, and links all others to those that the workspace has installed: the same files without
 * a download. `npm run test:standalone` installs with npm.
 *
 * @param root of the workspace
 */
export async function installFromWorkspace(folder: string, root: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  for (const tarball of readdirSync(join(folder, 'packages'))) {
    const name = /^storefront-(?<name>.+)-[\d.]+\.tgz$/.exec(tarball)?.groups?.['name'] ?? tarball;
    const target = join(modules, '@storefront', name);
    mkdirSync(target, { recursive: true });
    await run(
      'tar',
      ['-xzf', join(folder, 'packages', tarball), '-C', target, '--strip-components=1'],
      folder,
    );
  }
  const installed = join(root, 'node_modules');
  linkPackages(installed, modules);
  linkPackages(join(installed, '.pnpm/node_modules'), modules);
  mkdirSync(join(modules, '.bin'));
  for (const [command, file] of Object.entries(COMMANDS))
    symlinkSync(join(modules, file), join(modules, '.bin', command));
  // npm makes the commands of a package executable.
  chmodSync(join(modules, '.bin/storefront'), 0o755);
  // Names the exact packages, as the lockfile of npm would.
  const hashes = readdirSync(join(folder, 'packages')).map((tarball) =>
    createHash('sha512')
      .update(readFileSync(join(folder, 'packages', tarball)))
      .digest('base64'),
  );
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ hashes }));
}

function linkPackages(from: string, to: string): void {
  for (const name of packagesIn(from)) {
    const target = join(to, name);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(from, name), target);
  }
}

/** The packages of the workspace itself are not part of what a team elsewhere has. */
function packagesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== '@storefront')
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((one) => `${name}/${one}`) : [name],
    );
}
