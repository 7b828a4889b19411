import { css } from '@emotion/react';
import { family, space, text } from '@storefront/shared/ui/tokens';

import { RestingButton } from './soft-disabled-button';

interface ClearFiltersProps {
  readonly applied: number;
  readonly onClear: () => void;
}

/** Takes off everything that narrows the list (DEC-92). */
export function ClearFilters({ applied, onClear }: ClearFiltersProps) {
  return (
    <RestingButton look="quiet" resting={applied === 0} onClick={onClear} css={slimStyles}>
      Clear Filters
    </RestingButton>
  );
}

const slimStyles = css`
  padding-inline: ${space.xs};
  font: 600 ${text.small} ${family.body};
`;
