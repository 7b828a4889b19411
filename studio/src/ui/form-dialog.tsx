import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { useState, type ReactNode } from 'react';

import { errorText, type CallError } from '../api/call';

import { Modal } from './modal';

interface FormDialogProps {
  readonly title: string;
  /** Text of the button that sends. */
  readonly button: string;
  /** Text of the button that closes. */
  readonly closeButton?: string;
  readonly onClose: () => void;
  /** @returns the error, or a text with the reason why nothing was sent; `null` when it is done */
  readonly onSend: () => Promise<CallError | string | null>;
  /** Renders the fields; the error of the last attempt is also above them. */
  readonly children: (error: CallError | null) => ReactNode;
}

/** Renders a dialog with a form that is sent once at a time, and stays open with the reason when it fails. */
export function FormDialog({
  title,
  button,
  closeButton = 'Cancel',
  onClose,
  onSend,
  children,
}: FormDialogProps) {
  const [error, setError] = useState<CallError | string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const failure = await onSend();
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
          {error !== null && (
            <Alert tone="error">{typeof error === 'string' ? error : errorText(error)}</Alert>
          )}
          {children(typeof error === 'string' ? null : error)}
          <Row wrap>
            <Button type="submit" loading={isSending}>
              {button}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {closeButton}
            </Button>
          </Row>
        </Stack>
      </form>
    </Modal>
  );
}
