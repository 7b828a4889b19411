import { css } from '@emotion/react';
import { color, family, text } from '@storefront/shared/ui/tokens';
import { divIcon, marker as createMarker, type Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import type { TownName } from './town-names';

/** Leaflet derives the z-index of markers from their y position in pixels; this offset is larger than any. */
const BELOW_PINS = -100_000;

interface TownLabelsProps {
  readonly map: LeafletMap;
  readonly towns: readonly TownName[];
}

/** Names of towns under the pins. The list names the town of each hotel, so that they are not read aloud. */
export function TownLabels({ map, towns }: TownLabelsProps) {
  return towns.map((town) => <TownLabel key={town.name} map={map} {...town} />);
}

function TownLabel({ map, name, latitude, longitude }: { readonly map: LeafletMap } & TownName) {
  const [holder] = useState(() => document.createElement('div'));

  useLayoutEffect(() => {
    const icon = divIcon({ html: holder, className: '', iconSize: [0, 0] });
    const options = { icon, keyboard: false, interactive: false, zIndexOffset: BELOW_PINS };
    const made = createMarker([latitude, longitude], options).addTo(map);
    return () => {
      made.remove();
    };
  }, [map, holder, latitude, longitude]);

  return createPortal(
    <span aria-hidden css={labelStyles}>
      {name}
    </span>,
    holder,
  );
}

const labelStyles = css`
  position: absolute;
  font: 600 ${text.caption} ${family.body};
  color: ${color.inkSoft};
  text-shadow:
    0 0 3px ${color.surface},
    0 0 3px ${color.surface};
  white-space: nowrap;
  transform: translate(-50%, -50%);
  pointer-events: none;
`;
