import { StructuredData, useAbsoluteUrl } from '@storefront/shared/composites/page/structured-data';
import { useRuntime } from '@storefront/shared/runtime';

/** Renders the seller as structured data. */
export function SellerData() {
  const { seller } = useRuntime().config;
  const addressOf = useAbsoluteUrl();
  return (
    <StructuredData
      value={{
        '@type': 'TravelAgency',
        '@id': addressOf('/#seller'),
        name: seller.name,
        legalName: seller.companyName,
        url: addressOf('/'),
        telephone: seller.phone,
        email: seller.email,
        address: seller.address.join(', '),
      }}
    />
  );
}
