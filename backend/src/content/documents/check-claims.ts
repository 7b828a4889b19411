import type { ClaimKind, Claims } from '@storefront/shared/contracts/claims';

import { claimOf } from './claim-document.schema';
import type { ContentFault } from './content-documents';
import type { ReadFiles } from './read-files';

/** Returns the claims as they are on the site. */
export type FindClaims = () => Promise<Claims>;

/** A field of a document that names a claim. */
export interface UsedClaim {
  readonly file: string;
  readonly field: string;
  readonly claim: ClaimKind;
}

/**
 * Returns the places of documents that use a claim which is switched off, with the claims that the same files bring
 * (DEC-403).
 */
export async function claimFaults(
  documents: ReadFiles,
  findClaims: FindClaims,
): Promise<readonly ContentFault[]> {
  const used = usedClaims(documents);
  if (used.length === 0) return [];
  const own = Object.fromEntries(documents.claims.map(({ document }) => [document.id, claimOf(document)]));
  const claims: Claims = { ...(await findClaims()), ...own };
  return used
    .filter(({ claim }) => claims[claim] === null)
    .map(({ file, field, claim }) => ({ file, field, message: `the claim ${claim} is switched off` }));
}

/** Returns the fields of documents that name a claim. */
export function usedClaims({
  home,
  newsletter,
}: Pick<ReadFiles, 'home' | 'newsletter'>): readonly UsedClaim[] {
  return [
    ...home.map(({ file, document }) => ({ file, field: 'claim', claim: document.claim })),
    ...newsletter.map(({ file, document }) => ({
      file,
      field: 'welcome.claim',
      claim: document.welcome.claim,
    })),
  ].flatMap(({ claim, ...place }) => (claim === null ? [] : [{ ...place, claim }]));
}
