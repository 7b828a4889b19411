import { siteSchema } from '@storefront/shared/api/site/site.schema';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import { backendUrl } from '@storefront/shared/platform/config/endpoints';
import { requestJson } from '@storefront/shared/platform/http/request-json';
import { z } from 'zod';

import { siteOf, type CurrentSite } from '../site/site-content';

/** What a preview of the whole site shows on all pages, and what its bar states. */
export interface SiteAt {
  readonly site: CurrentSite;
  /** `null`: as it is now. */
  readonly at: Date | null;
  /** Number of documents that are not published. */
  readonly drafts: number;
}

const schema = siteSchema.extend({
  preview: z.object({ at: z.coerce.date().nullable(), drafts: z.number() }),
});
/** Of the backend only: a 404 comes from a proxy that does not forward the prefix, or from an older backend. */
const EXPIRED_STATUS = 410;
const TIMEOUT_MS = 5_000;

/**
 * Reads menus, footer and notices of a preview. Its pages call the backend below `/moment/{token}`, so that everything
 * they show belongs to the same moment, and no response is one that others get.
 *
 * @returns `expired` for an unknown or expired token, `unavailable` without a response
 */
export async function readSiteAt(
  config: StorefrontConfig,
  token: string,
): Promise<SiteAt | 'expired' | 'unavailable'> {
  const own = { ...config, backendUrl: `${config.backendUrl}/moment/${token}` };
  const response = await requestJson(backendUrl(own, 'api/site'), schema, { timeoutMs: TIMEOUT_MS });
  if (!response.ok) {
    const { error } = response;
    return error.kind === 'http' && error.status === EXPIRED_STATUS ? 'expired' : 'unavailable';
  }
  const { preview, ...wire } = response.value;
  return { site: siteOf(own, wire, null), ...preview };
}
