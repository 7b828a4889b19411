import { Dialog } from '@storefront/shared/ui/dialog';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { lazy, Suspense } from 'react';

import type { AmenityPickerProps } from './amenity-picker';

// Few shoppers open the dialog, so its code is loaded on demand.
const AmenityPicker = lazy(async () => ({ default: (await import('./amenity-picker')).AmenityPicker }));

interface AmenitiesDialogProps extends Pick<AmenityPickerProps, 'chosen' | 'counts' | 'onApply'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Opens with the current selection; only Apply changes it (SRCH-FLT-18 to SRCH-FLT-23). */
export function AmenitiesDialog({ open, onOpenChange, chosen, counts, onApply }: AmenitiesDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Amenities" wide>
      <Suspense fallback={<Skeleton height="480px" />}>
        <AmenityPicker
          chosen={chosen}
          counts={counts}
          onApply={onApply}
          onClose={() => onOpenChange(false)}
        />
      </Suspense>
    </Dialog>
  );
}
