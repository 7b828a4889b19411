import { formatPence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { useAnnounce } from '@storefront/shared/ui/live-region';
import { useEffect, useRef } from 'react';

/** Announces each change of the total to screen readers. */
export function TotalAnnouncement({ total }: { readonly total: Pence }) {
  const announce = useAnnounce();
  const announcedTotal = useRef(total);
  useEffect(() => {
    if (announcedTotal.current === total) return;
    announcedTotal.current = total;
    announce(`New total: ${formatPence(total)}`);
  }, [total, announce]);
  return null;
}
