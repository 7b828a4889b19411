import { css } from '@emotion/react';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { useCallback, useState } from 'react';

import { readDifferences, readHistory, type DocumentKey, type Revision } from '../api/documents';
import { jsonSchema } from '../api/json';
import { useResponse } from '../api/use-response';
import { ReviewLines } from '../reviews/review-lines';
import { LoadState } from '../ui/load-states';
import { Modal } from '../ui/modal';
import { smallButtonStyles } from '../ui/small-button';
import { ukMoment } from '../ui/uk-time';

import { valueText } from './value-text';

interface HistoryDialogProps {
  readonly documentKey: DocumentKey;
  /** Newest saved revision, with which others are compared. */
  readonly head: number;
  /** Revision that is compared at first; `null` for none. */
  readonly compared: number | null;
  readonly onClose: () => void;
  readonly onRestore: (revision: number) => Promise<void>;
}

/** Renders the revisions of a document, what differs, and a way back to each of them. */
export function HistoryDialog({
  documentKey,
  head,
  compared: first,
  onClose,
  onRestore,
}: HistoryDialogProps) {
  const load = useCallback(() => readHistory(documentKey), [documentKey]);
  const { data, error, reload } = useResponse(load);
  const [compared, setCompared] = useState(first);
  return (
    <Modal title="History" onClose={onClose} wide>
      {!data && <LoadState error={error} what="history" onRetry={() => void reload()} />}
      <ol css={listStyles}>
        {data?.revisions.map((revision) => (
          <li key={revision.number} css={itemStyles}>
            <RevisionLine revision={revision} />
            <ReviewLines reviews={data.reviews.filter(({ number }) => number === revision.number)} />
            {revision.number !== head && (
              <span css={actsStyles}>
                <button
                  type="button"
                  css={smallButtonStyles}
                  aria-expanded={compared === revision.number}
                  onClick={() => setCompared(compared === revision.number ? null : revision.number)}
                >
                  Compare {revision.number} with {head}
                </button>
                <button type="button" css={smallButtonStyles} onClick={() => void onRestore(revision.number)}>
                  Restore {revision.number} as a draft
                </button>
              </span>
            )}
            {compared === revision.number && (
              <Differences documentKey={documentKey} before={revision.number} after={head} />
            )}
          </li>
        ))}
      </ol>
    </Modal>
  );
}

function RevisionLine({ revision }: { readonly revision: Revision }) {
  const { number, author, createdAt, state, publishedBy, startsAt, endsAt, note } = revision;
  const times =
    startsAt === null
      ? ''
      : `, from ${ukMoment(startsAt)}${endsAt === null ? '' : ` until ${ukMoment(endsAt)}`}`;
  return (
    <span>
      <strong>
        {number} · {STATES[state]}
      </strong>
      {` · ${author}, ${ukMoment(createdAt)}`}
      {publishedBy !== null && ` · published by ${publishedBy}${times}`}
      {note !== '' && ` · ${note}`}
    </span>
  );
}

const STATES = {
  draft: 'Draft',
  live: 'Live',
  scheduled: 'Scheduled',
  past: 'Past',
  withdrawn: 'Withdrawn',
} as const;

function Differences({
  documentKey,
  before,
  after,
}: {
  readonly documentKey: DocumentKey;
  readonly before: number;
  readonly after: number;
}) {
  const load = useCallback(() => readDifferences(documentKey, before, after), [documentKey, before, after]);
  const { data, error, reload } = useResponse(load);
  if (!data) return <LoadState error={error} what="differences" onRetry={() => void reload()} />;
  if (data.fields.length === 0) return <EmptyState title="Both revisions are the same" />;
  return (
    <table css={tableStyles}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Revision {before}</th>
          <th scope="col">Revision {after}</th>
        </tr>
      </thead>
      <tbody>
        {data.fields.map((difference) => (
          <tr key={difference.field}>
            <th scope="row">{difference.field}</th>
            <td>
              <del css={delStyles}>{textOf(difference.before)}</del>
            </td>
            <td>
              <ins css={insStyles}>{textOf(difference.after)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function textOf(json: string | null): string {
  return valueText(json === null ? undefined : jsonSchema.parse(JSON.parse(json)));
}

const listStyles = css`
  display: grid;
  gap: ${space.s};
  padding: 0;
  list-style: none;
`;

const itemStyles = css`
  display: grid;
  gap: ${space.xs};
  padding: ${space.s};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.field};
  font: ${text.small} ${family.body};
`;

const actsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

export const tableStyles = css`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font: ${text.small} ${family.body};

  & th,
  & td {
    padding: ${space.xs};
    border-top: 1px solid ${color.lineSoft};
    overflow-wrap: anywhere;
    text-align: left;
    vertical-align: top;
    white-space: pre-wrap;
  }

  & th:first-of-type {
    width: 18%;
  }
`;

const delStyles = css`
  background: ${color.errorSoft};
  color: ${color.ink};
  text-decoration: none;
`;

const insStyles = css`
  background: ${color.successSoft};
  color: ${color.ink};
  text-decoration: none;
`;
