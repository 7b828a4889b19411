import { linkStyles } from '@storefront/shared/ui/text-link';
import type { MouseEvent, ReactNode } from 'react';

import { scrollToSection } from './scroll-to-section';

interface SectionAnchorProps {
  /** Id of the section or control. */
  readonly target: string;
  /** Called before the page scrolls, for a target that is opened first. */
  readonly onFollow?: (() => void) | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Link to a place on the page, which takes the focus along and leaves the URL as it is. */
export function SectionAnchor({ target, onFollow, className, children }: SectionAnchorProps) {
  const follow = (event: MouseEvent) => {
    onFollow?.();
    if (!document.getElementById(target)) return;
    event.preventDefault();
    scrollToSection(target);
  };
  return (
    <a href={`#${target}`} className={className} css={linkStyles} onClick={follow}>
      {children}
    </a>
  );
}
