import { useRuntime } from '@storefront/shared/runtime';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';

/** After this long the widget opens by itself, once (SHELL-03, DEC-42). */
export const HELP_OPENS_MS = 300_000;

/** Narrower screens have the call bar, and nothing opens over their page (SHELL-04). */
const WIDE_ENOUGH = '(min-width: 768px)';

/** How soon to look again where the widget would stand on a form. */
const LOOK_AGAIN_MS = 5_000;

/** Session storage: the count goes on over new documents (the payment step is one). */
export const HELP_KEY = 'helpWidget';
const keptSchema = z.object({ openedAt: z.number(), done: z.boolean() });
type Kept = z.output<typeof keptSchema>;

/**
 * Whether the help panel is open. The time counts from the opening of the site, not of a page; a shopper
 * who has opened or closed it is left alone from then on.
 *
 * @param inTheWay whether the panel, opened now, would cover a form
 */
export function useHelpOpening(inTheWay: () => boolean): readonly [boolean, (open: boolean) => void] {
  const { clock } = useRuntime();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const { openedAt, done } = keptOr({ openedAt: clock.now(), done: false });
    if (done) return;
    let timer = setTimeout(openByItself, Math.max(0, openedAt + HELP_OPENS_MS - clock.now()));

    function openByItself() {
      if (keptOr({ openedAt, done: false }).done) return;
      if (inTheWay()) {
        timer = setTimeout(openByItself, LOOK_AGAIN_MS);
        return;
      }
      keep({ openedAt, done: true });
      if (window.matchMedia(WIDE_ENOUGH).matches) setOpen(true);
    }
    return () => clearTimeout(timer);
  }, [clock, inTheWay]);

  const change = useCallback(
    (next: boolean) => {
      keep({ openedAt: clock.now(), done: true });
      setOpen(next);
    },
    [clock],
  );
  return [open, change];
}

function keptOr(otherwise: Kept): Kept {
  const parsed = keptSchema.safeParse(parseJson(safeStorage('session').read(HELP_KEY)));
  if (parsed.success) return parsed.data;
  keep(otherwise);
  return otherwise;
}

function keep(kept: Kept): void {
  safeStorage('session').write(HELP_KEY, JSON.stringify(kept));
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
