import { useRuntime } from '@storefront/shared/runtime';
import type { ReactNode } from 'react';

import { linkStyles } from '../../ui/text-link';

/** Renders the seller's phone number as a `tel:` link; `children` replace the visible number. */
export function PhoneLink({ children }: { readonly children?: ReactNode }) {
  const { phone } = useRuntime().config.seller;
  return (
    <a href={phoneHref(phone)} css={linkStyles}>
      {children ?? phone}
    </a>
  );
}

/** Returns the `tel:` URL of a phone number: digits and a plus sign only. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
