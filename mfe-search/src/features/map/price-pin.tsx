import type { Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';

import { comeCloser, showPlace } from './leaflet-map';
import type { MapHotel, MapPlace } from './map-hotel';
import {
  countStyles,
  frontStyles,
  groupStyles,
  pillStyles,
  selectedStyles,
  targetStyles,
} from './pin-styles';
import { fromPrice, pinLabel, pinName } from './pin-text';
import { useLeg } from './use-pin-line';
import { useMarker } from './use-marker';

interface PricePinProps {
  readonly map: LeafletMap;
  /** One, or several that share a pill; in the order of the list. */
  readonly hotels: readonly [MapHotel, ...MapHotel[]];
  /** Where the pill stands. */
  readonly place: MapPlace;
  readonly priceNote: string;
  readonly selected: number | null;
  readonly raised: number | null;
  readonly onSelect: (giataId: number | null) => void;
  /** Hotel whose pin has the focus: pins that come and go must not throw the keyboard out of the map. */
  readonly focusedRef: RefObject<number | null>;
}

/** A pill on the map: a button that selects its hotel, or that zooms to its hotels until they come apart. */
export function PricePin(props: PricePinProps) {
  const { map, hotels, place, priceNote, onSelect, focusedRef } = props;
  const [first, ...others] = hotels;
  const isGroup = others.length > 0;
  const isSelected = !isGroup && first.giataId === props.selected;
  const [looked, setLooked] = useState(false);
  const isInFront = isSelected || looked || hotels.some(({ giataId }) => giataId === props.raised);
  const holder = useMarker(map, place, isInFront);
  useLeg(map, isGroup ? undefined : first, place);
  const button = useRef<HTMLButtonElement>(null);

  const ids = hotels.map(({ giataId }) => giataId).join();
  useLayoutEffect(() => {
    if (ids.split(',').includes(String(focusedRef.current))) button.current?.focus({ preventScroll: true });
  }, [focusedRef, ids]);

  const press = () => {
    if (!isGroup) {
      onSelect(isSelected ? null : first.giataId);
      return;
    }
    focusedRef.current = first.giataId;
    comeCloser(map, hotels);
  };

  return createPortal(
    <button
      ref={button}
      type="button"
      aria-label={pinName(hotels, priceNote)}
      aria-pressed={isGroup ? undefined : isSelected}
      data-hotel={first.giataId}
      css={[targetStyles, isInFront && frontStyles]}
      onClick={press}
      onPointerEnter={() => setLooked(true)}
      onPointerLeave={() => setLooked(false)}
      onFocus={({ currentTarget }) => {
        // A group that has taken in a hotel with the focus gives it back to that hotel.
        if (!hotels.some(({ giataId }) => giataId === focusedRef.current)) focusedRef.current = first.giataId;
        setLooked(true);
        // A pin that moves under the pointer would not be clicked.
        if (currentTarget.matches(':focus-visible')) showPlace(map, place);
      }}
      onBlur={() => {
        focusedRef.current = null;
        setLooked(false);
      }}
    >
      <span css={[pillStyles, isGroup && groupStyles, isSelected && selectedStyles]}>
        {isGroup ? (
          <>
            <span css={countStyles}>{hotels.length}</span> {fromPrice(hotels)}
          </>
        ) : (
          pinLabel(hotels)
        )}
      </span>
    </button>,
    holder,
  );
}
