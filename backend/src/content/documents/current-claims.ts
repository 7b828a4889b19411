import { claimsSchema, type Claims } from '@storefront/shared/contracts/claims';
import type { SiteWire } from '@storefront/shared/api/site/site.schema';

import { allDocuments } from '../content-store';
import { claimOf } from './claim-document.schema';
import type { ContentSource } from '../live-content';

/** Returns the claims whose documents are live, `null` for those that are switched off. */
export async function claimsOfDocuments(source: ContentSource): Promise<SiteWire['claims']> {
  const stored = await allDocuments(source, 'claims');
  return Object.fromEntries(stored.map(({ document }) => [document.id, claimOf(document)]));
}

/** Returns the claims of the shop: those of the settings, and of documents where they are live (DEC-401). */
export async function currentClaims(
  source: ContentSource & { readonly claims?: Claims | undefined },
): Promise<Claims> {
  return { ...(source.claims ?? claimsSchema.parse({})), ...(await claimsOfDocuments(source)) };
}
