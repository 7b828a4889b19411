import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Checkbox } from '@storefront/shared/ui/checkbox';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { TextField } from '@storefront/shared/ui/text-field';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { Clock } from 'lucide-react';
import { useState } from 'react';

import { errorText, type CallError } from '../api/call';
import { KIND_NAMES, type ListedDocument } from '../api/documents';
import { publishDrafts } from '../api/releases';
import { MomentDialog } from '../moments/moment-dialog';
import { cardStyles, headingStyles } from '../ui/card-styles';
import { enteredTimes, NO_TIMES, PublicationTimeFields } from '../ui/publication-times';
import { ukMoment } from '../ui/uk-time';

interface PublishTogetherProps {
  /** Documents with a draft. */
  readonly documents: readonly ListedDocument[];
  readonly isPublisher: boolean;
  readonly onPublished: (notice: string) => Promise<void>;
}

const keyOf = ({ kind, id }: Pick<ListedDocument, 'kind' | 'id'>) => `${kind}/${id}`;

/** Renders the drafts with checkboxes, and what they are published with: start, end and note. */
export function PublishTogether({ documents, isPublisher, onPublished }: PublishTogetherProps) {
  const { chosen, choose, times, setTimes, note, setNote, error, isSending, publish } = usePublishing(
    documents,
    onPublished,
  );
  const [isPreviewing, setPreviewing] = useState(false);
  return (
    <section css={cardStyles} aria-labelledby="publish-together">
      <h2 id="publish-together" css={headingStyles}>
        Publish drafts together
      </h2>
      {documents.length === 0 && <p>There is no draft. Save one in a document, and it appears here.</p>}
      {error && <Failure error={error} documents={documents} />}
      {isPreviewing && (
        <MomentDialog
          at={times.from}
          added={`the ${pluralize(chosen.length, 'chosen draft', 'chosen drafts')}`}
          drafts={chosen.map(({ kind, id, head }) => ({ kind, id, revision: head }))}
          onClose={() => setPreviewing(false)}
        />
      )}
      <DraftList {...{ documents, isPublisher, chosen }} onChoose={choose} />
      {!isPublisher && documents.length > 0 && <p>A publisher publishes them.</p>}
      {isPublisher && documents.length > 0 && (
        <form
          css={formStyles}
          onSubmit={(event) => {
            event.preventDefault();
            void publish();
          }}
        >
          <PublicationTimeFields times={times} onChange={setTimes} error={error} />
          <TextField
            label="Note"
            hint="Such as the name of the campaign."
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Button
            look="outline"
            disabled={chosen.length === 0}
            icon={<Clock size={20} aria-hidden />}
            onClick={() => setPreviewing(true)}
          >
            Preview them …
          </Button>
          <Button type="submit" loading={isSending} disabled={chosen.length === 0}>
            {times.from === '' ? 'Publish' : 'Schedule'} {pluralize(chosen.length, 'draft', 'drafts')}
          </Button>
        </form>
      )}
    </section>
  );
}

interface DraftListProps extends Pick<PublishTogetherProps, 'documents' | 'isPublisher'> {
  readonly chosen: readonly ListedDocument[];
  readonly onChoose: (document: ListedDocument, isChosen: boolean) => void;
}

function DraftList({ documents, isPublisher, chosen, onChoose }: DraftListProps) {
  return (
    <ul css={listStyles}>
      {documents.map((document) => (
        <li key={keyOf(document)}>
          <Checkbox
            label={`${document.title}, ${KIND_NAMES[document.kind][0].toLowerCase()}`}
            disabled={!isPublisher}
            checked={chosen.includes(document)}
            onCheckedChange={(checked) => onChoose(document, checked)}
          />
          <span css={softStyles}>
            {document.changedBy}, {ukMoment(document.changedAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function usePublishing(
  documents: readonly ListedDocument[],
  onPublished: PublishTogetherProps['onPublished'],
) {
  const [chosenKeys, setChosenKeys] = useState<readonly string[]>([]);
  const [times, setTimes] = useState(NO_TIMES);
  const [note, setNote] = useState('');
  const [error, setError] = useState<CallError | null>(null);
  const [isSending, setSending] = useState(false);
  const chosen = documents.filter((document) => chosenKeys.includes(keyOf(document)));

  const choose = (document: ListedDocument, isChosen: boolean) => {
    const key = keyOf(document);
    setChosenKeys((before) => (isChosen ? [...before, key] : before.filter((one) => one !== key)));
  };
  const publish = async () => {
    setSending(true);
    const drafts = chosen.map(({ kind, id, head }) => ({ kind, id, revision: head, base: head }));
    const entered = enteredTimes(times);
    const result = await publishDrafts(drafts, { ...entered, note });
    setSending(false);
    setError(result.ok ? null : result.error);
    if (!result.ok) return;
    setChosenKeys([]);
    setTimes(NO_TIMES);
    setNote('');
    const what = pluralize(drafts.length, 'document', 'documents');
    await onPublished(`${entered.from === null ? 'Published' : 'Scheduled'} ${what} together.`);
  };
  return { chosen, choose, times, setTimes, note, setNote, error, isSending, publish };
}

/** The error, and each finding with the title of its document. */
function Failure({
  error,
  documents,
}: { readonly error: CallError } & Pick<PublishTogetherProps, 'documents'>) {
  const titles = new Map(documents.map((document) => [keyOf(document), document.title]));
  const findings = error.kind === 'refused' ? error.findings : [];
  return (
    <Alert tone="error" title={errorText(error)}>
      <ul>
        {findings.map(({ field, message }) => {
          const [key = '', part] = (field ?? '').split(': ');
          return (
            <li key={`${field} ${message}`}>
              {titles.get(key) ?? key}
              {part !== undefined && `, ${part}`}: {message}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

const listStyles = css`
  display: grid;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    border-top: 1px solid ${color.lineSoft};
  }
`;

const formStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  align-items: end;
  gap: ${space.m};
`;

const softStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;
