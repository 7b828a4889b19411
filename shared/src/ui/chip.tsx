import { css } from '@emotion/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { color, family, radius, space, text } from './tokens';

interface ChipProps {
  readonly children: ReactNode;
  /** Adds a remove button. */
  readonly onRemove?: () => void;
  /** Accessible name of the remove button, such as `Remove filter Half Board`. Required with `onRemove`. */
  readonly removeLabel?: string;
}

/** Renders a property, or an active filter with a remove button (44 px on touch screens). */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  return (
    <span css={[chipStyles, onRemove ? removableStyles : undefined]}>
      {children}
      {onRemove && (
        <button type="button" css={removeStyles} aria-label={removeLabel} onClick={onRemove}>
          <X size={16} aria-hidden />
        </button>
      )}
    </span>
  );
}

const chipStyles = css`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding: ${space.xxs} ${space.s};
  border: 1px solid transparent;
  border-radius: ${radius.field};
  background: ${color.surfaceAlt};
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
  overflow-wrap: anywhere;
`;

const removableStyles = css`
  min-height: 36px;
  padding: 0 0 0 ${space.m};
  border-radius: ${radius.pill};
  background: ${color.tint};
  color: ${color.action};
  font-weight: 600;

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const removeStyles = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;
  cursor: pointer;

  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;
