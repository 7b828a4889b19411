import { useRuntime } from '@storefront/shared/runtime';
import type { ReactNode } from 'react';

import { linkStyles } from '../../ui/text-link';

/** Renders the seller's email address as a `mailto:` link (EXT-03); `children` replace the visible address. */
export function EmailLink({ children }: { readonly children?: ReactNode }) {
  const { email } = useRuntime().config.seller;
  return (
    <a href={emailHref(email)} css={linkStyles}>
      {children ?? email}
    </a>
  );
}

/** Returns the `mailto:` URL of an email address. */
export function emailHref(email: string): string {
  return `mailto:${email}`;
}
