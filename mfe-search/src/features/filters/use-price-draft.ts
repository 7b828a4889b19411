import type { Range } from '@storefront/shared/ui/range-slider';
import { useState } from 'react';

interface PriceDraft {
  readonly range: Range;
  /** Chosen, and not applied yet. */
  readonly pending: boolean;
  readonly setRange: (range: Range) => void;
  readonly drop: () => void;
}

/** A range that nobody else sees yet. It belongs to what it began from: when that changes, it is dropped. */
export function usePriceDraft(applied: Range, begunFrom: string): PriceDraft {
  const [draft, setDraft] = useState<{ readonly begunFrom: string; readonly range: Range } | null>(null);
  const range = draft?.begunFrom === begunFrom ? draft.range : applied;
  return {
    range,
    pending: range.from !== applied.from || range.to !== applied.to,
    // Prices are whole pounds, and boxes take fractions.
    setRange: ({ from, to }) =>
      setDraft({ begunFrom, range: { from: Math.round(from), to: Math.round(to) } }),
    drop: () => setDraft(null),
  };
}
