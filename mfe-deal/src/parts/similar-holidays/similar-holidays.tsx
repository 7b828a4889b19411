import { Skeleton } from '@storefront/shared/ui/skeleton';
import { useEffect, useState, type ComponentType } from 'react';

import type { ReferenceHoliday } from '../../domain/similar-deals';

interface SimilarHolidaysProps {
  readonly reference: ReferenceHoliday;
}

/** The component in an object: a function as a state would be called. */
interface LoadedCards {
  readonly Cards: ComponentType<SimilarHolidaysProps>;
}

/**
 * Deals similar to an unavailable holiday. Their cards are loaded when they are needed, because most holidays are
 * available. Renders nothing when they cannot be loaded, as without deals (ERR-20).
 */
export function SimilarHolidays(props: SimilarHolidaysProps) {
  const [cards, setCards] = useState<LoadedCards | 'failed' | null>(null);
  useEffect(() => {
    let unmounted = false;
    void import('./similar-deal-cards').then(
      ({ SimilarDealCards: Cards }) => !unmounted && setCards({ Cards }),
      () => !unmounted && setCards('failed'),
    );
    return () => {
      unmounted = true;
    };
  }, []);
  if (cards === null) return <Skeleton height="420px" />;
  return cards === 'failed' ? null : <cards.Cards {...props} />;
}
