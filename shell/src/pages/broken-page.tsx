import { PageHead } from '@storefront/shared/composites/page/page-head';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';

import { DeadEnd } from './dead-end';
import { BoatDrawing } from './dead-end-drawings';

/** The last line of defence: a fault that no part of the page contained. */
export function BrokenPage() {
  return (
    <>
      <PageHead title="Something went wrong" robots="noindex" />
      <DeadEnd
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
