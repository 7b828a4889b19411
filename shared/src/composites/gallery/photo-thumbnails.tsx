import { css } from '@emotion/react';

import { Picture } from '../../ui/picture';
import { color, family, from, radius, space, text } from '../../ui/tokens';

/** How many small photos stand beside or below the big one. */
const MOST_THUMBS = 4;

interface PhotoThumbsProps {
  readonly images: readonly string[];
  readonly onOpen: (index: number) => void;
}

/** The photos after the first; the last one says how many more there are (usability rule 30). */
export function PhotoThumbs({ images, onOpen }: PhotoThumbsProps) {
  const shown = images.slice(1, 1 + MOST_THUMBS);
  const hidden = images.length - 1 - shown.length;

  return (
    <ul css={[listStyles, shown.length < 3 && fewStyles]}>
      {shown.map((image, index) => {
        const more = index === shown.length - 1 && hidden > 0 ? `+${hidden}` : null;
        const label = `Photo ${index + 2} of ${images.length}`;
        return (
          <li key={`${index}-${image}`} css={cellStyles}>
            <button
              type="button"
              css={thumbStyles}
              aria-label={more === null ? label : `${label}, ${more} more`}
              onClick={() => onOpen(index + 1)}
            >
              <Picture src={image} alt="" ratio="fill" sizes="(min-width: 1024px) 310px, 25vw" />
              {more !== null && <span css={moreStyles}>{more}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const listStyles = css`
  display: grid;
  grid-area: thumbs;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.xs};
  padding: 0;
  list-style: none;

  ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: minmax(0, 1fr);

    & > li:nth-of-type(3):last-of-type {
      grid-column: span 2;
    }
  }
`;

const fewStyles = css`
  ${from.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const cellStyles = css`
  position: relative;
  aspect-ratio: 4 / 3;

  ${from.large} {
    aspect-ratio: auto;
  }
`;

const thumbStyles = css`
  position: absolute;
  inset: 0;
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.field};
  background: none;
  overflow: hidden;
  cursor: zoom-in;
`;

const moreStyles = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${color.scrim};
  color: ${color.onAction};
  font: 700 ${text.h4} ${family.body};
`;
