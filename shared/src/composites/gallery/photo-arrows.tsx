import { css } from '@emotion/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';

import { IconButton } from '../../ui/icon-button';
import { space } from '../../ui/tokens';

interface PhotoArrowsProps {
  readonly onStep: (by: -1 | 1) => void;
}

/** Renders the buttons for the previous and the next photo at both sides of the container. */
export function PhotoArrows({ onStep }: PhotoArrowsProps) {
  return (
    <>
      <div css={[sideStyles, leftStyles]}>
        <IconButton look="outline" label="Previous photo" onClick={() => onStep(-1)}>
          <ChevronLeft size={24} aria-hidden />
        </IconButton>
      </div>
      <div css={[sideStyles, rightStyles]}>
        <IconButton look="outline" label="Next photo" onClick={() => onStep(1)}>
          <ChevronRight size={24} aria-hidden />
        </IconButton>
      </div>
    </>
  );
}

const sideStyles = css`
  position: absolute;
  top: calc(50% - 22px);
  height: 44px;
`;

const leftStyles = css`
  left: ${space.s};
`;

const rightStyles = css`
  right: ${space.s};
`;
