/// <reference path="./style-modules.d.ts" />
import { css, Global } from '@emotion/react';
import leafletStyles from 'leaflet/dist/leaflet.css';
import { useMemo, useRef, type KeyboardEvent } from 'react';

import { AirportMark } from './airport-mark';
import { areaKey, areaOf, hotelsOn, type MapArea } from './map-area';
import type { MapHotel, MapNoun, ResultsMapProps } from './map-hotel';
import { creditStyles, frameStyles, groundStyles, noteStyles } from './map-styles';
import { PricePins } from './price-pins';
import { townNames } from './town-names';
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
  bounds = null,
  onMove,
  priceNote = 'per person',
  noun = 'hotel',
  isInView,
  ...rest
}: ResultsMapProps) {
  const frame = useRef<HTMLElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const focusedRef = useRef<number | null>(null);
  const area = areaOf(airportCode);
  const { visible, towns, fitted, airport } = useContents(area, { hotels, airportCode, isInView });
  const map = useLeafletMap(ground, area);
  useFit(map, { area, hotels: fitted, bounds, onMove });
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

  return (
    <section ref={frame} aria-label={label} css={frameStyles} onKeyDown={onKeyDown}>
      <Global styles={libraryStyles} />
      {map && <ZoomButtons map={map} />}
      <div
        ref={ground}
        role="group"
        aria-label={`Land and ${noun}s: arrow keys move the map, plus and minus zoom`}
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
          towns={towns}
          selected={selected}
          priceNote={priceNote}
          noun={noun}
          focusedRef={focusedRef}
        />
      )}
      {!rest.isPending && <Note total={hotels.length} visible={visible.length} noun={noun} />}
      <p css={creditStyles}>Coastlines: Natural Earth</p>
    </section>
  );
}

/** What the map shows: hotels with names of towns, and which of the hotels are in view at first. */
function useContents(
  area: MapArea,
  { hotels, airportCode, isInView }: Pick<ResultsMapProps, 'hotels' | 'airportCode' | 'isInView'>,
) {
  return useMemo(() => {
    const visible = hotelsOn(area, hotels);
    const towns = airportCode === null ? [] : townNames(visible);
    return { visible, towns, fitted: fittedOf(visible, isInView), airport: area.land.airport };
  }, [area, hotels, airportCode, isInView]);
}

/** All hotels where none of those that should be in view exists. */
function fittedOf(hotels: readonly MapHotel[], isInView: ResultsMapProps['isInView']): readonly MapHotel[] {
  const near = isInView ? hotels.filter(isInView) : hotels;
  return near.length > 0 ? near : hotels;
}

interface NoteProps {
  readonly total: number;
  readonly visible: number;
  readonly noun: MapNoun;
}

function Note({ total, visible, noun }: NoteProps) {
  if (visible === 0) return <p css={noteStyles}>No {noun}s to show on the map</p>;
  const away = total - visible;
  if (away === 0) return null;
  return <p css={noteStyles}>{away === 1 ? `1 ${noun} is` : `${away} ${noun}s are`} outside this map</p>;
}

// Emotion warns about `:first-child`; for Leaflet's elements `:first-of-type` is equivalent.
const libraryStyles = css`
  ${leafletStyles.replaceAll(':first-child', ':first-of-type')}
`;
