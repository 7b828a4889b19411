import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { linkStyles } from '@storefront/shared/ui/text-link';

interface SectionLinkProps {
  /** Of a heading on this page that can take the focus (`tabIndex={-1}`). */
  readonly id: string;
  /** Takes the place of the look of a link in a text. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a section of the same page, which takes the focus along: the next Tab goes on from there. */
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

/** The router brings the section into sight, and by itself leaves the focus behind. */
function focusHeading(id: string): void {
  document.getElementById(id)?.focus();
}
