import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface ShowMore {
  /** Belongs around the list. */
  readonly list: RefObject<HTMLDivElement | null>;
  readonly all: boolean;
  readonly showAll: () => void;
}

/**
 * The rest of a list on demand. The button that asked for it goes away, so the focus moves to the first
 * control that came.
 *
 * @param first how many stand at the start of the list before
 */
export function useShowMore(first: number): ShowMore {
  const list = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const showAll = () => {
    flushSync(() => setAll(true));
    list.current?.querySelectorAll('input')[first]?.focus();
  };
  return { list, all, showAll };
}
