import type { Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';

import { zoomToHotels, showPlace } from './leaflet-map';
import type { MapHotel, MapNoun, MapPlace } from './map-hotel';
import {
  countStyles,
  frontStyles,
  groupStyles,
  mutedStyles,
  pillStyles,
  selectedStyles,
  targetStyles,
} from './pin-styles';
import { fromPrice, pinLabel, pinName } from './pin-text';
import { usePinLine } from './use-pin-line';
import { useMarker } from './use-marker';

interface PricePinProps {
  readonly map: LeafletMap;
  /** One hotel, or a group, in the order of the list. */
  readonly hotels: readonly [MapHotel, ...MapHotel[]];
  /** Position of the pill. */
  readonly place: MapPlace;
  readonly priceNote: string;
  readonly noun: MapNoun | undefined;
  readonly selected: number | null;
  readonly hovered: number | null;
  readonly onSelect: (giataId: number | null) => void;
  /** Hotel whose pin has the focus, so that the focus can be restored when pins are replaced. */
  readonly focusedRef: RefObject<number | null>;
}

/** A pill on the map: a button that selects its hotel, or zooms in on its group of hotels. */
export function PricePin(props: PricePinProps) {
  const { map, hotels, place, priceNote, onSelect, focusedRef } = props;
  const [first, ...others] = hotels;
  const isGroup = others.length > 0;
  const isSelected = !isGroup && first.giataId === props.selected;
  const [isActive, setActive] = useState(false);
  const isInFront = isSelected || isActive || hotels.some(({ giataId }) => giataId === props.hovered);
  const isMuted = hotels.every((hotel) => hotel.isMuted === true);
  const holder = useMarker(map, place, isInFront);
  usePinLine(map, isGroup ? undefined : first, place);
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
    zoomToHotels(map, hotels);
  };

  return createPortal(
    <button
      ref={button}
      type="button"
      aria-label={pinName(hotels, priceNote, props.noun)}
      aria-pressed={isGroup ? undefined : isSelected}
      data-hotel={first.giataId}
      css={[targetStyles, isInFront && frontStyles]}
      onClick={press}
      onPointerEnter={() => setActive(true)}
      onPointerLeave={() => setActive(false)}
      onFocus={({ currentTarget }) => {
        // If a hotel of this group had the focus, that hotel gets it back when the group is split.
        if (!hotels.some(({ giataId }) => giataId === focusedRef.current)) focusedRef.current = first.giataId;
        setActive(true);
        // Only for keyboard focus: a pin that moves under the pointer would miss the click.
        if (currentTarget.matches(':focus-visible')) showPlace(map, place);
      }}
      onBlur={() => {
        focusedRef.current = null;
        setActive(false);
      }}
    >
      <span css={[pillStyles, isGroup && groupStyles, isMuted && mutedStyles, isSelected && selectedStyles]}>
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
