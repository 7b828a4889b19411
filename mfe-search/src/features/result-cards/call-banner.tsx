import { ANY_DESTINATION, destinationName } from '@storefront/shared/domain/catalogue/destinations';
import { CallBanner as Banner } from '@storefront/shared/composites/call-banner/call-banner';

/** The banner after every third card (SRCH-13 to SRCH-15). Without a destination it names none (DEC-89). */
export function CallBanner({ destinationId }: { readonly destinationId: number }) {
  const place = destinationId === ANY_DESTINATION.id ? '' : `${destinationName(destinationId)} `;
  return (
    <Banner
      title="Prefer calling, Exclusive offline deals also available"
      role="note"
      description={`Get exclusive ${place}holiday deals`}
    />
  );
}
