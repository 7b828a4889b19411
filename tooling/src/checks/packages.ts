import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { APPS } from '../build/apps';
import { WORKSPACE_ROOT } from '../workspace';

/** Every package of the workspace, in the order of pnpm-workspace.yaml. */
export const WORKSPACE_PACKAGES = packagesOf(
  readFileSync(join(WORKSPACE_ROOT, 'pnpm-workspace.yaml'), 'utf8'),
);

/** Packages whose code runs in a page. */
export const PAGE_PACKAGES: readonly string[] = [...APPS, 'shared', 'styleguide'];

export function packagesOf(workspaceFile: string): string[] {
  const list = /^packages:\n(?<items>(?:\s+- .+\n)+)/m.exec(workspaceFile)?.groups?.['items'] ?? '';
  return [...list.matchAll(/- ['"]?(?<name>[^'"\n]+)/g)].map(({ groups }) => groups?.['name'] ?? '');
}
