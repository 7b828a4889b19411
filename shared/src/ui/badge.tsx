import { css } from '@emotion/react';
import type { ReactNode } from 'react';

import { color, family, radius, space, text } from './tokens';

type BadgeTone = 'plain' | 'sun' | 'success';

/** Renders a short label as a pill, usually on a picture. At most one per item; removable labels are `Chip`s. */
export function Badge({
  tone = 'plain',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return <span css={[badgeStyles, TONES[tone]]}>{children}</span>;
}

const badgeStyles = css`
  display: inline-block;
  max-width: 100%;
  padding: 3px ${space.s};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  font: 600 ${text.caption} ${family.body};
  color: ${color.ink};
  overflow-wrap: anywhere;
`;

const TONES = {
  plain: css`
    background: color-mix(in srgb, ${color.surface} 92%, transparent);
  `,
  sun: css`
    background: ${color.sun};
  `,
  success: css`
    background: ${color.successSoft};
    color: ${color.success};
  `,
};
