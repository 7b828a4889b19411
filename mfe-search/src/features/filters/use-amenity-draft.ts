import { useEffect, useState } from 'react';

interface AmenityDraftOptions {
  readonly chosen: readonly string[];
  readonly onApply: (chosen: readonly string[]) => void;
  readonly onClose: () => void;
}

interface AmenityDraft {
  readonly draft: readonly string[];
  /** All names ticked since the dialog opened: they stay visible after being unticked. */
  readonly kept: readonly string[];
  readonly setDraft: (draft: readonly string[]) => void;
  readonly apply: () => void;
}

/** The selection within the dialog. It starts with the applied names and is local until Apply. */
export function useAmenityDraft({ chosen, onApply, onClose }: AmenityDraftOptions): AmenityDraft {
  const [draft, take] = useState(chosen);
  const [kept, setKept] = useState(chosen);
  const [applying, setApplying] = useState(false);
  const settled = sameNames(draft, chosen);

  // Closing goes one entry back in the history. It must wait until the new selection is in the URL: going back
  // earlier would undo it.
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
