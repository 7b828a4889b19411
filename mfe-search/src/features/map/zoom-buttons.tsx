import { css } from '@emotion/react';
import { IconButton } from '@storefront/shared/ui/icon-button';
import { color, radius, shadow, space } from '@storefront/shared/ui/tokens';
import type { Map as LeafletMap } from 'leaflet';
import { Minus, Plus } from 'lucide-react';

import { useZoomValue } from './use-leaflet-map';

/** Zoom buttons for shoppers without a wheel or a pinch gesture. */
export function ZoomButtons({ map }: { readonly map: LeafletMap }) {
  const atClosest = useZoomValue(map, (drawn) => drawn.getZoom() >= drawn.getMaxZoom());
  const atFurthest = useZoomValue(map, (drawn) => drawn.getZoom() <= drawn.getMinZoom());
  // `aria-disabled` instead of `disabled`, so that the button keeps the focus at the limit.
  return (
    <div css={groupStyles}>
      <IconButton label="Zoom in" aria-disabled={atClosest} onClick={() => map.zoomIn()}>
        <Plus size={20} aria-hidden />
      </IconButton>
      <IconButton label="Zoom out" aria-disabled={atFurthest} onClick={() => map.zoomOut()}>
        <Minus size={20} aria-hidden />
      </IconButton>
    </div>
  );
}

const groupStyles = css`
  position: absolute;
  z-index: 1;
  top: ${space.s};
  right: ${space.s};
  display: grid;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.pill};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
`;
