import { css } from '@emotion/react';
import type { ReactNode } from 'react';

import { color, family, radius, space, text } from './tokens';

type BadgeTone = 'plain' | 'sun' | 'success';

/** A pill with a word or two, mostly on a picture. */
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
  padding: ${space.xxs} ${space.s};
  border-radius: ${radius.pill};
  font: 600 ${text.caption} ${family.body};
  color: ${color.ink};
`;

const TONES = {
  plain: css`
    background: ${color.surface};
  `,
  sun: css`
    background: ${color.sun};
  `,
  success: css`
    background: ${color.successSoft};
    color: ${color.success};
  `,
};
