import { CONFIG_ELEMENT_ID, registrySchema, type Registry } from '@storefront/shared/contracts/registry';
import {
  storefrontConfigSchema,
  type StorefrontConfig,
} from '@storefront/shared/contracts/storefront-config';
import { z } from 'zod';

import { fetchFar } from './fetch-upstream';

/** A running site as anybody can see it. */
export interface FarSite {
  readonly origin: string;
  readonly registry: Registry;
  readonly config: StorefrontConfig;
}

/** @throws Error in words when it cannot be reached, or is no storefront. */
export async function readFarSite(origin: string): Promise<FarSite> {
  const registry = await fetchFar(origin, '/registry.json');
  const home = await fetchFar(origin, '/');
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
  if (json === undefined) throw new Error(`${origin} is no storefront: its home page holds no settings.`);
  return json;
}

function parsedAs<T>(schema: z.ZodType<T>, text: string, what: string): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`No storefront, or none that these sources understand: ${what} is not JSON.`, {
      cause: error,
    });
  }
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  throw new Error(
    `No storefront, or none that these sources understand: ${what} does not fit.\n${z.prettifyError(read.error)}`,
  );
}
