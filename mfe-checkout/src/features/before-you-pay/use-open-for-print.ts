import { useEffect, useRef, type RefObject } from 'react';

/** Opens every closed section while the page is printed. */
export function useOpenForPrint<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);

  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    const openAll = () => {
      opened = [...(box.current?.querySelectorAll('details') ?? [])].filter(({ open }) => !open);
      for (const section of opened) section.open = true;
    };
    const closeAgain = () => {
      for (const section of opened) section.open = false;
      opened = [];
    };
    window.addEventListener('beforeprint', openAll);
    window.addEventListener('afterprint', closeAgain);
    return () => {
      window.removeEventListener('beforeprint', openAll);
      window.removeEventListener('afterprint', closeAgain);
    };
  }, []);

  return box;
}
