/// <reference path="./style-modules.d.ts" />
import { css, Global } from '@emotion/react';
import leafletStyles from 'leaflet/dist/leaflet.css';
import { useMemo, useRef, type KeyboardEvent } from 'react';

import { AirportMark } from './airport-mark';
import { areaKey, areaOf, hotelsOn } from './map-area';
import type { ResultsMapProps } from './map-hotel';
import { creditStyles, frameStyles, groundStyles, noteStyles } from './map-styles';
import { PricePins } from './price-pins';
import { useFit, useLeafletMap, useWheelGuard, useSelectedInView } from './use-leaflet-map';
import { ZoomButtons } from './zoom-buttons';

/** The map with Leaflet and the coastlines, loaded on demand. @see ResultsMap */
export function LandMap(props: ResultsMapProps) {
  return <DrawnMap key={areaKey(props.airportCode)} {...props} />;
}

function DrawnMap({
  hotels,
  airportCode,
  selected,
  label,
  priceNote = 'per person',
  ...rest
}: ResultsMapProps) {
  const frame = useRef<HTMLElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const focusedRef = useRef<number | null>(null);
  const area = areaOf(airportCode);
  const visible = useMemo(() => hotelsOn(area, hotels), [area, hotels]);
  const map = useLeafletMap(ground, area);
  useFit(map, area, visible);
  useSelectedInView(
    map,
    visible.find(({ giataId }) => giataId === selected),
  );
  useWheelGuard(frame);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || selected === null) return;
    event.stopPropagation();
    ground.current?.querySelector<HTMLElement>(`[data-hotel="${selected}"]`)?.focus({ preventScroll: true });
    rest.onSelect(null);
  };
  const airport = area.land.airport;

  return (
    <section ref={frame} aria-label={label} css={frameStyles} onKeyDown={onKeyDown}>
      <Global styles={libraryStyles} />
      {map && <ZoomButtons map={map} />}
      <div
        ref={ground}
        role="group"
        aria-label="Land and hotels: arrow keys move the map, plus and minus zoom"
        css={groundStyles}
      />
      {map && airport && airportCode !== null && (
        <AirportMark map={map} code={airportCode} longitude={airport[0]} latitude={airport[1]} />
      )}
      {map && (
        <PricePins
          {...rest}
          map={map}
          hotels={visible}
          selected={selected}
          priceNote={priceNote}
          focusedRef={focusedRef}
        />
      )}
      <Note total={hotels.length} visible={visible.length} />
      <p css={creditStyles}>Coastlines: Natural Earth</p>
    </section>
  );
}

function Note({ total, visible }: { readonly total: number; readonly visible: number }) {
  if (visible === 0) return <p css={noteStyles}>No hotels to show on the map</p>;
  const away = total - visible;
  if (away === 0) return null;
  return <p css={noteStyles}>{away === 1 ? '1 hotel is' : `${away} hotels are`} outside this map</p>;
}

// Emotion warns about `:first-child`; for Leaflet's elements `:first-of-type` is equivalent.
const libraryStyles = css`
  ${leafletStyles.replaceAll(':first-child', ':first-of-type')}
`;
