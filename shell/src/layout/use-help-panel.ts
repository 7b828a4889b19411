import { useRuntime } from '@storefront/shared/runtime';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';

/** The panel opens automatically after this time, once per tab (SHELL-03, DEC-42). */
export const HELP_DELAY_MS = 300_000;

/** On narrower screens the panel never opens automatically (SHELL-04). */
const WIDE_SCREEN = '(min-width: 768px)';

/** Delay before the next attempt if the panel would cover a form. */
const RETRY_DELAY_MS = 5_000;

/** Key in session storage, because the time continues across documents (the payment step is a separate document). */
const HELP_KEY = 'helpWidget';
const helpStateSchema = z.object({ openedAt: z.number(), done: z.boolean() });
type HelpState = z.output<typeof helpStateSchema>;

/**
 * State of the help panel, with automatic opening. The delay is measured from the first document of the visit. A panel
 * that the shopper has opened or closed never opens automatically.
 *
 * @param isObstructed returns whether the panel would cover a form if it opened now
 */
export function useHelpPanel(isObstructed: () => boolean): readonly [boolean, (open: boolean) => void] {
  const { clock } = useRuntime();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const { openedAt, done } = readOrInitialize({ openedAt: clock.now(), done: false });
    if (done) return;
    let timer = setTimeout(openAutomatically, Math.max(0, openedAt + HELP_DELAY_MS - clock.now()));

    function openAutomatically() {
      if (readOrInitialize({ openedAt, done: false }).done) return;
      if (isObstructed()) {
        timer = setTimeout(openAutomatically, RETRY_DELAY_MS);
        return;
      }
      store({ openedAt, done: true });
      if (window.matchMedia(WIDE_SCREEN).matches) setOpen(true);
    }
    return () => clearTimeout(timer);
  }, [clock, isObstructed]);

  const change = useCallback(
    (next: boolean) => {
      store({ openedAt: clock.now(), done: true });
      setOpen(next);
    },
    [clock],
  );
  return [open, change];
}

function readOrInitialize(otherwise: HelpState): HelpState {
  const parsed = helpStateSchema.safeParse(parseJson(safeStorage('session').read(HELP_KEY)));
  if (parsed.success) return parsed.data;
  store(otherwise);
  return otherwise;
}

function store(kept: HelpState): void {
  safeStorage('session').write(HELP_KEY, JSON.stringify(kept));
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
