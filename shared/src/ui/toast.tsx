import { Toast as Base } from '@base-ui/react/toast';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';

import { ToastList } from './toast-list';

export type ToastTone = 'success' | 'error' | 'info';

/** A short message about something that has happened. */
export interface Toast {
  /** Accessible name of the toast. */
  readonly title: string;
  readonly message?: string;
  /** Default `info`. */
  readonly tone?: ToastTone;
  /** A button in the toast; pressing it also closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Time until a toast without an action closes, in milliseconds. The timer pauses on hover and focus. */
const AUTO_CLOSE_MS = 6000;
const NO_TIMEOUT = 0;

/**
 * Provides `useToast` to the page and renders its toasts in a polite live region, a landmark named
 * "Notifications". Render it once around a page.
 */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [manager] = useState(() => Base.createToastManager<object>());
  const show = useCallback(
    ({ title, message, tone = 'info', action }: Toast) => {
      const id: string = manager.add({
        title,
        description: message,
        type: tone,
        // Errors and toasts with an action stay until they are closed: readers need unlimited time for them.
        timeout: tone === 'error' || action ? NO_TIMEOUT : AUTO_CLOSE_MS,
        actionProps: action && {
          children: action.label,
          onClick: () => {
            manager.close(id);
            action.onPress();
          },
        },
      });
    },
    [manager],
  );

  return (
    <Base.Provider toastManager={manager}>
      <ToastContext value={show}>{children}</ToastContext>
      <ToastList />
    </Base.Provider>
  );
}

/**
 * Returns a stable function that shows a toast. Use it for confirmations that may be missed; use an `Alert` or a
 * `Dialog` for messages that must be read. Without a `ToastProvider` above, the function does nothing.
 */
export function useToast(): (toast: Toast) => void {
  return use(ToastContext);
}
