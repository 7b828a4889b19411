import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface ShowMore {
  /** Ref of the element around the list. */
  readonly list: RefObject<HTMLDivElement | null>;
  readonly all: boolean;
  readonly showAll: () => void;
}

/**
 * Shows the rest of a list on demand. The button is removed after the click, so the focus moves to the first added
 * control.
 *
 * @param first number of controls that are visible before
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
