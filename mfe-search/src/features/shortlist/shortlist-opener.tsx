import { css } from '@emotion/react';
import { useShortlist } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { below, color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { Heart } from 'lucide-react';

/** Opens the shortlist and says how many hotels are in it. The number has its room from the start. */
interface ShortlistOpenerProps {
  readonly onOpen: () => void;
  /** Shows the heart and the number alone; the word stays for those who listen. */
  readonly compact?: boolean;
}

/** Opens the shortlist and says how many hotels are in it. The number's room is kept while it is not known. */
export function ShortlistOpener({ onOpen, compact = false }: ShortlistOpenerProps) {
  const saved = useShortlist().entries.length;
  return (
    <Button look="outline" icon={<Heart size={20} aria-hidden />} aria-haspopup="dialog" onClick={onOpen}>
      <span css={[wordStyles, compact && hiddenStyles]}>Shortlist</span>{' '}
      <span css={countStyles}>
        {saved}
        <VisuallyHidden> {saved === 1 ? 'hotel' : 'hotels'} saved</VisuallyHidden>
      </span>
    </Button>
  );
}

const hiddenStyles = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

// The heart says enough where there is little room.
const wordStyles = css`
  ${below.large} {
    ${hiddenStyles}
  }
`;

const countStyles = css`
  position: relative;
  display: inline-block;
  min-width: 24px;
  padding-inline: ${space.xxs};
  border-radius: ${radius.pill};
  background: ${color.action};
  color: ${color.onAction};
  font: 600 ${text.small} ${family.body};
  line-height: 24px;
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;
