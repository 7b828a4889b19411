import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the build and the checks of an app need beside its sources. */
const COMMON = [
  'shared',
  'server-kit',
  'tooling',
  'delivery',
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  'tsconfig.json',
  'storefront.config.json',
  'jest.config.cjs',
  '.oxlintrc.json',
  '.dependency-cruiser.cjs',
];

/** A working copy of a team, with these parts and no others, for a test to change. */
export function workspaceWith(root: string, parts: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'team-'));
  for (const name of [...COMMON, ...parts]) {
    cpSync(join(root, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
