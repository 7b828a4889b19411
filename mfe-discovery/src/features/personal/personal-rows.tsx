import { useRecentlyViewed, useShortlist } from '@storefront/shared/runtime';
import type { ViewedEntry } from '@storefront/shared/contracts/recently-viewed';
import { useState } from 'react';

import { CardRow, ScrollRow } from './card-row';
import { SmallCard } from './small-card';
import { RecentlyViewedRow } from './recently-viewed-row';

const NOTHING: readonly ViewedEntry[] = [];

/**
 * Renders recently viewed and saved holidays, each row a section; nothing without entries. Renders nothing on the
 * server: the rows appear after hydration, below the first screen.
 */
export function PersonalRows() {
  const { entries, clear, restore } = useRecentlyViewed();
  const { entries: saved } = useShortlist();
  const [cleared, setCleared] = useState(NOTHING);

  const forget = () => {
    setCleared(entries);
    clear();
  };
  const undo = () => {
    setCleared(NOTHING);
    restore(cleared);
  };

  return (
    <>
      {(entries.length > 0 || cleared.length > 0) && (
        <RecentlyViewedRow entries={entries} forgotten={cleared.length} onClear={forget} onUndo={undo} />
      )}
      {saved.length > 0 && (
        <CardRow title="Your shortlist">
          <ScrollRow>
            {saved.map(({ giataId, ...entry }) => (
              <li key={giataId}>
                <SmallCard {...entry} note="when you saved it" />
              </li>
            ))}
          </ScrollRow>
        </CardRow>
      )}
    </>
  );
}
