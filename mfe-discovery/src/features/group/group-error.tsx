import { PageHead } from '@storefront/shared/composites/page/page-head';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Container } from '@storefront/shared/ui/container';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { Row } from '@storefront/shared/ui/stack';
import { useRevalidator } from 'react-router-dom';

const TITLE = 'Error Loading Page';

/** Renders the error of a group page (ERR-17). */
export function GroupError({ path, message }: { readonly path: string; readonly message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Container>
      <PageHead title={TITLE} canonicalPath={path} robots="noindex" />
      <EmptyState
        title={TITLE}
        headingLevel={1}
        action={
          <Row wrap>
            <Button look="call" loading={state === 'loading'} onClick={() => void revalidate()}>
              Try again
            </Button>
            <ButtonLink to="/all-deals">See all deals</ButtonLink>
          </Row>
        }
        phone={
          <>
            Or call us on <PhoneLink />
          </>
        }
      >
        <span role="alert">{message}</span>
      </EmptyState>
    </Container>
  );
}
