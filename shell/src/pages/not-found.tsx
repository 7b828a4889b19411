import { PageHead } from '@storefront/shared/page/page-head';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { EmptyState } from '@storefront/shared/ui/empty-state';

/** Any path that nobody owns (ROUTE-20). */
export function NotFound() {
  return (
    <>
      <PageHead title="Page Not Found" robots="noindex" />
      <EmptyState
        headingLevel={1}
        title="Page Not Found"
        action={
          <ButtonLink to="/" look="call">
            Return to Homepage
          </ButtonLink>
        }
      >
        The page may have moved, or the address may have been mistyped.
      </EmptyState>
    </>
  );
}
