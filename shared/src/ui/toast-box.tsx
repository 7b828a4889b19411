import { Toast as Base } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';

import { ToastList } from './toast-list';

type ToastTone = 'success' | 'error' | 'info';

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

/** Time until a toast without an action closes, in milliseconds. The timer pauses on hover and focus. */
const AUTO_CLOSE_MS = 6000;
const NO_TIMEOUT = 0;

interface ToastBoxProps {
  /** Toasts to show now. */
  readonly pending: readonly Toast[];
  readonly onDisplayed: () => void;
}

/** Renders the toasts of `ToastProvider`, which loads this module with the first one. */
export function ToastBox({ pending, onDisplayed }: ToastBoxProps) {
  const [manager] = useState(() => Base.createToastManager<object>());
  useEffect(() => {
    if (pending.length === 0) return;
    for (const toast of pending) show(manager, toast);
    onDisplayed();
  }, [manager, pending, onDisplayed]);
  return (
    <Base.Provider toastManager={manager}>
      <ToastList />
    </Base.Provider>
  );
}

type Manager = ReturnType<typeof Base.createToastManager<object>>;

function show(manager: Manager, { title, message, tone = 'info', action }: Toast): void {
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
}
