import { memo, type ReactNode } from 'react';

interface OverlayContentProps {
  readonly open: boolean;
  readonly children: ReactNode;
}

/** Leaves the content of an overlay as it is while it closes: rendering it again would hold up the page below. */
export const OverlayContent = memo(
  function OverlayContent({ children }: OverlayContentProps) {
    return children;
  },
  (_before, { open }) => !open,
);
