import { css } from '@emotion/react';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

export type TagTone = 'draft' | 'scheduled' | 'live' | 'off' | 'review' | 'returned';

/** Renders a state as a pill with an icon, so that it does not depend on its colour. */
export function Tag({
  tone,
  icon,
  children,
}: {
  readonly tone: TagTone;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span css={[tagStyles, TONES[tone]]}>
      {icon}
      {children}
    </span>
  );
}

const tagStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xxs};
  padding: 3px 10px;
  border-radius: ${radius.pill};
  font: 600 ${text.small} ${family.body};
  white-space: nowrap;
`;

const TONES = {
  draft: css`
    background: ${color.skeleton};
    color: ${color.ink};
  `,
  scheduled: css`
    background: ${color.sunSoft};
    color: ${color.notice};
  `,
  live: css`
    background: ${color.successSoft};
    color: ${color.success};
  `,
  review: css`
    background: ${color.tint};
    color: ${color.actionHover};
  `,
  returned: css`
    background: ${color.errorSoft};
    color: ${color.error};
  `,
  off: css`
    background: ${color.surfaceAlt};
    color: ${color.inkSoft};
  `,
};
