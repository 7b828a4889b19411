import { css } from '@emotion/react';

import { from, space } from '../tokens';

import { groupCount } from './carousel-index';

export type CarouselLayoutName = 'destinations' | 'deals';

interface CarouselLayout {
  /** The media rule from which the carousel is wide. */
  readonly wideFrom: string;
  readonly wide: number;
  /** How many are seen below that; a grid shows all of them and does not move. */
  readonly narrow: number | 'grid';
  /** Whether the last group is filled up from the one before, or shows what is left alone (DEC-33). */
  readonly filled: boolean;
}

/** Destinations: 4 at a time from 1024 px, below it a grid. Deals: 3 from 640 px, below it 1 (DEC-32, DEC-102). */
export const LAYOUTS: Readonly<Record<CarouselLayoutName, CarouselLayout>> = {
  destinations: { wideFrom: from.large, wide: 4, narrow: 'grid', filled: false },
  deals: { wideFrom: from.dealColumns, wide: 3, narrow: 1, filled: true },
};

/** How many slides are seen at once; `null` for a grid. */
export function perViewOf({ wide, narrow }: CarouselLayout, isWide: boolean): number | null {
  if (isWide) return wide;
  return narrow === 'grid' ? null : narrow;
}

/**
 * Hides controls, and dots past the last group, where they are not needed. By width alone, because the
 * server draws the most that any width may want and nothing may move when the script starts.
 */
export function controlsByWidth({ wideFrom, wide, narrow }: CarouselLayout, slides: number) {
  const groups = groupCount(slides, wide);
  return css`
    ${narrow === 'grid' ? 'display: none;' : ''}

    ${wideFrom} {
      display: ${groups > 1 ? 'flex' : 'none'};

      & > li:nth-of-type(n + ${groups + 1}) {
        display: none;
      }
    }
  `;
}

const GAP = space.m;

/** The row of slides in its final size, before and after the script starts. */
export const TRACK_STYLES: Readonly<Record<CarouselLayoutName, ReturnType<typeof css>>> = {
  destinations: css`
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${GAP};

    ${from.desktop} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    ${from.large} {
      display: flex;
      touch-action: pan-y pinch-zoom;

      & > * {
        flex: 0 0 calc((100% - 3 * ${GAP}) / 4);
        min-width: 0;
      }
    }
  `,
  deals: css`
    display: flex;
    gap: ${GAP};
    touch-action: pan-y pinch-zoom;

    & > * {
      flex: 0 0 100%;
      min-width: 0;
    }

    ${from.dealColumns} {
      & > * {
        flex-basis: calc((100% - 2 * ${GAP}) / 3);
      }
    }
  `,
};

/** Room behind the last slide for those that its group lacks: the row ends where the group does (DEC-33). */
export function restByWidth({ wideFrom, wide, filled }: CarouselLayout, slides: number) {
  const missing = filled ? 0 : groupCount(slides, wide) * wide - slides;
  if (missing === 0 || slides <= wide) return null;
  const slot = `((100% - ${wide - 1} * ${GAP}) / ${wide} + ${GAP})`;
  return css`
    ${wideFrom} {
      & > :last-child {
        margin-right: calc(${missing} * ${slot});
      }
    }
  `;
}

/** Room for shadows and focus rings of the slides, taken back outside. */
export const windowStyles = css`
  margin: calc(-1 * ${space.xs});
  padding: ${space.xs};
  overflow: hidden;
`;
