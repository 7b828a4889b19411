import { PageHead } from '@storefront/shared/composites/page/page-head';
import { ButtonLink } from '@storefront/shared/ui/button-link';

import { ErrorPage } from './error-page';
import { SignpostDrawing } from './error-drawings';

/** Page for paths that no app owns (ROUTE-20), and for 404 responses of remotes. */
export function NotFound() {
  return (
    <>
      <PageHead title="Page Not Found" robots="noindex" />
      <ErrorPage
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
