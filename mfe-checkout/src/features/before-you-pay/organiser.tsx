import type { BeforeYouPayTexts } from '@storefront/shared/contracts/before-you-pay';
import { EmailLink } from '@storefront/shared/composites/page/email-link';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';

/** The organiser, who is responsible for the package: the seller, unless the settings name another company. */
export function Organiser({ organiser }: Pick<BeforeYouPayTexts, 'organiser'>) {
  const { seller } = useRuntime().config;
  const { name, address } = organiser ?? { name: seller.companyName, address: seller.address };
  return (
    <>
      <p>
        The organiser of this package is {[name, ...address].join(', ')}. It answers for all travel services
        in it.
      </p>
      <p>
        Your contact before and during the holiday: {seller.name}, <PhoneLink />, <EmailLink />,{' '}
        {seller.supportHours}.
      </p>
    </>
  );
}
