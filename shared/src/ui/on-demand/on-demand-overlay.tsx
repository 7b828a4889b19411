import type { ReactNode } from 'react';

import { LoadFailure } from './load-failure';
import type { OnDemand } from './on-demand';
import { useCancelWhileLoading } from './use-cancel-while-loading';
import { useOnDemand } from './use-on-demand';

interface OnDemandOverlayProps<T> {
  readonly source: OnDemand<T>;
  readonly open: boolean;
  /** Called on Escape while the code is loading, and when the visitor gives up after a failure. */
  readonly onCancel: () => void;
  /** Renders the overlay, open or closed; called only with loaded code. */
  readonly children: (code: T) => ReactNode;
}

/** Renders an overlay whose code is loaded when it opens first, or earlier while the browser is idle. */
export function OnDemandOverlay<T>({ source, open, onCancel, children }: OnDemandOverlayProps<T>) {
  const { code, failed, retry } = useOnDemand(source, open);
  useCancelWhileLoading(open && code === null, onCancel);
  if (code !== null) return children(code);
  return open && failed ? <LoadFailure onRetry={retry} onClose={onCancel} /> : null;
}
