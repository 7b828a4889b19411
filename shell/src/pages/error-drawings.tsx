import { css } from '@emotion/react';
import { color } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

/** A blank signpost on a beach. */
export function SignpostDrawing() {
  return (
    <LineDrawing>
      <path d="M100 22v92" />
      <path d="M100 34h44l12 11-12 11h-44z" />
      <path d="M100 66H62L50 76l12 10h38z" />
      <path d="M82 116q18-12 36 0" />
    </LineDrawing>
  );
}

/** A boat without a sail. */
export function BoatDrawing() {
  return (
    <LineDrawing>
      <path d="M58 92h88l-16 22H76z" />
      <path d="M102 92V26" />
      <path d="M102 34l34 44" strokeDasharray="4 6" />
      <path d="M102 30l16-6-16-5" />
    </LineDrawing>
  );
}

function LineDrawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 140" width="200" height="140" aria-hidden css={drawingStyles}>
      <circle cx="44" cy="36" r="14" css={sunStyles} />
      {children}
      <path d="M14 120q12-8 24 0t24 0 24 0 24 0 24 0 24 0 24 0" />
      <path d="M38 132q12-8 24 0t24 0 24 0 24 0 24 0" css={farStyles} />
    </svg>
  );
}

const drawingStyles = css`
  max-width: 100%;
  fill: none;
  stroke: ${color.action};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

const sunStyles = css`
  fill: ${color.sunSoft};
  stroke: ${color.sun};
`;

const farStyles = css`
  opacity: 0.5;
`;
