import { createContext, use, useCallback, useState, type ReactNode } from 'react';

import { onDemand } from './on-demand/on-demand';
import { useOnDemand } from './on-demand/use-on-demand';
import type { Toast } from './toast-box';

export type { Toast } from './toast-box';

const source = onDemand(() => import(/* webpackChunkName: "overlays" */ './toast-box'));

const ToastContext = createContext<(toast: Toast) => void>(() => {});
const NONE: readonly Toast[] = [];

/**
 * Provides `useToast` to the page and renders its toasts in a polite live region, a landmark named
 * "Notifications". Render it once around a page. The code of toasts is loaded with the first one.
 */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [pending, setPending] = useState(NONE);
  const show = useCallback((toast: Toast) => setPending((toasts) => [...toasts, toast]), []);
  const clear = useCallback(() => setPending(NONE), []);
  const { code } = useOnDemand(source, pending.length > 0);
  return (
    <>
      <ToastContext value={show}>{children}</ToastContext>
      {code && <code.ToastBox pending={pending} onDisplayed={clear} />}
    </>
  );
}

/**
 * Returns a stable function that shows a toast. Use it for confirmations that may be missed; use an `Alert` or a
 * `Dialog` for messages that must be read. Without a `ToastProvider` above, the function does nothing.
 */
export function useToast(): (toast: Toast) => void {
  return use(ToastContext);
}
