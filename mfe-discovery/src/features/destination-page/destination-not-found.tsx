import { PageHead } from '@storefront/shared/composites/page/page-head';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { Alert } from '@storefront/shared/ui/alert';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Container } from '@storefront/shared/ui/container';
import { EmptyState } from '@storefront/shared/ui/empty-state';

const NONE = 'No data found';

interface DestinationNotFoundProps {
  readonly path: string;
  /** Message of the server, if it sent one. */
  readonly message: string | null;
}

/** Renders the error for an unknown page id (LAND-02, DEC-39). */
export function DestinationNotFound({ path, message }: DestinationNotFoundProps) {
  return (
    <Container>
      <PageHead title={NONE} description={NONE} canonicalPath={path} robots="noindex" />
      <EmptyState
        title={NONE}
        headingLevel={1}
        action={<ButtonLink to="/all-deals">See all deals</ButtonLink>}
        phone={
          <>
            Or call us on <PhoneLink />
          </>
        }
      >
        {message === null ? 'There is no page under this address.' : <Alert tone="error">{message}</Alert>}
      </EmptyState>
    </Container>
  );
}
