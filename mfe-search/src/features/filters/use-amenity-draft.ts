import { useEffect, useState } from 'react';

interface AmenityDraftOptions {
  readonly chosen: readonly string[];
  readonly onApply: (chosen: readonly string[]) => void;
  readonly onClose: () => void;
}

interface AmenityDraft {
  readonly draft: readonly string[];
  /** All that was ever ticked since the dialog opened: it stays in sight when it is unticked. */
  readonly kept: readonly string[];
  readonly setDraft: (draft: readonly string[]) => void;
  readonly apply: () => void;
}

/** The selection of the dialog: begins with what is applied, and is nobody else's before Apply. */
export function useAmenityDraft({ chosen, onApply, onClose }: AmenityDraftOptions): AmenityDraft {
  const [draft, take] = useState(chosen);
  const [kept, setKept] = useState(chosen);
  const [applying, setApplying] = useState(false);
  const settled = sameNames(draft, chosen);

  // Closing goes one entry back in the history, where the selection lives. So it waits until the new
  // selection has its own entry: going back before would take it off again.
  useEffect(() => {
    if (!applying || !settled) return;
    setApplying(false);
    onClose();
  }, [applying, settled, onClose]);

  return {
    draft,
    kept,
    setDraft: (next) => {
      take(next);
      setKept([...new Set([...kept, ...next])]);
      setApplying(false);
    },
    apply: () => {
      if (!settled) onApply(draft);
      setApplying(true);
    },
  };
}

function sameNames(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name) => others.includes(name));
}
