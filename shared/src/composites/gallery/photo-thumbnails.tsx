import { css } from '@emotion/react';

import { Picture } from '../../ui/picture';
import { below, color, family, from, radius, space, text } from '../../ui/tokens';

/** Number of thumbnails beside or below the main photo. */
const MAX_THUMBNAILS = 4;

interface PhotoThumbnailsProps {
  readonly images: readonly string[];
  readonly onOpen: (index: number) => void;
}

/** Renders the photos after the first one; the last shows the number of further photos (usability rule 30). */
export function PhotoThumbnails({ images, onOpen }: PhotoThumbnailsProps) {
  const thumbnails = images.slice(1, 1 + MAX_THUMBNAILS);
  const hiddenCount = images.length - 1 - thumbnails.length;

  return (
    <ul css={[listStyles, thumbnails.length < 3 && fewStyles]}>
      {thumbnails.map((image, index) => {
        const moreLabel = index === thumbnails.length - 1 && hiddenCount > 0 ? `+${hiddenCount}` : null;
        const label = `Photo ${index + 2} of ${images.length}`;
        return (
          <li key={`${index}-${image}`} css={cellStyles}>
            <button
              type="button"
              css={thumbStyles}
              aria-label={moreLabel === null ? label : `${label}, ${moreLabel} more`}
              onClick={() => onOpen(index + 1)}
            >
              <Picture src={image} alt="" ratio="fill" sizes="(min-width: 1024px) 200px, 25vw" />
              {moreLabel !== null && <span css={moreStyles}>{moreLabel}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

// On phones the photo is all that fits above the price; the button under it opens the others.
const listStyles = css`
  display: grid;
  grid-area: thumbs;
  grid-auto-rows: minmax(0, 1fr);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.xs};
  padding: 0;
  list-style: none;

  & > li:nth-of-type(3):last-of-type {
    grid-column: span 2;
  }

  ${below.small} {
    display: none;
  }
`;

const fewStyles = css`
  ${from.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const cellStyles = css`
  position: relative;
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
