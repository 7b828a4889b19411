import { css } from '@emotion/react';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';

/** Styles of the compact buttons of a tool, 36 px high with a mouse and 44 px for a finger. */
export const smallButtonStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 36px;
  padding: 0 ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: ${color.surface};
  color: ${color.ink};
  font: 600 ${text.small} ${family.body};
  text-decoration: none;
  cursor: pointer;

  @media (pointer: coarse) {
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
  }

  &:hover:not(:disabled, [aria-pressed='true']) {
    background: ${color.tint};
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }

  &[aria-disabled='true'] {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }

  &[aria-pressed='true'] {
    border-color: ${color.action};
    background: ${color.action};
    color: ${color.onAction};
  }
`;
