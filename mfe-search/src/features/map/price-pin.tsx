import { css } from '@emotion/react';
import { chosenInForcedColours } from '@storefront/shared/ui/forced-colours';
import { color, family, motion, radius, shadow, text } from '@storefront/shared/ui/tokens';
import { divIcon, DomEvent, marker as makeMarker, type Map as LeafletMap, type Marker } from 'leaflet';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';

import { showPlace } from './leaflet-map';
import { pinName, type MapHotel } from './map-hotel';

interface PricePinProps {
  readonly map: LeafletMap;
  readonly hotel: MapHotel;
  readonly priceNote: string;
  /** A dot where its price would lie on another one. */
  readonly asDot: boolean;
  readonly selected: boolean;
  readonly raised: boolean;
  readonly onSelect: (giataId: number | null) => void;
  /** Hotel whose pin has the focus: a list that is sorted anew must not throw the keyboard out of the map. */
  readonly focusedRef: RefObject<number | null>;
}

/** The library stacks pins by their latitude in pixels; these are steps beyond any of that. */
const STEP = 100_000;

/** A hotel on the map: a button with its price, or a dot. */
export function PricePin(props: PricePinProps) {
  const { map, hotel, priceNote, selected, onSelect, focusedRef } = props;
  const [looked, setLooked] = useState(false);
  const asDot = props.asDot && !selected && !props.raised && !looked;
  const inFront = selected || props.raised || looked;
  const holder = useMarker(map, hotel, (inFront ? 2 * STEP : 0) + (asDot ? 0 : STEP));
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (focusedRef.current === hotel.giataId) button.current?.focus({ preventScroll: true });
  }, [focusedRef, hotel.giataId]);

  return createPortal(
    <button
      ref={button}
      type="button"
      aria-label={pinName(hotel, priceNote)}
      aria-pressed={selected}
      data-hotel={hotel.giataId}
      css={[targetStyles, inFront && frontStyles]}
      onClick={() => onSelect(selected ? null : hotel.giataId)}
      onPointerEnter={() => setLooked(true)}
      onPointerLeave={() => setLooked(false)}
      onFocus={({ currentTarget }) => {
        focusedRef.current = hotel.giataId;
        setLooked(true);
        // A pin that moves under the pointer would not be clicked.
        if (currentTarget.matches(':focus-visible')) showPlace(map, hotel);
      }}
      onBlur={() => {
        focusedRef.current = null;
        setLooked(false);
      }}
    >
      <span css={asDot ? dotStyles : [pillStyles, selected && selectedStyles]}>
        {!asDot && hotel.priceLabel}
      </span>
    </button>,
    holder,
  );
}

/** @returns the element that stands at the place of the hotel */
function useMarker(map: LeafletMap, { latitude, longitude }: MapHotel, height: number): HTMLElement {
  const [holder] = useState(() => document.createElement('div'));
  const marker = useRef<Marker | null>(null);

  useLayoutEffect(() => {
    const icon = divIcon({ html: holder, className: '', iconSize: [0, 0] });
    // The button inside has the name, the role and the keys.
    const made = makeMarker([latitude, longitude], { icon, keyboard: false, interactive: false }).addTo(map);
    DomEvent.disableClickPropagation(holder);
    marker.current = made;
    return () => {
      made.remove();
    };
  }, [map, holder, latitude, longitude]);

  useLayoutEffect(() => {
    marker.current?.setZIndexOffset(height);
  }, [height, map, latitude, longitude]);

  return holder;
}

const targetStyles = css`
  position: absolute;
  display: grid;
  place-items: center;
  min-width: 24px;
  min-height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  cursor: pointer;
  pointer-events: auto;
  transform: translate(-50%, -50%);
  transition: transform ${motion.small} ease-out;

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  @media (pointer: coarse) {
    &::before {
      content: '';
      position: absolute;
      inset: -6px;
    }
  }
`;

const frontStyles = css`
  transform: translate(-50%, -50%) scale(1.12);
`;

const pillStyles = css`
  position: relative;
  display: grid;
  place-items: center;
  height: 2rem;
  padding: 0 0.6875rem;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.pill};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
  font: 700 ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
  color: ${color.ink};
  white-space: nowrap;

  button:hover > & {
    border-color: ${color.action};
  }
`;

// Filled, larger, and pointing at its place: not by colour alone.
const selectedStyles = css`
  border-color: ${color.action};
  background: ${color.action};
  color: ${color.onAction};
  ${chosenInForcedColours}

  &::after {
    content: '';
    position: absolute;
    top: 100%;
    left: 50%;
    border: 6px solid transparent;
    border-top-color: ${color.action};
    transform: translateX(-50%);
  }

  @media (forced-colors: active) {
    &::after {
      border-top-color: Highlight;
    }
  }
`;

const dotStyles = css`
  width: 14px;
  height: 14px;
  border: 2px solid ${color.surface};
  border-radius: ${radius.pill};
  background: ${color.action};
  box-shadow: ${shadow.card};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Canvas;
    background: ButtonText;
  }
`;
