import { useState } from 'react';

import type { CallError } from '../api/call';
import { FormDialog } from '../ui/form-dialog';
import { LongTextField } from '../ui/long-text-field';

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
export function NoteDialog({ label, hint, required = false, onSend, ...dialog }: NoteDialogProps) {
  const [note, setNote] = useState('');
  return (
    <FormDialog {...dialog} onSend={() => onSend(note)}>
      {() => (
        <LongTextField
          label={label}
          hint={hint}
          value={note}
          required={required}
          maxLength={MAX_LENGTH}
          onChange={setNote}
        />
      )}
    </FormDialog>
  );
}
