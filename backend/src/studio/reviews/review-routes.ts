import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { mayBePublished } from '../../content/checks/finding';
import { revisionNumber } from '../../content/documents/split-revision';
import { endReview, requestReview } from '../../content/revisions/review-store';
import { readRevision } from '../../content/revisions/history';
import { ApiError } from '../../http/api-error';
import { parseInput } from '../../http/parse-input';
import {
  audit,
  findingsOf,
  keyOf,
  nameOf,
  newerRevision,
  type StudioDocumentDeps,
} from '../documents/document-routes';
import type { SignedIn } from '../request-guard';

const noteSchema = z.string().trim().max(1_000);
const requestSchema = z.object({ base: revisionNumber, note: noteSchema.default('') });
const reviewNumber = z.number().int().positive();
const returnSchema = z.object({ review: reviewNumber, comment: noteSchema.min(1) });
const withdrawSchema = z.object({ review: reviewNumber });

/** Calls for reviews: an editor submits a draft, a publisher publishes it or sends it back (DEC-330). */
export function registerReviews(app: FastifyInstance, deps: StudioDocumentDeps, signedIn: SignedIn): void {
  app.post('/documents/:kind/:id/review', async (request) => {
    const key = keyOf(request);
    const { base, note } = parseInput(requestSchema, request.body);
    const findings = await findingsOf(deps, key, await readRevision(deps.db, key, base));
    if (!mayBePublished(findings))
      throw new ApiError(422, 'bad-content', 'Correct the findings before you ask for a review.', {
        findings,
      });
    const requested = await requestReview(deps, { ...key, base, note, author: signedIn(request).name });
    if (!requested.ok) throw newerRevision(requested.newer, deps.clock.now());
    const detail = { revision: base, note };
    await audit(deps, signedIn, request, { act: 'review.request', subject: nameOf(key), detail });
    return { review: requested.review };
  });
  app.post(
    '/documents/:kind/:id/review/return',
    { config: { studio: 'publisher' as const } },
    async (request) => {
      const key = keyOf(request);
      const { review, comment } = parseInput(returnSchema, request.body);
      const author = signedIn(request).name;
      await endReview(deps, key, { review, decision: 'returned', author, comment });
      const detail = { review, comment };
      await audit(deps, signedIn, request, { act: 'review.return', subject: nameOf(key), detail });
      return { review };
    },
  );
  app.post('/documents/:kind/:id/review/withdraw', async (request) => {
    const key = keyOf(request);
    const { review } = parseInput(withdrawSchema, request.body);
    const author = signedIn(request).name;
    await endReview(deps, key, { review, decision: 'withdrawn', author, comment: '' });
    await audit(deps, signedIn, request, {
      act: 'review.withdraw',
      subject: nameOf(key),
      detail: { review },
    });
    return { review };
  });
}
