import { css } from '@emotion/react';
import { color, from, radius, space } from '@storefront/shared/ui/tokens';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Highlighted panel with an icon. */
export function TintedPanel({
  icon: Icon,
  children,
}: {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}) {
  return (
    <div css={panelStyles}>
      <Icon size={40} strokeWidth={1.5} aria-hidden css={iconStyles} />
      {children}
    </div>
  );
}

const panelStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.l};
  border-radius: ${radius.panel};
  background: ${color.tint};

  ${from.desktop} {
    grid-template-columns: 40px minmax(0, 1fr);
    gap: ${space.xl};
    padding: ${space.xxl};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  @media print {
    padding: 0;
    background: none;
  }
`;

const iconStyles = css`
  color: ${color.action};

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;
