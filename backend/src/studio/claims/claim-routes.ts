import { claimsSchema } from '@storefront/shared/contracts/claims';
import type { FastifyInstance } from 'fastify';

import { CLAIM_KINDS, claimDocumentOf } from '../../content/documents/claim-document.schema';
import type { StudioDocumentDeps } from '../documents/document-routes';

/** Call for the claims of the settings, with which a new document of a claim begins. */
export function registerClaims(app: FastifyInstance, { claims }: StudioDocumentDeps): void {
  const settings = claims ?? claimsSchema.parse({});
  app.get('/claims', () => ({ claims: CLAIM_KINDS.map((id) => claimDocumentOf(id, settings[id])) }));
}
