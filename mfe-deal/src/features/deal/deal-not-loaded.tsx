import { PageHead } from '@storefront/shared/composites/page/page-head';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Container } from '@storefront/shared/ui/container';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { Stack } from '@storefront/shared/ui/stack';

import { SimilarHolidays } from '../../parts/similar-holidays/similar-holidays';

interface DealNotLoadedProps {
  readonly dealId: string;
  /** Message for the shopper; `null` when the cause is unknown. */
  readonly cause: string | null;
}

/** Error panel of a deal that could not be loaded, with alternatives (DEAL-16, DEAL-17, ERR-09). */
export function DealNotLoaded({ dealId, cause }: DealNotLoadedProps) {
  return (
    <Container>
      <Stack gap="xl">
        <EmptyState
          headingLevel={1}
          title="Error Loading Deal"
          action={
            <Button look="call" onClick={() => window.location.reload()}>
              Try Again
            </Button>
          }
          alternative={
            <ButtonLink to="/all-deals" look="outline">
              See all deals
            </ButtonLink>
          }
          phone={
            <>
              We can look for it on <PhoneLink />
            </>
          }
        >
          <PageHead title="Error Loading Deal" robots="noindex" />
          <p>{cause ?? 'Unable to load deal details'}</p>
          {dealId && <p>Deal {dealId}</p>}
        </EmptyState>
        <SimilarHolidays reference={{ dealId, hotelName: '', place: '', starClass: 4 }} />
      </Stack>
    </Container>
  );
}
