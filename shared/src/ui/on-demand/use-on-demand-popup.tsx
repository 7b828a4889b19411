import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';

import { LoadFailure } from './load-failure';
import type { OnDemand } from './on-demand';
import { useCancelWhileLoading } from './use-cancel-while-loading';
import { useOnDemand } from './use-on-demand';

/** Attributes of the button that stands for the control until its code is loaded. */
export interface PlainTriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly type: 'button';
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': false;
  readonly 'aria-busy': true | undefined;
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly onPointerDown: () => void;
  readonly onFocus: () => void;
}

interface OnDemandPopup<T> {
  /** `null` while the plain button is shown. The control with this code must be rendered open at first. */
  readonly code: T | null;
  readonly trigger: PlainTriggerProps;
  /** Shown beside the plain button when the code could not be loaded. */
  readonly failure: ReactNode;
}

/**
 * Lets a plain button stand for a control with a popup. The code of the control is loaded when the pointer or the
 * focus comes near, or when the browser is idle; the control replaces the button at the first click, open.
 *
 * @param initiallyOpen loads the code immediately
 */
export function useOnDemandPopup<T>(source: OnDemand<T>, initiallyOpen = false): OnDemandPopup<T> {
  const [requested, setRequested] = useState(initiallyOpen);
  const { code, failed, retry } = useOnDemand(source, requested);
  const ref = useRef<HTMLButtonElement>(null);
  const cancel = useCallback(() => setRequested(false), []);
  const isOwn = useCallback((element: Element) => ref.current?.contains(element) ?? false, []);
  const isLoading = requested && code === null && !failed;
  useCancelWhileLoading(isLoading, cancel, isOwn);

  return {
    code,
    trigger: {
      ref,
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': false,
      'aria-busy': isLoading || undefined,
      onClick: () => (requested && failed ? retry() : setRequested(true)),
      onPointerEnter: source.preload,
      onPointerDown: source.preload,
      onFocus: source.preload,
    },
    failure: requested && failed && <LoadFailure onRetry={retry} onClose={cancel} />,
  };
}
