import { CONFIG_ELEMENT_ID, registrySchema, type Registry } from '@storefront/shared/contracts/registry';
import {
  storefrontConfigSchema,
  type StorefrontConfig,
} from '@storefront/shared/contracts/storefront-config';
import { z } from 'zod';

import { fetchUpstream } from './fetch-upstream';

/** The public registry and settings of a running site. */
export interface UpstreamSite {
  readonly origin: string;
  readonly registry: Registry;
  readonly config: StorefrontConfig;
}

/** Reads the registry and settings of a site. @throws Error when it is unreachable or not a storefront */
export async function readUpstreamSite(origin: string): Promise<UpstreamSite> {
  const registry = await fetchUpstream(origin, '/registry.json');
  const home = await fetchUpstream(origin, '/');
  return {
    origin,
    registry: parsedAs(registrySchema, registry.toString('utf8'), `${origin}/registry.json`),
    config: parsedAs(
      storefrontConfigSchema,
      settingsIn(home.toString('utf8'), origin),
      `settings of ${origin}`,
    ),
  };
}

const SETTINGS = new RegExp(
  `<script type="application/json" id="${CONFIG_ELEMENT_ID}">(?<json>[^<]*)</script>`,
);

function settingsIn(html: string, origin: string): string {
  const json = SETTINGS.exec(html)?.groups?.['json'];
  if (json === undefined)
    throw new Error(`${origin} is not a storefront: its home page contains no settings.`);
  return json;
}

function parsedAs<T>(schema: z.ZodType<T>, text: string, what: string): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`Not a storefront, or an incompatible version: ${what} is not JSON.`, {
      cause: error,
    });
  }
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  throw new Error(
    `Not a storefront, or an incompatible version: ${what} is invalid.\n${z.prettifyError(read.error)}`,
  );
}
