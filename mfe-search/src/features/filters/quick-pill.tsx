import { css } from '@emotion/react';
import { selectedInForcedColours } from '@storefront/shared/ui/forced-colours';
import { color, family, motion, radius, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { ChevronDown } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';

interface QuickPillProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  /** Number of applied values. */
  readonly applied: number;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The button that opens one filter group. */
export function QuickPill({ label, applied, ...rest }: QuickPillProps) {
  return (
    <button {...rest} type="button" css={[pillStyles, applied > 0 && appliedStyles]}>
      {label}
      {applied > 0 && (
        <>
          {' '}
          <span css={countStyles}>
            {applied}
            <VisuallyHidden> applied</VisuallyHidden>
          </span>
        </>
      )}
      <ChevronDown size={20} aria-hidden />
    </button>
  );
}

const pillStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 40px;
  padding: 0 ${space.s} 0 ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.ink};
  font: 600 ${text.small} ${family.body};
  cursor: pointer;
  transition: background ${motion.small} ease-out;

  &:hover {
    background: ${color.tint};
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const appliedStyles = css`
  border-color: ${color.action};
  background: ${color.tint};
  color: ${color.action};
`;

const countStyles = css`
  display: inline-grid;
  place-items: center;
  min-width: 24px;
  height: 24px;
  padding: 0 ${space.xxs};
  border-radius: ${radius.pill};
  background: ${color.action};
  color: ${color.onAction};
  font-variant-numeric: tabular-nums;

  ${selectedInForcedColours}
`;
