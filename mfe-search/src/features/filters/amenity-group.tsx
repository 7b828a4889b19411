import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { space } from '@storefront/shared/ui/tokens';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { AmenitiesDialog } from './amenities-dialog';
import type { FilterGroupProps, FiltersProps } from './filter-props';
import { FilterFieldset } from './filter-fieldset';

interface AmenityGroupProps extends FilterGroupProps, Pick<FiltersProps, 'onCountsNeeded'> {}

/** The button that opens the amenities dialog, with the number of applied amenities. */
export function AmenityGroup({ choice, stats, onChange, onCountsNeeded }: AmenityGroupProps) {
  const [open, setOpen] = useState(false);
  const { length } = choice.amenities;
  function openDialog(): void {
    onCountsNeeded();
    setOpen(true);
  }
  return (
    <FilterFieldset legend="Amenities">
      <Button
        look="outline"
        wide
        css={openerStyles}
        icon={<SlidersHorizontal size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={openDialog}
      >
        {length === 0 ? 'Choose amenities' : `Amenities, ${length} chosen`}
      </Button>
      <AmenitiesDialog
        open={open}
        onOpenChange={setOpen}
        chosen={choice.amenities}
        counts={stats?.recordCounts?.amenities ?? null}
        onApply={(amenities) => onChange({ amenities })}
      />
    </FilterFieldset>
  );
}

const openerStyles = css`
  margin-top: ${space.xs};
`;
