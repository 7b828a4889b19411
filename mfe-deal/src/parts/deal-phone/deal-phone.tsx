import { phoneHref } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { linkStyles } from '@storefront/shared/ui/text-link';

/** The number of the deal itself, else the seller's (DEC-49). */
export function DealPhone({ number }: { readonly number: string }) {
  const { phone } = useRuntime().config.seller;
  const shown = number.trim() || phone;
  return (
    <a href={phoneHref(shown)} css={linkStyles}>
      {shown}
    </a>
  );
}
