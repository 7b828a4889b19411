import { useState } from 'react';

/** Returns the previous object while its JSON is equal, so that memoized children do not render again. */
export function useStable<T>(value: T): T {
  const text = JSON.stringify(value);
  const [kept, setKept] = useState({ text, value });
  if (kept.text === text) return kept.value;
  setKept({ text, value });
  return value;
}
