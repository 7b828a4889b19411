import { css } from '@emotion/react';

import { from, space } from '../tokens';

import { groupCount } from './carousel-index';

/** Named after the number of slides in view in the wide and in the narrow layout. */
export type CarouselLayoutName = 'four-or-grid' | 'three-or-one';

export interface CarouselLayout {
  /** Media query for the wide layout. */
  readonly wideFrom: string;
  /** Slides per view in the wide layout. */
  readonly wide: number;
  /** Slides per view in the narrow layout; a grid shows all slides and does not move. */
  readonly narrow: number | 'grid';
  /** Whether the last group is filled up with slides of the previous one, or shows only the rest (DEC-33). */
  readonly filled: boolean;
}

/** 4 slides from 1024 px and a grid below; 3 slides from 640 px and 1 below (DEC-32, DEC-102). */
export const LAYOUTS: Readonly<Record<CarouselLayoutName, CarouselLayout>> = {
  'four-or-grid': { wideFrom: from.large, wide: 4, narrow: 'grid', filled: false },
  'three-or-one': { wideFrom: from.small, wide: 3, narrow: 1, filled: true },
};

/** Returns the number of slides per view, or `null` for a grid. */
export function perViewOf({ wide, narrow }: CarouselLayout, isWide: boolean): number | null {
  if (isWide) return wide;
  return narrow === 'grid' ? null : narrow;
}

/**
 * Hides the controls, or the dots past the last group, at widths that do not need them. The server renders the
 * controls of every width, so this must be pure CSS: nothing may move on hydration.
 */
export function responsiveControlStyles({ wideFrom, wide, narrow }: CarouselLayout, slides: number) {
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

/** More positions than this are a count on phones, where their dots would fill several rows. */
const MOST_DOTS_ON_PHONES = 7;

/** Whether the narrow layout shows "1 of 24" in place of dots. */
export function isCounted({ narrow }: CarouselLayout, slides: number): boolean {
  return narrow !== 'grid' && groupCount(slides, narrow) > MOST_DOTS_ON_PHONES;
}

/** Shows dots in the wide layout only, and the count in the narrow one only. */
export function countStyles({ wideFrom }: CarouselLayout) {
  return {
    dots: css`
      @media not all and ${wideFrom.replace('@media ', '')} {
        display: none;
      }
    `,
    count: css`
      ${wideFrom} {
        display: none;
      }
    `,
  };
}

const GAP = space.m;

/** Styles of the row of slides; they set its final size before hydration. */
export const TRACK_STYLES: Readonly<Record<CarouselLayoutName, ReturnType<typeof css>>> = {
  'four-or-grid': css`
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
  'three-or-one': css`
    display: flex;
    gap: ${GAP};
    touch-action: pan-y pinch-zoom;

    & > * {
      flex: 0 0 100%;
      min-width: 0;
    }

    ${from.small} {
      & > * {
        flex-basis: calc((100% - 2 * ${GAP}) / 3);
      }
    }
  `,
};

/** Adds space after the last slide for the missing slides of its group, so that the row ends with the group (DEC-33). */
export function trailingSpaceStyles({ wideFrom, wide, filled }: CarouselLayout, slides: number) {
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

/** The padding leaves room for shadows and focus rings of the slides; the negative margin compensates for it. */
export const viewportStyles = css`
  margin: calc(-1 * ${space.xs});
  padding: ${space.xs};
  overflow: hidden;
`;
