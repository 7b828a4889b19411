import { TextField } from '@storefront/shared/ui/text-field';
import { useState } from 'react';

import { parseUkEntry, ukEntryOf, wallTimeText } from './uk-wall';

interface UkTimeFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly id?: string;
  /** Such as `2027-03-31 23:59`; empty for none, and what was entered while it is no time. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * Renders a day and time of the UK as people write it there, whatever the language of the browser is, and states the weekday
 * that was understood.
 */
export function UkTimeField({ label, hint, error, id, value, onChange }: UkTimeFieldProps) {
  const [lastValue, setLastValue] = useState(value);
  const [text, setText] = useState(() => ukEntryOf(value));
  if (value !== lastValue) {
    setLastValue(value);
    setText(ukEntryOf(value));
  }
  const parsed = parseUkEntry(text);
  const understood = parsed === null ? EXAMPLE : `${wallTimeText(parsed)}.`;
  const own = text !== '' && parsed === null ? 'Write day, month, year and time' : undefined;
  return (
    <TextField
      label={label}
      hint={[hint, understood].filter(Boolean).join(' ')}
      error={error ?? own}
      {...(id !== undefined && { id })}
      inputMode="text"
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        const next = parseUkEntry(target.value) ?? target.value;
        setText(target.value);
        setLastValue(next);
        onChange(next);
      }}
    />
  );
}

const EXAMPLE = 'Such as 31/03/2027 23:59.';
