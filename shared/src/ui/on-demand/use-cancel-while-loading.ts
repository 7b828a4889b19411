import { useEffect } from 'react';

/**
 * Cancels an overlay that is not loaded yet as an open one would close: on Escape and, for an overlay beside a
 * control, on a press or a focus elsewhere.
 *
 * @param isOwn whether an element belongs to the control; absent for a modal overlay
 */
export function useCancelWhileLoading(
  isLoading: boolean,
  cancel: () => void,
  isOwn?: (element: Element) => boolean,
): void {
  useEffect(() => {
    if (!isLoading) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cancel();
    };
    const onElsewhere = ({ target }: Event) => {
      if (isOwn && target instanceof Element && !isOwn(target)) cancel();
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onElsewhere, true);
    document.addEventListener('focusin', onElsewhere, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onElsewhere, true);
      document.removeEventListener('focusin', onElsewhere, true);
    };
  }, [isLoading, cancel, isOwn]);
}
