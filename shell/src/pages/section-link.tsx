import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { linkStyles } from '@storefront/shared/ui/text-link';

interface SectionLinkProps {
  /** Id of a focusable heading on this page (`tabIndex={-1}`). */
  readonly id: string;
  /** Replaces the default styles of a text link. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Link to a section of the same page. It moves the focus to the section, so that Tab continues from there. */
export function SectionLink({ id, className, children }: SectionLinkProps) {
  return (
    <Link
      to={`#${id}`}
      className={className}
      css={className === undefined ? linkStyles : undefined}
      onClick={() => focusHeading(id)}
    >
      {children}
    </Link>
  );
}

/** The router scrolls to the section but does not move the focus. */
function focusHeading(id: string): void {
  document.getElementById(id)?.focus();
}
