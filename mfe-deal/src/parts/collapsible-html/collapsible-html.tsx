import { css } from '@emotion/react';
import { SafeHtml } from '@storefront/shared/composites/page/safe-html';
import { Button } from '@storefront/shared/ui/button';
import { color, space } from '@storefront/shared/ui/tokens';
import { useId, useState } from 'react';

import { htmlToText } from '../../domain/html-text';

/**
 * Back-office HTML that is collapsed to its first lines when it is long.
 *
 * It expands when a link in the hidden lines receives focus, and is never collapsed without JavaScript.
 */
export function CollapsibleHtml({ children }: { readonly children: string }) {
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  const isLong = estimateLineCount(children) > COLLAPSED_LINES + TOLERATED_LINES;

  return (
    <div css={boxStyles}>
      <div id={id} css={isLong && !expanded ? collapsedStyles : undefined} onFocus={() => setExpanded(true)}>
        <SafeHtml>{children}</SafeHtml>
      </div>
      {isLong && (
        <div css={moreStyles}>
          <Button
            look="outline"
            aria-expanded={expanded}
            aria-controls={id}
            onClick={() => setExpanded((before) => !before)}
          >
            {expanded ? 'Read less' : 'Read more'}
          </Button>
        </div>
      )}
    </div>
  );
}

const COLLAPSED_LINES = 8;
/** Texts that exceed the collapsed height by no more than this are not collapsed. */
const TOLERATED_LINES = 2;
const LINE_CHARS = 70;
const LINE_END = /\r?\n|<br\b[^>]*>|<\/(?:p|li|h[1-6]|tr|div)\s*>/i;

/** Estimates the number of lines from the text alone, so that the server renders the same result. */
function estimateLineCount(html: string): number {
  return html
    .split(LINE_END)
    .map((line) => htmlToText(line).trim().length)
    .reduce((lines, length) => lines + Math.ceil(length / LINE_CHARS), 0);
}

const boxStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.s};
`;

const collapsedStyles = css`
  @media screen and (scripting: enabled) {
    max-height: ${COLLAPSED_LINES * 1.5}rem;
    overflow: hidden;
    mask-image: linear-gradient(${color.ink} 70%, transparent);
  }
`;

const moreStyles = css`
  @media (scripting: none) {
    display: none;
  }
`;
