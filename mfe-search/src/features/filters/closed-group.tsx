import { css } from '@emotion/react';
import { color, family, text } from '@storefront/shared/ui/tokens';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';

interface ClosedGroupProps {
  readonly legend: string;
  /** Number of applied values; a group that has some starts open. */
  readonly applied: number;
  /** Called when the group is open at first, and whenever it opens. */
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A group of filters that starts closed, because few shoppers use it. It works without scripts. */
export function ClosedGroup({ legend, applied, onOpen, children }: ClosedGroupProps) {
  const [open, setOpen] = useState(applied > 0);
  useEffect(() => {
    if (open) onOpen();
  }, [open, onOpen]);
  return (
    <details aria-label={legend} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary css={summaryStyles}>
        <span>
          {legend}
          {applied > 0 && `, ${applied} on`}
        </span>
        <ChevronDown size={20} aria-hidden />
      </summary>
      {children}
    </details>
  );
}

const summaryStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  font: 600 ${text.body} ${family.heading};
  color: ${color.ink};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  details[open] > & > svg {
    rotate: 180deg;
  }
`;
