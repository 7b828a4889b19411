import { phoneHref } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { linkStyles } from '@storefront/shared/ui/text-link';

/** Links to the phone number of the deal, or else of the seller (DEC-49). */
export function DealPhone({ number }: { readonly number: string }) {
  const { phone } = useRuntime().config.seller;
  const displayed = number.trim() || phone;
  return (
    <a href={phoneHref(displayed)} css={linkStyles}>
      {displayed}
    </a>
  );
}
