import { isOverlayEntry } from '@storefront/shared/ui/close-on-back';
import { useMemo, useOptimistic, useTransition } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';

import {
  NO_FILTERS,
  readListView,
  writeListView,
  type DealListKind,
  type DealListView,
} from '../../../domain/deal-list/list-view';

export interface ListView {
  readonly view: DealListView;
  /** Whether the list does not show yet what was chosen. */
  readonly pending: boolean;
  readonly change: (part: Partial<Omit<DealListView, 'page'>>) => void;
  readonly clear: () => void;
  readonly goToPage: (page: number) => void;
}

/** The mark of a step in which words were typed. */
const typedSchema = z.object({ typed: z.literal(true) });
/** What changes with it. */
const TYPING: ReadonlySet<string> = new Set<keyof DealListView>(['words', 'page']);
const TYPED = { typed: true } satisfies z.output<typeof typedSchema>;

/**
 * The view of the address, and the ways to change it. Each change is a step of the history that Back undoes:
 * typing, however often the fingers pause, is one; in an open drawer it takes the place of the drawer's own
 * (`useCloseOnBack`). The page never moves by itself.
 */
export function useListView(kind: DealListKind): ListView {
  const [params] = useSearchParams();
  // A box is ticked under the finger, not when the router has got round to it.
  const [ahead, showAhead] = useOptimistic(params);
  const [pending, startChange] = useTransition();
  const navigate = useNavigate();
  const goesOnTyping = typedSchema.safeParse(useLocation().state).success;
  const view = useMemo(() => readListView(ahead, kind), [ahead, kind]);

  const show = (part: Partial<DealListView>) =>
    startChange(async () => {
      const next = writeListView(ahead, { ...view, ...part });
      showAhead(next);
      // Commas may stand in a query as they are, and read better.
      const search = `?${next}`.replaceAll('%2C', ',');
      const isTyping = 'words' in part && Object.keys(part).every((name) => TYPING.has(name));
      await navigate(
        { search },
        {
          replace: isOverlayEntry() || (isTyping && goesOnTyping),
          state: isTyping && part.words ? TYPED : null,
          preventScrollReset: true,
        },
      );
    });

  return {
    view,
    pending,
    change: (part) => show({ ...part, page: 1 }),
    clear: () => show({ ...NO_FILTERS, page: 1 }),
    goToPage: (page) => show({ page }),
  };
}
