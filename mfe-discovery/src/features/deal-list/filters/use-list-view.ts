import { isOverlayEntry } from '@storefront/shared/ui/close-on-back';
import { useMemo, useOptimistic, useTransition } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
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
  /** True while the list still shows the previous selection. */
  readonly pending: boolean;
  readonly change: (part: Partial<Omit<DealListView, 'page'>>) => void;
  readonly clear: () => void;
  readonly goToPage: (page: number) => void;
}

/** State of a history entry that typing created. */
const typedSchema = z.object({ typed: z.literal(true) });
/** The fields that typing changes. */
const TYPING: ReadonlySet<string> = new Set<keyof DealListView>(['text', 'page']);
const TYPED = { typed: true } satisfies z.output<typeof typedSchema>;

/**
 * Reads the view of the list from the URL and changes it. Each change is a history entry that Back undoes. Continued
 * typing shares one entry; a change in an open drawer replaces the drawer's entry (`useCloseOnBack`). The scroll
 * position never changes.
 */
export function useListView(kind: DealListKind): ListView {
  const [params] = useSearchParams();
  // A checkbox changes at once, before the router has loaded the new list.
  const [optimisticParams, setOptimisticParams] = useOptimistic(params);
  const [pending, startChange] = useTransition();
  const navigate = useNavigate();
  const continuesTyping = typedSchema.safeParse(useLocation().state).success;
  const view = useMemo(() => readListView(optimisticParams, kind), [optimisticParams, kind]);

  const navigateTo = (part: Partial<DealListView>) =>
    startChange(async () => {
      const next = writeListView(optimisticParams, { ...view, ...part });
      setOptimisticParams(next);
      // Commas are legal in a query, and easier to read unencoded.
      const search = `?${next}`.replaceAll('%2C', ',');
      const isTyping = 'text' in part && Object.keys(part).every((name) => TYPING.has(name));
      await navigate(
        { search },
        {
          replace: isOverlayEntry() || (isTyping && continuesTyping),
          state: isTyping && part.text ? TYPED : null,
          preventScrollReset: true,
        },
      );
    });

  return {
    view,
    pending,
    change: (part) => navigateTo({ ...part, page: 1 }),
    clear: () => navigateTo({ ...NO_FILTERS, page: 1 }),
    goToPage: (page) => navigateTo({ page }),
  };
}
