import { CallBanner as Banner } from '@storefront/shared/call-banner/call-banner';

/** After every third card (specification 2). */
export function CallBanner({ destination }: { readonly destination: string }) {
  return (
    <Banner
      title="Prefer calling, Exclusive offline deals also available"
      words={`Get exclusive ${destination} holiday deals`}
    />
  );
}
