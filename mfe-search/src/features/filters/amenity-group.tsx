import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { space } from '@storefront/shared/ui/tokens';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { AmenitiesDialog } from './amenities-dialog';
import type { FilterGroupProps } from './filter-props';
import { FilterFieldset } from './filter-fieldset';

/** The button that opens the amenities dialog, with the number of applied amenities. */
export function AmenityGroup({ choice, stats, onChange }: FilterGroupProps) {
  const [open, setOpen] = useState(false);
  const { length } = choice.amenities;
  return (
    <FilterFieldset legend="Amenities">
      <Button
        look="outline"
        wide
        css={openerStyles}
        icon={<SlidersHorizontal size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
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
