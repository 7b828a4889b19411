import { css } from '@emotion/react';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { ShieldCheck } from 'lucide-react';

/** Note below Book Now on financial protection. */
export function AtolNote() {
  return (
    <p css={noteStyles}>
      <ShieldCheck size={16} aria-hidden /> ATOL protected. You pay nothing yet.
    </p>
  );
}

const noteStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
