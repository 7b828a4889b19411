import { CalendarClock, CircleCheck, CircleOff, Eye, PenLine, Undo2 } from 'lucide-react';

import { isInReview, type ListedDocument } from '../api/documents';

import { Tag } from './tag';
import { ukMoment } from './uk-time';

/** Renders the states of a document: it can be live, have a draft and be scheduled at the same time. */
export function DocumentTags({
  document,
}: {
  readonly document: Pick<ListedDocument, 'hasDraft' | 'live' | 'upcoming' | 'review'>;
}) {
  const { hasDraft, live, upcoming, review } = document;
  const [next] = upcoming;
  return (
    <>
      {live && (
        <Tag tone="live" icon={<CircleCheck size={14} aria-hidden />}>
          Live{live.endsAt !== null && ` until ${ukMoment(live.endsAt)}`}
        </Tag>
      )}
      {next && (
        <Tag tone="scheduled" icon={<CalendarClock size={14} aria-hidden />}>
          {next.number === null ? 'Ends' : 'Scheduled for'} {ukMoment(next.startsAt)}
        </Tag>
      )}
      {isInReview(document) && (
        <Tag tone="review" icon={<Eye size={14} aria-hidden />}>
          In review
        </Tag>
      )}
      {review && !isInReview(document) && (
        <Tag tone="returned" icon={<Undo2 size={14} aria-hidden />}>
          Sent back
        </Tag>
      )}
      {hasDraft && (
        <Tag tone="draft" icon={<PenLine size={14} aria-hidden />}>
          Draft
        </Tag>
      )}
      {!live && !next && !hasDraft && (
        <Tag tone="off" icon={<CircleOff size={14} aria-hidden />}>
          Off the site
        </Tag>
      )}
    </>
  );
}
