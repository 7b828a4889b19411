import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useId } from 'react';

import { compareHint, FEWEST_COMPARED } from './compare-ticks';

interface CompareFooterProps {
  /** Saved hotels of the present search. */
  readonly comparable: number;
  readonly ticked: number;
  /** A fifth tick was refused. */
  readonly refused: boolean;
  readonly onCompare: () => void;
}

/** Goes to the comparison, or says what it still needs. */
export function CompareFooter({ comparable, ticked, refused, onCompare }: CompareFooterProps) {
  const hint = useId();
  const enough = ticked >= FEWEST_COMPARED;
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
