import { css, type SerializedStyles } from '@emotion/react';

import { BEFORE_PAINT_ATTRIBUTE } from '../../platform/layout/first-paint';
import { WHOLE_PAGE_ATTRIBUTE } from '../../platform/layout/whole-page';

/** Attribute of a section that is not hydrated, or not laid out, yet. */
export const WAITING_ATTRIBUTE = 'data-hydration';

/** When a section is laid out, and the height that it has before. */
export interface SectionLayout {
  readonly styles: SerializedStyles;
  /** Whether it is laid out with the page where the browser renders it. */
  readonly isAtOnce?: boolean;
}

const WAITING = `&[${WAITING_ATTRIBUTE}]`;

/**
 * Returns the styles of a section that is laid out near the view only, for as long as it exists. Without scripts they
 * do nothing: no section would be hydrated, and its height would stay an estimate.
 *
 * @param height its estimated CSS height; that of a card is close to the real one, so a list stays nearly as long
 * @param section CSS selector of the sections that have them
 */
export const nearViewStyles = (height: string, section = '&') => `
  @media (scripting: enabled) {
    ${section} > * {
      contain-intrinsic-height: auto ${height};
      overflow-clip-margin: 32px;
    }
    html:not([${WHOLE_PAGE_ATTRIBUTE}]) ${section} > * {
      content-visibility: auto;
    }
  }
`;

/** As `nearViewStyles`, until the section is hydrated. */
export const untilHydratedStyles = (height: string) => nearViewStyles(height, WAITING);

/**
 * Returns the styles of a section outside the first screen of a phone, which is laid out and painted before it. The section
 * itself has the place of its content until then: what is laid out later is new to the browser, and has not moved.
 *
 * @param height its estimated CSS height
 */
export const afterPaintStyles = (height: string, section = '&') => `
  html[${BEFORE_PAINT_ATTRIBUTE}] ${section} {
    display: block;
    height: ${height};
    content-visibility: hidden;
  }
`;

/**
 * As `afterPaintStyles`, for content with form fields. Chromium lays out a field that is hidden with its section at the end
 * of the document, for its autofill, but not one without a box. The page is shorter until then, so nothing that follows on
 * the first screen may depend on it.
 */
export const absentBeforePaintStyles = `
  html[${BEFORE_PAINT_ATTRIBUTE}] & {
    display: none;
  }
`;

/** Estimated height of a section of a page. */
const SECTION_HEIGHT = '640px';

/** Below the first screen. */
export const LATER: SectionLayout = {
  styles: css`
    display: contents;
    ${untilHydratedStyles(SECTION_HEIGHT)}
    ${afterPaintStyles(SECTION_HEIGHT, WAITING)}
  `,
};

/** On the first screen: an estimated height would move what is in view. */
export const FIRST_SCREEN: SectionLayout = {
  styles: css`
    display: contents;
  `,
  isAtOnce: true,
};

/**
 * On the first screen of a large screen, below that of a phone.
 *
 * @param height its estimated CSS height on a phone
 */
export const belowPhone = (height: string): SectionLayout => ({
  styles: css`
    display: contents;
    ${afterPaintStyles(height)}
  `,
  isAtOnce: true,
});
