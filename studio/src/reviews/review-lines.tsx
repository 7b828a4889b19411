import type { ReviewEntry } from '../api/documents';
import { ukMoment } from '../ui/uk-time';

/** Renders the reviews of a revision: who requested them, and who decided. */
export function ReviewLines({ reviews }: { readonly reviews: readonly ReviewEntry[] }) {
  return reviews.map((review) => <span key={review.id}>{textOf(review)}</span>);
}

const DECISIONS = {
  published: 'published by',
  returned: 'sent back by',
  withdrawn: 'withdrawn by',
} as const;

function textOf(review: ReviewEntry): string {
  const { requestedBy, requestedAt, note, decision, decidedBy, decidedAt, decidedNumber, comment } = review;
  const request = `Review requested by ${requestedBy}, ${ukMoment(requestedAt)}${note === '' ? '' : `: ${note}`}`;
  if (decision === null || decidedAt === null) return `${request} · open`;
  const revision =
    decision === 'published' && decidedNumber !== review.number ? ` as revision ${decidedNumber}` : '';
  const reason = comment === '' ? '' : `: ${comment}`;
  return `${request} · ${DECISIONS[decision]} ${decidedBy}${revision}, ${ukMoment(decidedAt)}${reason}`;
}
