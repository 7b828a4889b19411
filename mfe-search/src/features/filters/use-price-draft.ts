import type { Range } from '@storefront/shared/ui/range-slider';
import { useState } from 'react';

interface PriceDraft {
  readonly range: Range;
  /** Whether the range differs from the applied one. */
  readonly pending: boolean;
  readonly setRange: (range: Range) => void;
  readonly discard: () => void;
}

/**
 * A price range that is local until Apply.
 *
 * @param baseKey identifies the applied state; the draft is discarded when it changes
 */
export function usePriceDraft(applied: Range, baseKey: string): PriceDraft {
  const [draft, setDraft] = useState<{ readonly baseKey: string; readonly range: Range } | null>(null);
  const range = draft?.baseKey === baseKey ? draft.range : applied;
  return {
    range,
    pending: range.from !== applied.from || range.to !== applied.to,
    // Prices are whole pounds, but the boxes accept fractions.
    setRange: ({ from, to }) => setDraft({ baseKey, range: { from: Math.round(from), to: Math.round(to) } }),
    discard: () => setDraft(null),
  };
}
