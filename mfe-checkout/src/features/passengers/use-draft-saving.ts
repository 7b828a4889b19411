import { useCallback, useEffect, useRef, useState } from 'react';

import type { FormValues } from './form-values';
import type { PassengerDrafts } from './passenger-drafts';

/** CONST-14 */
const TYPING_PAUSE_MS = 500;

/**
 * Saves a draft of every change: when typing pauses, and immediately when a field or the page is left (DEC-53).
 *
 * @returns `saveNow` saves a pending change; `discard` drops it and ignores the given values until they change;
 * `isSaved` is false once the browser has rejected a write
 */
export function useDraftSaving({ save }: Pick<PassengerDrafts, 'save'>, values: FormValues) {
  const handledValues = useRef(values);
  const unsaved = useRef<FormValues | null>(null);
  const [isSaved, setIsKept] = useState(true);

  const saveNow = useCallback(() => {
    if (unsaved.current === null) return;
    setIsKept(save(unsaved.current));
    unsaved.current = null;
  }, [save]);

  const discard = useCallback((discarded: FormValues) => {
    handledValues.current = discarded;
    unsaved.current = null;
  }, []);

  useEffect(() => {
    if (values === handledValues.current) return;
    handledValues.current = values;
    unsaved.current = values;
    const pause = setTimeout(saveNow, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [values, saveNow]);

  useEffect(() => {
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    window.addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveIfHidden);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveIfHidden);
      saveNow();
    };
  }, [saveNow]);

  return { saveNow, discard, isSaved };
}
