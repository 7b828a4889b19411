import { PageHead } from '@storefront/shared/composites/page/page-head';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';

import { ErrorPage } from './error-page';
import { BoatDrawing } from './error-drawings';

/** Page for errors that no other error boundary caught. */
export function BrokenPage() {
  return (
    <>
      <PageHead title="Something went wrong" robots="noindex" />
      <ErrorPage
        drawing={<BoatDrawing />}
        title="Sorry, something went wrong"
        cause="We could not show this page. Loading it again often helps, and a booking that you have begun is kept."
        actions={
          <>
            <Button look="call" onClick={() => window.location.reload()}>
              Load the page again
            </Button>
            <ButtonLink to="/" look="outline">
              Home
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
