import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { Row } from '@storefront/shared/ui/stack';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { errorText, type CallError } from '../api/call';
import { undoRelease, type Release } from '../api/releases';
import { MomentDialog } from '../moments/moment-dialog';
import { wallTimeOf } from '../ui/uk-wall';
import { cardStyles, headingStyles, tableStyles } from '../ui/card-styles';
import { Modal } from '../ui/modal';
import { smallButtonStyles } from '../ui/small-button';
import { ukMoment } from '../ui/uk-time';

interface ReleasesTableProps {
  readonly releases: readonly Release[];
  readonly isPublisher: boolean;
  readonly onUndone: (notice: string) => Promise<void>;
}

const STATES: Readonly<Record<Release['state'], string>> = {
  scheduled: 'Scheduled',
  live: 'Live',
  past: 'Ended',
  undone: 'Undone',
  cancelled: 'Cancelled',
};

/** Renders releases, the newest first, and undoes one after a question. */
export function ReleasesTable({ releases, isPublisher, onUndone }: ReleasesTableProps) {
  const [chosen, setChosen] = useState<Release | null>(null);
  const [previewed, setPreviewed] = useState<Release | null>(null);
  return (
    <section css={cardStyles} aria-labelledby="releases">
      <h2 id="releases" css={headingStyles}>
        What was published
      </h2>
      <table css={tableStyles}>
        <thead>
          <tr>
            <th scope="col">Release</th>
            <th scope="col">Documents</th>
            <th scope="col">State</th>
            <th scope="col">By</th>
            <th scope="col">Act</th>
          </tr>
        </thead>
        <tbody>
          {releases.map((release) => (
            <tr key={release.id}>
              <td>
                {release.id}
                {release.note !== '' && `, ${release.note}`}
              </td>
              <td>
                <DocumentLinks documents={release.documents} />
              </td>
              <td>{stateText(release)}</td>
              <td>
                {release.author}, {ukMoment(release.createdAt)}
              </td>
              <td>
                <Acts
                  release={release}
                  isPublisher={isPublisher}
                  onPreview={() => setPreviewed(release)}
                  onUndo={() => setChosen(release)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {previewed?.startsAt && (
        <MomentDialog at={wallTimeOf(previewed.startsAt)} added={null} onClose={() => setPreviewed(null)} />
      )}
      {chosen && (
        <UndoDialog
          release={chosen}
          onClose={() => setChosen(null)}
          onUndone={async () => {
            setChosen(null);
            await onUndone(`Release ${chosen.id} is undone.`);
          }}
        />
      )}
    </section>
  );
}

interface ActsProps {
  readonly release: Release;
  readonly isPublisher: boolean;
  readonly onPreview: () => void;
  readonly onUndo: () => void;
}

function Acts({ release: { id, state, startsAt, canUndo }, isPublisher, onPreview, onUndo }: ActsProps) {
  return (
    <Row wrap>
      {state === 'scheduled' && startsAt !== null && (
        <button type="button" css={smallButtonStyles} onClick={onPreview}>
          Preview release {id} …
        </button>
      )}
      {isPublisher && canUndo && (
        <button type="button" css={smallButtonStyles} onClick={onUndo}>
          Undo release {id}
        </button>
      )}
    </Row>
  );
}

function DocumentLinks({ documents }: Pick<Release, 'documents'>) {
  return documents.map(({ kind, id, title, revision }, index) => (
    <span key={`${kind}/${id}`}>
      {index > 0 && ', '}
      <Link to={`/documents/${kind}/${id}`} css={linkStyles}>
        {title}
      </Link>
      {revision === null && ' (taken off the site)'}
    </span>
  ));
}

function stateText({ state, startsAt, endsAt, undoneBy }: Release): string {
  if (undoneBy !== null) return `Undone by ${undoneBy}`;
  const bounds = [
    ...(state === 'scheduled' && startsAt ? [`from ${ukMoment(startsAt)}`] : []),
    ...(endsAt && state !== 'cancelled' ? [`until ${ukMoment(endsAt)}`] : []),
  ];
  return [STATES[state], ...bounds].join(' ');
}

interface UndoDialogProps {
  readonly release: Release;
  readonly onClose: () => void;
  readonly onUndone: () => Promise<void>;
}

function UndoDialog({ release, onClose, onUndone }: UndoDialogProps) {
  const [error, setError] = useState<CallError | null>(null);
  const [isSending, setSending] = useState(false);
  const undo = async () => {
    setSending(true);
    const result = await undoRelease(release.id);
    setSending(false);
    if (result.ok) await onUndone();
    else setError(result.error);
  };
  const what = pluralize(release.documents.length, 'document', 'documents');
  return (
    <Modal title={`Undo release ${release.id}`} onClose={onClose}>
      {error && <Alert tone="error">{errorText(error)}</Alert>}
      <p>
        {`The release has ${what}. What was live before it is live again; what was published later stays. The texts stay in the history.`}
      </p>
      <Row>
        <Button loading={isSending} onClick={() => void undo()}>
          Undo it
        </Button>
        <Button look="quiet" onClick={onClose}>
          Keep it
        </Button>
      </Row>
    </Modal>
  );
}
