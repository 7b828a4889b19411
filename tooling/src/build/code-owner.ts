import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { OWN_REPOSITORY_OF, WORKSPACE_ROOT } from '../workspace';

const CODE_OWNERS = join(WORKSPACE_ROOT, '.github/CODEOWNERS');

/** Returns the first owner of an app's folder in CODEOWNERS, or of its repository, such as `@storefront/deal`; `null` without one. */
export function codeOwnerOf(app: string, codeOwners = readCodeOwners()): string | null {
  const pattern = OWN_REPOSITORY_OF === null ? `/${app}/ ` : '* ';
  const line = codeOwners.split('\n').findLast((candidate) => candidate.startsWith(pattern));
  return line?.split(/\s+/)[1] ?? null;
}

/** A container image may hold the packages only. */
function readCodeOwners(): string {
  return existsSync(CODE_OWNERS) ? readFileSync(CODE_OWNERS, 'utf8') : '';
}
