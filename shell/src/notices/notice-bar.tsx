import { css } from '@emotion/react';
import { Container } from '@storefront/shared/ui/container';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

interface NoticeBarProps {
  readonly icon: ReactNode;
  /** `null` hides the bar; the live region stays mounted, so that screen readers announce the next message. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** Bar at the lower edge of the window for messages about the site; it does not shift the page. */
export function NoticeBar({ icon, children, actions }: NoticeBarProps) {
  return (
    <div role="status" css={regionStyles}>
      {children !== null && (
        <div css={barStyles}>
          <Container>
            <div css={rowStyles}>
              {icon}
              <span css={messageStyles}>{children}</span>
              {actions}
            </div>
          </Container>
        </div>
      )}
    </div>
  );
}

const regionStyles = css`
  position: sticky;
  z-index: 45;
  bottom: 0;
  height: 0;

  @media print {
    display: none;
  }
`;

const barStyles = css`
  position: absolute;
  inset: auto 0 0;
  padding: ${space.xs} 0 calc(${space.xs} + env(safe-area-inset-bottom));
  background: ${color.sunSoft};
  color: ${color.ink};
  font: 600 ${text.body} ${family.body};

  @media (forced-colors: active) {
    border-top: 1px solid CanvasText;
  }
`;

const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};
  min-height: 48px;

  & > svg {
    flex: none;
    color: ${color.notice};
  }
`;

const messageStyles = css`
  flex: 1 1 220px;
`;
