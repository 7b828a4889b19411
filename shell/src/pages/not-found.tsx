import { PageHead } from '@storefront/shared/composites/page/page-head';
import { ButtonLink } from '@storefront/shared/ui/button-link';

import { DeadEnd } from './dead-end';
import { SignpostDrawing } from './dead-end-drawings';

/** Any path that nobody owns (ROUTE-20), and what a remote says is no page. */
export function NotFound() {
  return (
    <>
      <PageHead title="Page Not Found" robots="noindex" />
      <DeadEnd
        drawing={<SignpostDrawing />}
        title="Page Not Found"
        cause="The page may have moved, or the address may have been mistyped."
        actions={
          <ButtonLink to="/" look="call">
            Return to Homepage
          </ButtonLink>
        }
      />
    </>
  );
}
