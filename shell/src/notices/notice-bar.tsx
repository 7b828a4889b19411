import { css } from '@emotion/react';
import { Container } from '@storefront/shared/ui/container';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

interface NoticeBarProps {
  readonly icon: ReactNode;
  /** `null` while there is nothing to say: the region stays, so that what comes is announced. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A message of the site itself, at the lower edge: it moves nothing of the page. */
export function NoticeBar({ icon, children, actions }: NoticeBarProps) {
  return (
    <div role="status" css={regionStyles}>
      {children !== null && (
        <div css={barStyles}>
          <Container>
            <div css={rowStyles}>
              {icon}
              <span css={wordsStyles}>{children}</span>
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

const wordsStyles = css`
  flex: 1 1 220px;
`;
