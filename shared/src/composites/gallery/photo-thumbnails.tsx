import { css } from '@emotion/react';

import { Picture } from '../../ui/picture';
import { below, color, family, from, radius, space, text } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** Thumbnails beside the main photo, and how many of them phones have room for. */
const MAX_THUMBNAILS = 4;
const PHONE_THUMBNAILS = 2;

interface PhotoThumbnailsProps {
  readonly images: readonly string[];
  readonly onOpen: (index: number) => void;
}

/** Renders the photos after the first one; the last shows the number of further photos (usability rule 30). */
export function PhotoThumbnails({ images, onOpen }: PhotoThumbnailsProps) {
  const thumbnails = images.slice(1, 1 + MAX_THUMBNAILS);

  return (
    <ul css={listStyles}>
      {thumbnails.map((image, index) => {
        const count = index + 1;
        const rest = images.length - 1 - count;
        const hasMore = rest > 0 && (count === PHONE_THUMBNAILS || count === MAX_THUMBNAILS);
        return (
          <li key={`${index}-${image}`} css={cellStyles}>
            <button type="button" css={thumbStyles} onClick={() => onOpen(count)}>
              <Picture
                src={image}
                alt={`Photo ${count + 1} of ${images.length}`}
                ratio="fill"
                sizes="(min-width: 1024px) 200px, 25vw"
              />
              {hasMore && (
                <span css={[moreStyles, count === PHONE_THUMBNAILS && phoneStyles]}>
                  +{rest}
                  <VisuallyHidden> more</VisuallyHidden>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const listStyles = css`
  display: grid;
  grid: repeat(2, minmax(0, 1fr)) / auto-flow minmax(0, 1fr);
  grid-area: thumbs;
  gap: ${space.xs};
  padding: 0;
  list-style: none;

  & > li:nth-of-type(odd):last-of-type {
    grid-row: span 2;
  }

  ${below.small} {
    & > li:nth-of-type(n + 3) {
      display: none;
    }
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

const phoneStyles = css`
  ${from.small} {
    display: none;
  }
`;
