import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** Renders text for screen readers only. The parent should be positioned, so that the text cannot cause overflow. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span css={visuallyHidden}>{children}</span>;
}

/** Styles of `VisuallyHidden`, for other elements. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
