import { useRecentlyViewed } from '@storefront/shared/composites/recently-viewed/use-recently-viewed';
import type { ViewedEntry } from '@storefront/shared/composites/recently-viewed/viewed-entry';
import { useShortlist } from '@storefront/shared/composites/shortlist/use-shortlist';
import { useState } from 'react';

import { Shelf, ShelfRow } from './card-row';
import { SmallCard } from './small-card';
import { ViewedShelf } from './recently-viewed-row';

const NOTHING: readonly ViewedEntry[] = [];

/**
 * What this shopper has looked at and saved, each shelf a section of the page. Nothing at all where there is
 * nothing of either, so on a server too: it comes after the page was taken over, below what is read first.
 */
export function PersonalShelves() {
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
        <ViewedShelf entries={entries} forgotten={cleared.length} onClear={forget} onUndo={undo} />
      )}
      {saved.length > 0 && (
        <Shelf title="Your shortlist">
          <ShelfRow>
            {saved.map(({ giataId, ...entry }) => (
              <li key={giataId}>
                <SmallCard {...entry} note="when you saved it" />
              </li>
            ))}
          </ShelfRow>
        </Shelf>
      )}
    </>
  );
}
