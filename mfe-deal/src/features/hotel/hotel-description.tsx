import { css } from '@emotion/react';
import { SafeHtml } from '@storefront/shared/composites/page/safe-html';
import { Button } from '@storefront/shared/ui/button';
import { color, space } from '@storefront/shared/ui/tokens';
import { useId, useState } from 'react';

import { hasWords, plainWords } from '../../domain/html-text';

import { Part } from '../../parts/page-section/page-section';

interface HotelDescriptionProps {
  /** HTML or plain text of the back office. */
  readonly words: string;
  readonly title?: string;
}

/** What the hotel says of itself: the first lines, and all of it on request. */
export function HotelDescription({ words, title = 'Hotel Details' }: HotelDescriptionProps) {
  if (!hasWords(words)) return null;
  return (
    <Part title={title}>
      <LongWords>{words}</LongWords>
    </Part>
  );
}

/** Without script everything is shown, and a link in the hidden lines that gets the focus opens them. */
export function LongWords({ children }: { readonly children: string }) {
  const id = useId();
  const [all, setAll] = useState(false);
  const isLong = linesOf(children) > LINES + SPARED_LINES;

  return (
    <div css={boxStyles}>
      <div id={id} css={isLong && !all ? shortStyles : undefined} onFocus={() => setAll(true)}>
        <SafeHtml>{children}</SafeHtml>
      </div>
      {isLong && (
        <div css={moreStyles}>
          <Button look="outline" aria-expanded={all} aria-controls={id} onClick={() => setAll((was) => !was)}>
            {all ? 'Read less' : 'Read more'}
          </Button>
        </div>
      )}
    </div>
  );
}

const LINES = 8;
/** Nobody should have to press for a line or two. */
const SPARED_LINES = 2;
const LINE_CHARS = 70;
const LINE_END = /\r?\n|<br\b[^>]*>|<\/(?:p|li|h[1-6]|tr|div)\s*>/i;

/** How many lines the words take, as near as can be known without drawing them; so a server knows as well. */
function linesOf(words: string): number {
  return words
    .split(LINE_END)
    .map((line) => plainWords(line).trim().length)
    .reduce((lines, length) => lines + Math.ceil(length / LINE_CHARS), 0);
}

const boxStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.s};
`;

const shortStyles = css`
  @media screen and (scripting: enabled) {
    max-height: ${LINES * 1.5}rem;
    overflow: hidden;
    mask-image: linear-gradient(${color.ink} 70%, transparent);
  }
`;

const moreStyles = css`
  @media (scripting: none) {
    display: none;
  }
`;
