import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useId } from 'react';

import { compareHint, MIN_COMPARED } from './compare-ticks';

interface CompareFooterProps {
  /** Number of saved hotels of the current search. */
  readonly comparable: number;
  readonly ticked: number;
  /** Whether a fifth tick was refused. */
  readonly refused: boolean;
  readonly onCompare: () => void;
}

/** The button that opens the comparison, with a hint while too few hotels are ticked. */
export function CompareFooter({ comparable, ticked, refused, onCompare }: CompareFooterProps) {
  const hint = useId();
  const enough = ticked >= MIN_COMPARED;
  return (
    <div css={footerStyles}>
      <p id={hint} role="status" css={[hintStyles, refused && refusedStyles]}>
        {compareHint(comparable, ticked, refused)}
      </p>
      <Button
        look="call"
        wide
        aria-disabled={!enough || undefined}
        aria-describedby={hint}
        onClick={() => enough && onCompare()}
      >
        {enough ? `Compare ${ticked} hotels` : 'Compare hotels'}
      </Button>
    </div>
  );
}

const footerStyles = css`
  display: grid;
  gap: ${space.xs};
`;

const hintStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const refusedStyles = css`
  font-weight: 600;
  color: ${color.ink};
`;
