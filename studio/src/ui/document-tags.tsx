import { CalendarClock, CircleCheck, CircleOff, PenLine } from 'lucide-react';

import type { ListedDocument } from '../api/documents';

import { Tag } from './tag';
import { ukMoment } from './uk-time';

/** Renders the states of a document: it can be live, have a draft and be scheduled at the same time. */
export function DocumentTags({
  document: { hasDraft, live, upcoming },
}: {
  readonly document: Pick<ListedDocument, 'hasDraft' | 'live' | 'upcoming'>;
}) {
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
