import { css } from '@emotion/react';
import { family, space, text } from '@storefront/shared/ui/tokens';

import { SoftDisabledButton } from './soft-disabled-button';

interface ClearFiltersProps {
  readonly applied: number;
  readonly onClear: () => void;
}

/** Clears all filters (DEC-92). */
export function ClearFilters({ applied, onClear }: ClearFiltersProps) {
  return (
    <SoftDisabledButton look="quiet" inactive={applied === 0} onClick={onClear} css={slimStyles}>
      Clear Filters
    </SoftDisabledButton>
  );
}

const slimStyles = css`
  padding-inline: ${space.xs};
  font: 600 ${text.small} ${family.body};
`;
