import { useEffect, useRef } from 'react';

import type { ViewedHoliday } from '../contracts/recently-viewed';

import { useRuntime } from './runtime-context';

/**
 * Records that a holiday was viewed, and records it again when its data change, for instance when the price arrives.
 *
 * @param holiday `null` while the holiday is not loaded
 */
export function useRecordView(holiday: ViewedHoliday | null): void {
  const { recentlyViewed } = useRuntime();
  const latest = useRef(holiday);
  useEffect(() => {
    latest.current = holiday;
  });
  // Callers pass a new object at each render, so its content is the dependency.
  const content = JSON.stringify(holiday);
  useEffect(() => {
    if (latest.current) recentlyViewed.commands.record(latest.current);
  }, [recentlyViewed, content]);
}
