import { css } from '@emotion/react';
import { space } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

/** Bulleted list in a text. */
export function TextList({ children }: { readonly children: ReactNode }) {
  return <ul css={listStyles}>{children}</ul>;
}

const listStyles = css`
  display: grid;
  gap: ${space.xs};
  padding-left: ${space.l};
`;
