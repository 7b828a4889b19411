import { TextField } from '@storefront/shared/ui/text-field';
import { useEffect, useEffectEvent, useState } from 'react';

const TYPING_PAUSE_MS = 350;

interface TextFilterFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Filters by hotel name or place. Typing updates the field at once and the filter after a pause. */
export function TextFilterField({ value, onChange }: TextFilterFieldProps) {
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // A value that differs from the typed text was changed elsewhere: by a chip or by Back.
  if (value !== lastValue) {
    setLastValue(value);
    if (typed.trim() !== value) setTyped(value);
  }

  const emitChange = useEffectEvent(onChange);
  useEffect(() => {
    const text = typed.trim();
    if (text === lastValue) return;
    const timer = setTimeout(() => emitChange(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, lastValue]);

  return (
    <TextField
      label="Hotel or place"
      name="q"
      type="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
