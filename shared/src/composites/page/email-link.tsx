import { useRuntime } from '@storefront/shared/runtime';
import type { ReactNode } from 'react';

import { linkStyles } from '../../ui/text-link';

/** The seller's address as a link that opens a letter (EXT-03); other words may stand for it. */
export function EmailLink({ children }: { readonly children?: ReactNode }) {
  const { email } = useRuntime().config.seller;
  return (
    <a href={emailHref(email)} css={linkStyles}>
      {children ?? email}
    </a>
  );
}

export function emailHref(email: string): string {
  return `mailto:${email}`;
}
