import { css } from '@emotion/react';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';

const SEA = `color-mix(in srgb, ${color.action} 9%, ${color.tint})`;
const LAND = `color-mix(in srgb, ${color.sunSoft} 38%, ${color.surface})`;
const SHALLOWS = `color-mix(in srgb, ${color.surface} 45%, transparent)`;

/** The box of the map, sized by its parent. Also used while the map is loading. */
export const frameStyles = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  width: 100%;
  height: 100%;
  min-height: 320px;
  border-radius: ${radius.card};
  background: ${SEA};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Colours of Leaflet's elements; the selector is doubled to override Leaflet's stylesheet. */
export const groundStyles = css`
  &&.leaflet-container {
    position: absolute;
    z-index: 0;
    inset: 0;
    background: ${SEA};
    font: inherit;
    outline-offset: -3px;
  }

  && .map-shallows {
    fill: none;
    stroke: ${SHALLOWS};
    stroke-opacity: 1;
    stroke-linejoin: round;
  }

  && .map-land {
    fill: ${LAND};
    fill-opacity: 1;
    stroke: color-mix(in srgb, ${color.line} 45%, ${LAND});
    stroke-opacity: 1;
    stroke-linejoin: round;
  }

  && .map-leg {
    fill: ${color.inkSoft};
    stroke: ${color.inkSoft};
    stroke-opacity: 1;
  }

  && .leaflet-control-scale-line {
    border-color: ${color.inkFaint};
    background: none;
    font: ${text.caption} ${family.body};
    color: ${color.inkSoft};
    text-shadow: none;
  }

  @media (forced-colors: active) {
    && .map-shallows {
      stroke: none;
    }

    && .map-land {
      fill: Canvas;
      stroke: CanvasText;
    }

    && .map-leg {
      fill: CanvasText;
      stroke: CanvasText;
    }
  }
`;

/** Text over the map. */
export const noteStyles = css`
  position: absolute;
  z-index: 1;
  bottom: ${space.s};
  left: 50%;
  max-width: calc(100% - ${space.xl});
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.pill};
  background: ${color.surface};
  text-align: center;
  transform: translateX(-50%);
`;

export const creditStyles = css`
  position: absolute;
  z-index: 1;
  right: ${space.xs};
  bottom: ${space.xxs};
  font: ${text.caption} ${family.body};
  pointer-events: none;
`;
