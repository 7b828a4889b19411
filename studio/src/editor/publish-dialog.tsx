import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { useState } from 'react';

import { errorText, type CallError } from '../api/call';
import type { PublicationTimes } from '../api/documents';
import { Modal } from '../ui/modal';
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
  const [error, setError] = useState<CallError | null>(null);
  const [isSending, setSending] = useState(false);

  const publish = async () => {
    setSending(true);
    const failure = await onPublish(enteredTimes(times));
    setSending(false);
    setError(failure);
  };

  return (
    <Modal title={`Publish ${title}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        <Stack>
          {error && <Alert tone="error">{errorText(error)}</Alert>}
          <PublicationTimeFields times={times} onChange={setTimes} error={error} />
          <Row>
            <Button type="submit" loading={isSending}>
              {times.from === '' ? 'Publish now' : 'Schedule'}
            </Button>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
          </Row>
        </Stack>
      </form>
    </Modal>
  );
}
