import { css } from '@emotion/react';
import { useBottomBar } from '@storefront/shared/composites/sticky-bar/use-bottom-bar';
import { useShortlist } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { from, shadow, space, color } from '@storefront/shared/ui/tokens';
import { Heart, List, Map as MapIcon, SlidersHorizontal } from 'lucide-react';

import { filtersLabel } from './results-controls';

interface PhoneBarProps {
  /** Number of applied filters (usability rule 25). */
  readonly applied: number;
  readonly mapVisible: boolean;
  readonly onFilters: () => void;
  readonly onMap: (visible: boolean) => void;
  readonly onShortlist: () => void;
}

/** The bar at the bottom of phone screens: filters, map and shortlist. */
export function PhoneBar({ applied, mapVisible, onFilters, onMap, onShortlist }: PhoneBarProps) {
  const saved = useShortlist().entries.length;
  return (
    <section css={barStyles} aria-label="Results" {...useBottomBar()}>
      <Button
        look="action"
        icon={<SlidersHorizontal size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={onFilters}
      >
        {filtersLabel(applied)}
      </Button>
      <Button
        look="outline"
        icon={mapVisible ? <List size={20} aria-hidden /> : <MapIcon size={20} aria-hidden />}
        onClick={() => onMap(!mapVisible)}
      >
        {mapVisible ? 'List' : 'Map'}
      </Button>
      <Button
        look="outline"
        icon={<Heart size={20} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={`Shortlist, ${saved} saved`}
        onClick={onShortlist}
      >
        {saved}
      </Button>
    </section>
  );
}

const barStyles = css`
  position: fixed;
  z-index: 30;
  right: 0;
  bottom: 0;
  left: 0;
  display: grid;
  grid-template-columns: 1fr auto auto;
  gap: ${space.xs};
  padding: ${space.xs} ${space.s} max(${space.xs}, env(safe-area-inset-bottom, 0px));
  background: ${color.surface};
  box-shadow: ${shadow.overlay};

  & > button {
    padding-inline: ${space.s};
    white-space: nowrap;
  }

  ${from.desktop} {
    display: none;
  }
`;
