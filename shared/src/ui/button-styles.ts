import { css, type SerializedStyles } from '@emotion/react';

import { color, family, from, motion, radius, space, text } from './tokens';

/** `call` is the primary call to action, at most one per view; `quiet` has no border and no background. */
export type ButtonLook = 'call' | 'action' | 'outline' | 'quiet';

/** Style options that `Button` and `ButtonLink` share. */
export interface ButtonShape {
  /** Default `action`. */
  readonly look?: ButtonLook | undefined;
  readonly size?: 'normal' | 'large' | undefined;
  /** Fills the width of the container. */
  readonly wide?: boolean | undefined;
}

/** Returns the styles of a button, for elements that cannot be a `Button` or a `ButtonLink` (such as `tel:` links). */
export function buttonStyles({
  look = 'action',
  size = 'normal',
  wide = false,
}: ButtonShape): SerializedStyles[] {
  return [base, LOOKS[look], size === 'large' ? large : normal, ...(wide ? [wideStyles] : [])];
}

const base = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: 48px;
  border: 1px solid transparent;
  border-radius: ${radius.field};
  font: 600 ${text.body} ${family.body};
  text-decoration: none;
  text-align: center;
  cursor: pointer;
  transition:
    background ${motion.small} ease-out,
    color ${motion.small} ease-out;

  &[aria-disabled='true'],
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

const normal = css`
  padding: ${space.xs} ${space.l};

  ${from.large} {
    min-height: 44px;
  }
`;

const large = css`
  min-height: 52px;
  padding: ${space.s} ${space.xl};
  font-size: 1.125rem;
`;

const wideStyles = css`
  width: 100%;
`;

const LOOKS: Readonly<Record<ButtonLook, SerializedStyles>> = {
  call: css`
    background: ${color.call};
    color: ${color.onAction};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.callHover};
    }
  `,
  action: css`
    background: ${color.action};
    color: ${color.onAction};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.actionHover};
    }
  `,
  outline: css`
    border-color: ${color.action};
    background: ${color.surface};
    color: ${color.action};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.tint};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.action};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.tint};
    }
  `,
};
