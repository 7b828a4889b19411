import { css } from '@emotion/react';
import { Badge } from '@storefront/shared/ui/badge';
import { space } from '@storefront/shared/ui/tokens';
import { Check } from 'lucide-react';

/** Marks what is included in the price. */
export function IncludedBadge() {
  return (
    <Badge tone="success">
      <span css={labelStyles}>
        <Check size={16} aria-hidden /> Included
      </span>
    </Badge>
  );
}

const labelStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xxs};
  white-space: nowrap;
`;
