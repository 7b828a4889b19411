import { css } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';

import { color, family, from, shadow, space, text } from '../ui/tokens';

interface BottomBarProps {
  /** The accessible name. */
  readonly label: string;
  readonly total: ReactNode;
  readonly action: ReactNode;
}

const HEIGHT = '--bottom-bar';

/**
 * Price and next step at the lower edge of phones, always in reach (usability rule 38). While it is there
 * `--bottom-bar` on the root element is its height, so that pages leave room and nothing else lies on it, and
 * the shell's own bar gives way to it (`data-bottom-bar`).
 */
export function BottomBar({ label, total, action }: BottomBarProps) {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement.style;
    // Nothing on wide screens; more than 64 px where the reader's text is large.
    const tellHeight = () => root.setProperty(HEIGHT, `${element.offsetHeight}px`);
    const observer = new ResizeObserver(tellHeight);
    observer.observe(element);
    tellHeight();
    return () => {
      observer.disconnect();
      root.removeProperty(HEIGHT);
    };
  }, []);

  return (
    <section ref={bar} css={barStyles} aria-label={label} data-bottom-bar>
      <div css={totalStyles}>{total}</div>
      <div css={actionStyles}>{action}</div>
    </section>
  );
}

const barStyles = css`
  position: fixed;
  z-index: 30;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  min-height: calc(64px + env(safe-area-inset-bottom, 0px));
  padding: 0 ${space.m} env(safe-area-inset-bottom, 0px);
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
  font: ${text.small} ${family.body};

  ${from.desktop} {
    display: none;
  }

  @media (forced-colors: active) {
    border-top: 1px solid CanvasText;
  }
`;

const totalStyles = css`
  min-width: 0;
`;

const actionStyles = css`
  flex: none;
`;
