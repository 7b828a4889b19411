import { EmptyState } from '@storefront/shared/ui/empty-state';
import { Link } from 'react-router-dom';

/** Renders a message for an unknown path. */
export function NotFound() {
  return (
    <main>
      <title>Not found – Studio</title>
      <EmptyState
        title="There is no such page in the studio"
        headingLevel={1}
        action={<Link to="/">All documents</Link>}
      />
    </main>
  );
}
