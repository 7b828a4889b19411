import { errorMessage } from '@storefront/server-kit/error-text';
import {
  blockCatalogueSchema,
  describeBlocks,
  type BlockCatalogue,
} from '@storefront/shared/contracts/blocks/block-catalogue';
import { BLOCK_DEFINITIONS } from '@storefront/shared/contracts/blocks/block-definitions';
import { registrySchema } from '@storefront/shared/contracts/registry';

import { inputSchema } from '../../content/blocks/input-schema';

/** Name of the catalogue in a release. */
const BLOCKS_FILE = 'blocks.json';
const TIMEOUT_MS = 4_000;

export interface StudioCatalogue extends BlockCatalogue {
  /** Release that renders these blocks, such as `mfe-discovery 1.0.0-ab12cd34`; `null` when none could be read. */
  readonly release: string | null;
}

/**
 * Returns the blocks of the release that most visitors get, as the edge server serves them. Without an edge server, or
 * when it does not respond, these are the blocks of this backend, so that nobody is kept from editing.
 */
export async function liveCatalogue(edgeUrl: string | null): Promise<StudioCatalogue> {
  if (edgeUrl !== null) {
    try {
      const live = await readLive(edgeUrl);
      if (live) return live;
    } catch (error) {
      console.error(`studio: the blocks of the live release are unknown: ${errorMessage(error)}`);
    }
  }
  return { ...describeBlocks(BLOCK_DEFINITIONS, inputSchema), release: null };
}

async function readLive(edgeUrl: string): Promise<StudioCatalogue | null> {
  const { microFrontends } = registrySchema.parse(await readJson(new URL('/registry.json', edgeUrl)));
  for (const [name, records] of Object.entries(microFrontends)) {
    const [record] = records.toSorted((one, other) => trafficOf(other) - trafficOf(one));
    if (!record || !(BLOCKS_FILE in record.extras.files)) continue;
    const url = new URL(BLOCKS_FILE, new URL(record.url, edgeUrl));
    const catalogue = blockCatalogueSchema.parse(await readJson(url));
    return { ...catalogue, release: `${name.split('/').at(-1)} ${record.metadata.version}` };
  }
  return null;
}

function trafficOf({
  deployment,
}: {
  readonly deployment?: { readonly traffic: number } | undefined;
}): number {
  return deployment?.traffic ?? 100;
}

async function readJson(url: URL): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url.pathname} responded with ${response.status}`);
  return response.json();
}
