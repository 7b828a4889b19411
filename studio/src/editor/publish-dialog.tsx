import { Alert } from '@storefront/shared/ui/alert';
import { hintStyles } from '@storefront/shared/ui/field';
import { useEffect, useState } from 'react';

import type { CallError, Finding } from '../api/call';
import type { PublicationTimes } from '../api/documents';
import { FormDialog } from '../ui/form-dialog';
import { enteredTimes, NO_TIMES, PublicationTimeFields } from '../ui/publication-times';

import { checkText } from './findings-list';
import type { PreviewCheck } from './preview-check';

interface PublishDialogProps {
  readonly title: string;
  /** Of the checks of the text. */
  readonly warnings: readonly Finding[];
  /** `null` where no page of the shop is previewed. */
  readonly check: PreviewCheck | null;
  readonly onClose: () => void;
  /** @returns the error; `null` when it is done */
  readonly onPublish: (times: PublicationTimes) => Promise<CallError | null>;
}

/** Renders the choice between now and a time of the UK, and what the checks warn of. */
export function PublishDialog({ title, warnings, check, onClose, onPublish }: PublishDialogProps) {
  const [times, setTimes] = useState(NO_TIMES);
  useEffect(() => {
    if (check?.state === 'unchecked') check.run();
    // When the dialog opens, and for each page that loads then: a check that fails is not repeated by itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [check?.loadCount]);
  return (
    <FormDialog
      title={`Publish ${title}`}
      button={times.from === '' ? 'Publish now' : 'Schedule'}
      onClose={onClose}
      onSend={() => onPublish(enteredTimes(times))}
    >
      {(error) => (
        <>
          <Warnings findings={[...warnings, ...(check?.findings ?? [])]} />
          {check && (
            <p role="status" css={hintStyles}>
              Accessibility: {checkText(check.state, check.findings.length) || 'not checked.'}
            </p>
          )}
          <PublicationTimeFields times={times} onChange={setTimes} error={error} />
        </>
      )}
    </FormDialog>
  );
}

/** More would push the button out of sight; the list of the editor has all. */
const MAX_LISTED = 3;

function Warnings({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  const rest = findings.length - MAX_LISTED;
  return (
    <Alert
      tone="notice"
      title={
        findings.length === 1
          ? '1 warning. You can publish.'
          : `${findings.length} warnings. You can publish.`
      }
    >
      <ul>
        {findings.slice(0, MAX_LISTED).map(({ field, message }) => (
          <li key={`${field} ${message}`}>{message}</li>
        ))}
        {rest > 0 && <li>and {rest} more in the list of the editor</li>}
      </ul>
    </Alert>
  );
}
