import { useState } from 'react';

import type { CallError } from '../api/call';
import type { PublicationTimes } from '../api/documents';
import { FormDialog } from '../ui/form-dialog';
import { enteredTimes, NO_TIMES, PublicationTimeFields } from '../ui/publication-times';

interface PublishDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** @returns the error; `null` when it is done */
  readonly onPublish: (times: PublicationTimes) => Promise<CallError | null>;
}

/** Renders the choice between now and a time of the UK. */
export function PublishDialog({ title, onClose, onPublish }: PublishDialogProps) {
  const [times, setTimes] = useState(NO_TIMES);
  return (
    <FormDialog
      title={`Publish ${title}`}
      button={times.from === '' ? 'Publish now' : 'Schedule'}
      onClose={onClose}
      onSend={() => onPublish(enteredTimes(times))}
    >
      {(error) => <PublicationTimeFields times={times} onChange={setTimes} error={error} />}
    </FormDialog>
  );
}
