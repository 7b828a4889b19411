import { validClaim } from '@storefront/shared/contracts/valid-claim';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { BackendEnvironment } from '../../config/environment';
import { currentClaims } from '../../content/documents/current-claims';
import { SITE_ID } from '../../content/documents/fields';
import { findPreview } from '../../content/preview/preview-store';
import { ApiError } from '../../http/api-error';
import { parseInput } from '../../http/parse-input';
import { newsletterPreview, PREVIEW_POLICY } from '../../newsletter/preview-newsletter';
import type { StudioDocumentDeps } from '../documents/document-routes';

export interface StudioNewsletterDeps extends StudioDocumentDeps {
  readonly mail: Pick<BackendEnvironment, 'seller' | 'shop'>;
}

const querySchema = z.object({ preview: z.string().max(100) });

/** Call of the frame in which the studio shows mails and pages of the newsletter, as they will be. */
export function registerNewsletter(app: FastifyInstance, deps: StudioNewsletterDeps): void {
  const { db, clock, mail, storefrontUrl } = deps;
  app.get('/newsletter-preview', async (request, reply) => {
    const { preview: token } = parseInput(querySchema, request.query);
    const texts = await findPreview(db, 'newsletter', { id: SITE_ID, token, now: clock.now() });
    if (!texts) throw new ApiError(410, 'preview-over', 'This preview has expired.');
    const kind = texts.welcome.claim;
    const claim = kind === null ? null : validClaim(await currentClaims(deps), kind, clock.today());
    return reply
      .header('content-security-policy', PREVIEW_POLICY)
      .type('text/html; charset=utf-8')
      .send(newsletterPreview({ ...mail, texts, claim, storefrontUrl }, clock.today()));
  });
}
