import { symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { bundleProgram } from '@storefront/tooling/build/bundle-program';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

/** Native packages, and packages that read files of their own. */
const PACKAGES = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'sharp',
  'pdfkit',
  'dejavu-fonts-ttf',
].map((name) => ({ name, owner: 'backend' }));
const SEED_FOLDERS = ['pages', 'groups', 'deals'];

/**
 * Bundles the backend of the demonstration, whose bank is simulated, and the simulated supplier. The backend is the same
 * code as in production with other services outside (`backend/src/serve.ts`).
 */
export function bundleDemonstration(folder: string): { readonly backend: string; readonly supplier: string } {
  const backend = bundleProgram('demo/server.ts', join(folder, 'backend'), PACKAGES);
  for (const kind of SEED_FOLDERS)
    symlinkSync(join(WORKSPACE_ROOT, 'demo/content', kind), join(folder, 'backend', kind));
  const supplier = bundleProgram('demo/supplier-simulator/server.ts', join(folder, 'supplier'), PACKAGES);
  bundleProgram('demo/supplier-simulator/search/search-thread.ts', join(folder, 'supplier'));
  return { backend, supplier };
}
