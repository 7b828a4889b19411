import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Row } from '@storefront/shared/ui/stack';

import type { Review } from '../api/documents';
import { ukMoment } from '../ui/uk-time';

interface ReviewNoticeProps {
  readonly review: Review | null;
  /** Newest revision of the document, with the name of its author. */
  readonly head: number;
  readonly changedBy: string;
  readonly changedAt: string;
  readonly isPublisher: boolean;
  readonly onReturn: () => void;
  readonly onWithdraw: () => void;
  /** Compares the submitted revision with the newest one. */
  readonly onCompare: (revision: number) => void;
}

/** Renders the state of a review: who waits for a decision, what has changed since, or why it was sent back. */
export function ReviewNotice(props: ReviewNoticeProps) {
  const { review, isPublisher, onReturn, onWithdraw, onCompare, head, changedBy, changedAt } = props;
  if (!review) return null;
  if (review.returnedBy !== null)
    return (
      <Alert tone="notice" title={`Sent back by ${review.returnedBy}${timeOf(review.returnedAt)}`}>
        {review.comment}
      </Alert>
    );
  const isChanged = head > review.number;
  return (
    <Alert
      tone="info"
      title={`Review requested by ${review.requestedBy} at ${ukMoment(review.requestedAt)}`}
      action={
        <Row wrap>
          {isChanged && (
            <Button look="outline" onClick={() => onCompare(review.number)}>
              Compare with the submitted text
            </Button>
          )}
          {isPublisher && (
            <Button look="outline" onClick={onReturn}>
              Send back …
            </Button>
          )}
          <Button look="quiet" onClick={onWithdraw}>
            Withdraw the request
          </Button>
        </Row>
      }
    >
      {review.note}
      {isChanged && (
        <p>
          Changed since by {changedBy} at {ukMoment(changedAt)}: the request is for revision {review.number},
          the newest one is {head}.
        </p>
      )}
    </Alert>
  );
}

function timeOf(instant: string | null): string {
  return instant === null ? '' : ` at ${ukMoment(instant)}`;
}
