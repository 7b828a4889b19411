import { useRuntime } from '@storefront/shared/runtime';
import type { ReactNode } from 'react';

import { linkStyles } from '../../ui/text-link';

/** The seller's number as a link that a phone can call; other words may stand for it. */
export function PhoneLink({ children }: { readonly children?: ReactNode }) {
  const { phone } = useRuntime().config.seller;
  return (
    <a href={phoneHref(phone)} css={linkStyles}>
      {children ?? phone}
    </a>
  );
}

export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
