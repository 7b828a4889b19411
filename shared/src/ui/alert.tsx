import { css } from '@emotion/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { color, family, radius, space, text } from './tokens';

type AlertTone = 'error' | 'notice' | 'success' | 'info';

interface AlertProps {
  readonly tone: AlertTone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** A button or a link below the text. */
  readonly action?: ReactNode;
  /** The alert is focusable by script, so that a form can move the focus to its errors. */
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * Renders a message that stays in the page, with an icon in addition to the colour. Errors are announced
 * immediately (`role="alert"`), other tones politely (`role="status"`).
 */
export function Alert({ tone, title, children, action, ref }: AlertProps) {
  const Icon = ICONS[tone];
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={tone === 'error' ? 'alert' : 'status'}
      css={[alertStyles, TONES[tone]]}
    >
      <Icon size={20} aria-hidden css={iconStyles} />
      <div css={textStyles}>
        {title && <strong css={titleStyles}>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <div>{action}</div>}
      </div>
    </div>
  );
}

const ICONS = { error: CircleAlert, notice: TriangleAlert, success: CircleCheck, info: Info };

const alertStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s};
  padding: ${space.m};
  border: 1px solid transparent;
  border-radius: ${radius.card};
  font: ${text.body} ${family.body};
`;

const iconStyles = css`
  margin-top: 2px;
`;

const textStyles = css`
  display: grid;
  gap: ${space.xs};
  min-width: 0;
  overflow-wrap: anywhere;

  & a {
    color: inherit;
  }
`;

const titleStyles = css`
  font-weight: 700;
`;

const TONES = {
  error: css`
    background: ${color.errorSoft};
    color: ${color.error};
  `,
  notice: css`
    background: ${color.sunSoft};
    color: ${color.notice};
  `,
  success: css`
    background: ${color.successSoft};
    color: ${color.success};
  `,
  info: css`
    background: ${color.tint};
    color: ${color.ink};
  `,
};
