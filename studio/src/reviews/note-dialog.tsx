import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { useState } from 'react';

import { errorText, type CallError } from '../api/call';
import { LongTextField } from '../ui/long-text-field';
import { Modal } from '../ui/modal';

const MAX_LENGTH = 1_000;

interface NoteDialogProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  readonly required?: boolean;
  readonly onClose: () => void;
  /** @returns the error; `null` when it is done */
  readonly onSend: (note: string) => Promise<CallError | null>;
}

/** Renders a note from an editor to a publisher, or back. */
export function NoteDialog({
  title,
  label,
  hint,
  button,
  required = false,
  onClose,
  onSend,
}: NoteDialogProps) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<CallError | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const failure = await onSend(note);
    setSending(false);
    setError(failure);
  };
  return (
    <Modal title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack>
          {error && <Alert tone="error">{errorText(error)}</Alert>}
          <LongTextField
            label={label}
            hint={hint}
            value={note}
            required={required}
            maxLength={MAX_LENGTH}
            onChange={setNote}
          />
          <Row>
            <Button type="submit" loading={isSending}>
              {button}
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
