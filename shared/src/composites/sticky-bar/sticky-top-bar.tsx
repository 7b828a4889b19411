import { css } from '@emotion/react';
import type { ReactNode, RefObject } from 'react';

import { belowCompactHeader, COMPACT_HEADER_HEIGHT } from '../../ui/compact-header';
import { containerStyles } from '../../ui/container';
import { color, family, from, motion, shadow, space, text } from '../../ui/tokens';

import { useScrolledPast } from './use-scrolled-past';

interface StickyTopBarProps {
  /** Accessible name. */
  readonly label: string;
  /** The bar appears when this element, usually the hero, has been scrolled past. */
  readonly sentinel: RefObject<Element | null>;
  /** Height in px of the sentinel that may still be visible then (LAND-12). Default 100. */
  readonly offset?: number;
  readonly place: ReactNode;
  readonly nights: ReactNode;
  readonly price: ReactNode;
  readonly action: ReactNode;
  /** More facts, such as board and countdown; hidden on phones. */
  readonly children?: ReactNode;
}

/** Renders the offer and its booking button in a fixed bar below the site header (LAND-13). It is `inert` while hidden. */
export function StickyTopBar(props: StickyTopBarProps) {
  const { label, sentinel, offset = 100, place, nights, price, action, children } = props;
  const visible = useScrolledPast(sentinel, offset);

  return (
    <section css={[barStyles, !visible && hiddenStyles]} aria-label={label} inert={!visible}>
      <div css={[containerStyles, rowStyles]}>
        <div css={factsStyles}>
          <span css={placeStyles}>{place}</span>
          <span>{nights}</span>
        </div>
        {children !== undefined && <div css={moreStyles}>{children}</div>}
        <div css={priceStyles}>{price}</div>
        <div css={actionStyles}>{action}</div>
      </div>
    </section>
  );
}

const barStyles = css`
  position: fixed;
  z-index: 30;
  inset: 0 0 auto;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.raised};
  font: ${text.small} ${family.body};
  transition:
    transform ${motion.panel} ease-out,
    visibility ${motion.panel};

  ${belowCompactHeader} {
    top: ${COMPACT_HEADER_HEIGHT};
  }

  @media (forced-colors: active) {
    border-bottom: 1px solid CanvasText;
  }
`;

// Moved behind the header, where it cannot cover focused elements.
const hiddenStyles = css`
  visibility: hidden;
  transform: translateY(-100%);
  transition-timing-function: ease-in;

  ${belowCompactHeader} {
    transform: translateY(calc(-100% - ${COMPACT_HEADER_HEIGHT}));
  }
`;

const rowStyles = css`
  display: grid;
  grid-template: 'place action' auto 'price action' auto / minmax(0, 1fr) auto;
  align-items: center;
  align-content: center;
  column-gap: ${space.m};
  min-height: 56px;

  ${from.desktop} {
    grid-template: 'place more price action' auto / minmax(0, auto) 1fr auto auto;
  }
`;

const factsStyles = css`
  display: flex;
  flex-wrap: wrap;
  grid-area: place;
  align-items: baseline;
  gap: 0 ${space.xs};
  min-width: 0;
  white-space: nowrap;
`;

// The nights stay beside a long name; enlarged text leaves no room for both, and the nights wrap.
const placeStyles = css`
  max-width: max(100% - 4.5rem, 5rem);
  overflow: hidden;
  font: 700 ${text.small} ${family.heading};
  text-overflow: ellipsis;

  ${from.desktop} {
    max-width: none;
    font: 700 ${text.body} ${family.heading};
  }
`;

const moreStyles = css`
  display: none;

  ${from.desktop} {
    display: flex;
    grid-area: more;
    align-items: baseline;
    gap: ${space.m};
  }
`;

const priceStyles = css`
  grid-area: price;
`;

const actionStyles = css`
  grid-area: action;
`;
