import { css } from '@emotion/react';
import { useShortlist } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { Heart } from 'lucide-react';

interface ShortlistOpenerProps {
  readonly onOpen: () => void;
  /** Shows only the heart and the number; the label stays for screen readers. */
  readonly compact?: boolean;
}

/** The button that opens the shortlist, with the number of saved hotels. */
export function ShortlistOpener({ onOpen, compact = false }: ShortlistOpenerProps) {
  const saved = useShortlist().entries.length;
  return (
    <Button look="outline" icon={<Heart size={20} aria-hidden />} aria-haspopup="dialog" onClick={onOpen}>
      <span css={[labelStyles, compact && hiddenStyles]}>Shortlist</span>{' '}
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

// Below 1280 px only the heart is visible: the heading beside it needs the width for one line.
const labelStyles = css`
  @media (max-width: 1279.98px) {
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
