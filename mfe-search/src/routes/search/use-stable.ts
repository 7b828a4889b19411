import { useState } from 'react';

/** The value of the render before while it says the same: what is drawn from it need not be drawn again. */
export function useStable<T>(value: T): T {
  const text = JSON.stringify(value);
  const [kept, setKept] = useState({ text, value });
  if (kept.text === text) return kept.value;
  setKept({ text, value });
  return value;
}
