import { css } from '@emotion/react';
import { IconButton } from '@storefront/shared/ui/icon-button';
import { color, radius, shadow, space } from '@storefront/shared/ui/tokens';
import type { Map as LeafletMap } from 'leaflet';
import { Minus, Plus } from 'lucide-react';

import { useZoomFact } from './use-leaflet-map';

/** Closer and further, for whoever has no wheel and no two fingers. */
export function ZoomButtons({ map }: { readonly map: LeafletMap }) {
  const atClosest = useZoomFact(map, (drawn) => drawn.getZoom() >= drawn.getMaxZoom());
  const atFurthest = useZoomFact(map, (drawn) => drawn.getZoom() <= drawn.getMinZoom());
  // A button that can do no more keeps the focus.
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
