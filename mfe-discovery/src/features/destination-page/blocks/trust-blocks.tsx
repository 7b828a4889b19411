import { CallBanner } from '@storefront/shared/composites/call-banner/call-banner';
import type { BlockProps } from '@storefront/shared/contracts/blocks/block-definitions';
import { useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';

import type { BlockViewProps } from './block-view';

/** Renders the claims of the settings. */
export function TrustStripBlock({ context }: BlockViewProps<BlockProps<'trustStrip'>>) {
  return context.badges;
}

/** Renders an invitation to call. */
export function CallBannerBlock({ props }: BlockViewProps<BlockProps<'callBanner'>>) {
  const { seller } = useRuntime().config;
  return (
    <Container>
      {/* A page may have several: landmarks would need different names. */}
      <CallBanner
        role="note"
        title={props.title}
        {...(props.description === '' ? {} : { description: props.description })}
        hours={seller.salesHours}
      />
    </Container>
  );
}
