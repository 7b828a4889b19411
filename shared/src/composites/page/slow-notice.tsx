import { css } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';

import { family, text } from '../../ui/tokens';

import { PhoneLink } from './phone-link';

/** After this time a page states that a call takes longer, in milliseconds. */
export const SLOW_MS = 5_000;

interface SlowNoticeProps {
  /** Whether the call is running. */
  readonly isBusy: boolean;
  /** What to do meanwhile; without it, to wait or to call. */
  readonly children?: ReactNode;
  /** Place of the notice in a grid. */
  readonly className?: string;
}

/** States that a call takes longer than usual, once it has run for 5 s. Screen readers announce it. */
export function SlowNotice({ isBusy, children, className }: SlowNoticeProps) {
  const isSlow = useIsSlow(isBusy);
  return (
    <div role="status" css={noticeStyles} className={className}>
      {isSlow && (
        <p>
          This takes longer than usual.{' '}
          {children ?? (
            <>
              You can wait, or call us on <PhoneLink />.
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** Returns whether something has been busy for 5 s. */
export function useIsSlow(isBusy = true): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}

// An empty region takes no gap of the grid around it.
const noticeStyles = css`
  font: ${text.small} ${family.body};

  &:empty {
    position: absolute;
  }
`;
