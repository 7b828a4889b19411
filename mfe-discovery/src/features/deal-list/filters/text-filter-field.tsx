import { TextField } from '@storefront/shared/ui/text-field';
import { useEffect, useEffectEvent, useState } from 'react';

const TYPING_PAUSE_MS = 350;

interface WordsFieldProps {
  readonly value: string;
  readonly onChange: (words: string) => void;
}

/** Words of a name or place: follows the fingers at once, and filters when they pause. */
export function WordsField({ value, onChange }: WordsFieldProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // What was told comes back the same; anything else was changed by a chip or by Back.
  if (value !== shown) {
    setShown(value);
    if (typed.trim() !== value) setTyped(value);
  }

  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const words = typed.trim();
    if (words === shown) return;
    const pause = setTimeout(() => tell(words), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, shown]);

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
