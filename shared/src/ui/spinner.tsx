import { css, keyframes } from '@emotion/react';

import { VisuallyHidden } from './visually-hidden';

/**
 * Renders a spinning ring as a live region (`role="status"`). Use a `Skeleton` where the size of the pending
 * content is known.
 *
 * @param props.label visually hidden text that names what is loading
 */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <span role="status" css={wrapStyles}>
      <span aria-hidden css={ringStyles} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

const turn = keyframes`to { transform: rotate(360deg); }`;

const wrapStyles = css`
  display: inline-flex;
`;

/** Styles of the ring alone, for busy states inside other controls. */
export const ringStyles = css`
  width: 20px;
  height: 20px;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
