import { startTransition, useCallback, useState, type KeyboardEvent, type UIEvent } from 'react';
import { flushSync } from 'react-dom';

import type { ItemGroup, SelectableItem } from './selectable-item';

/** Fill the popup: each further option delays the paint of the opened list. */
const OPENING_ITEMS = 10;
/** After that paint: a little more than the popup shows. On a phone, each costs a millisecond at closing as well. */
const FIRST_ITEMS = 24;
const MORE_ITEMS = 48;
/** In CSS pixels from the end of the list. */
const NEAR_END = 400;

interface GrowingGroups {
  readonly groups: readonly ItemGroup[];
  /** For the scrolled list: renders more items near its end. */
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  /** For the search input, in the capture phase: renders the items that the key may move the highlight to. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Renders the first items after those of the opening; call it when the open list is painted. */
  readonly complete: () => void;
  /** Starts with the items of the opening again. */
  readonly reset: () => void;
}

/**
 * Renders a long list in steps: its first items when it opens, further ones when they are reached.
 *
 * @param selected is always among the rendered items, because an opening list scrolls to it
 */
export function useGrowingGroups(groups: readonly ItemGroup[], selected: SelectableItem): GrowingGroups {
  const [limit, setLimit] = useState(OPENING_ITEMS);
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);
  const needed = Math.max(limit, indexOf(groups, selected) + 1);

  const onScroll = useCallback(({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    if (scrollHeight - scrollTop - clientHeight < NEAR_END) setLimit((before) => before + MORE_ITEMS);
  }, []);
  const onKeyDown = useCallback(({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown') setLimit((before) => before + MORE_ITEMS);
    // From the first item it moves to the last one, which must exist when the list receives the event.
    else if (key === 'ArrowUp') flushSync(() => setLimit(Number.POSITIVE_INFINITY));
  }, []);
  const complete = useCallback(
    () => startTransition(() => setLimit((before) => Math.max(before, FIRST_ITEMS))),
    [],
  );
  const reset = useCallback(() => setLimit(OPENING_ITEMS), []);
  const rendered = needed < total ? firstItems(groups, needed) : groups;
  return { groups: rendered, onScroll, onKeyDown, complete, reset };
}

function indexOf(groups: readonly ItemGroup[], { id }: SelectableItem): number {
  return groups.flatMap(({ items }) => items).findIndex((item) => item.id === id);
}

/** Returns the groups with the first items of all; a group without any is left out. */
export function firstItems(groups: readonly ItemGroup[], count: number): readonly ItemGroup[] {
  const first: ItemGroup[] = [];
  let left = count;
  for (const { value, items } of groups) {
    if (left <= 0) break;
    first.push({ value, items: items.slice(0, left) });
    left -= items.length;
  }
  return first;
}
