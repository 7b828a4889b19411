import { Toast as Base } from '@base-ui/react/toast';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';

import { ToastList } from './toast-list';

export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  readonly title: string;
  readonly words?: string;
  readonly tone?: ToastTone;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** How long a toast stays that asks for nothing, in milliseconds. The time stands still on hover and focus. */
const STAYS_FOR = 6000;
const STAYS = 0;

/** Around the page, once: gives `useToast` its place, and shows what was said. */
export function ToastArea({ children }: { readonly children: ReactNode }) {
  const [queue] = useState(() => Base.createToastManager<object>());
  const show = useCallback(
    ({ title, words, tone = 'info', action }: Toast) => {
      const id: string = queue.add({
        title,
        description: words,
        type: tone,
        // Nobody should have to hurry to read what went wrong, or to press a button.
        timeout: tone === 'error' || action ? STAYS : STAYS_FOR,
        actionProps: action && {
          children: action.label,
          onClick: () => {
            queue.close(id);
            action.onPress();
          },
        },
      });
    },
    [queue],
  );

  return (
    <Base.Provider toastManager={queue}>
      <ToastContext value={show}>{children}</ToastContext>
      <ToastList />
    </Base.Provider>
  );
}

/** Says in passing that something happened. What must be read or decided belongs in the page or a dialog. */
export function useToast(): (toast: Toast) => void {
  return use(ToastContext);
}
