import { join } from 'node:path';

import { buildService } from '@storefront/tooling/build/services/build-service';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { bundleDemonstration } from './bundle-demonstration';

/** Built programs of one release of the services. */
export interface ShopPrograms {
  /** The checkout that they were built from, whose content the backend of the demonstration reads. */
  readonly checkout: string;
  /** File of the backend of the demonstration. */
  readonly backend: string;
  /** Folder of the service `site`. */
  readonly site: string;
}

/** Builds the programs of this checkout into `folder`. */
export function buildPrograms(folder: string): ShopPrograms & { readonly supplier: string } {
  const { backend, supplier } = bundleDemonstration(join(folder, 'demonstration'));
  const site = join(folder, 'site');
  buildService('site', site);
  return { checkout: WORKSPACE_ROOT, backend, site, supplier };
}
