import { useRuntime } from '@storefront/shared/runtime';
import type { ReactNode } from 'react';

import { linkStyles } from '../../ui/text-link';
import { VisuallyHidden } from '../../ui/visually-hidden';

interface ChatLinkProps {
  /** Replaces the default link style. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Renders a link that opens the live chat in a new window; nothing if no chat is configured (DEC-40). */
export function ChatLink({ className, children = 'Live chat' }: ChatLinkProps) {
  const { liveChatUrl } = useRuntime().config.seller;
  if (liveChatUrl === null) return null;
  return (
    <a
      href={liveChatUrl}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      css={className === undefined ? linkStyles : undefined}
    >
      {children}
      <VisuallyHidden> (opens in a new window)</VisuallyHidden>
    </a>
  );
}
