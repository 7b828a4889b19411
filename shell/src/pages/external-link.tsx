import { linkStyles } from '@storefront/shared/ui/text-link';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import type { ReactNode } from 'react';

/** Link to another site, in a new window. */
export function ExternalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" css={linkStyles}>
      {children}
      <VisuallyHidden> (opens in a new window)</VisuallyHidden>
    </a>
  );
}
