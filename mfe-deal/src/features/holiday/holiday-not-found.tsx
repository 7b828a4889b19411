import { PageHead } from '@storefront/shared/composites/page/page-head';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Container } from '@storefront/shared/ui/container';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import type { ReactNode } from 'react';

/** Page for a hotel key without hotel or packages (HD-16). */
export function DealNotFound() {
  return (
    <NotFoundPage title="Deal not found">
      This holiday may have been taken off sale, or its link is not whole. Nothing was booked.
    </NotFoundPage>
  );
}

/** Page for a URL without hotel key (ERR-03). */
export function HotelKeyMissing() {
  return <NotFoundPage title="Hotel key not found">The link does not say which hotel is meant.</NotFoundPage>;
}

function NotFoundPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Container>
      <PageHead title={title} robots="noindex" />
      <EmptyState
        headingLevel={1}
        title={title}
        action={
          <ButtonLink to="/all-deals" look="call">
            See all deals
          </ButtonLink>
        }
        alternative={
          <ButtonLink to="/" look="outline">
            Return to Homepage
          </ButtonLink>
        }
        phone={
          <>
            We can look for it on <PhoneLink />
          </>
        }
      >
        {children}
      </EmptyState>
    </Container>
  );
}
