import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

import { viewedHolidaySchema, type ViewedHoliday } from './viewed-entry';
import { createViewsStore } from './views-store';

/**
 * Notes that a holiday was looked at, and again with what has become known of it since. Nothing is noted of
 * what could not be read back.
 *
 * @param holiday `null` while it is not known
 */
export function useNoteView(holiday: ViewedHoliday | null): void {
  const { clock } = useRuntime();
  const [store] = useState(() => createViewsStore(clock.now));
  // Its words are what counts: the object is another one at each rendering.
  const words = JSON.stringify(holiday);
  useEffect(() => {
    const noted = viewedHolidaySchema.safeParse(JSON.parse(words));
    if (noted.success) store.add({ ...noted.data, viewedAt: clock.now() });
  }, [store, clock, words]);
}
