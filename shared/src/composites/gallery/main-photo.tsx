import { css } from '@emotion/react';
import { useState } from 'react';

import type { PictureText } from '../../api/content/picture-text.schema';
import { Picture } from '../../ui/picture';
import { color, family, radius, space, text } from '../../ui/tokens';

import { PhotoSlides } from './photo-slides';
import { PhotoArrows } from './photo-arrows';

interface MainPhotoProps {
  readonly images: readonly string[];
  readonly texts?: readonly PictureText[] | undefined;
  readonly name: string;
  readonly current: number;
  readonly onMove: (index: number) => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly onOpen: () => void;
}

/** Renders the main photo: it opens the viewer and, with several photos, can be swiped or stepped through (HD-01). */
export function MainPhoto({ images, texts, name, current, onMove, onStep, onOpen }: MainPhotoProps) {
  // Only the current photo is fetched until the user points at the gallery; then its neighbours are prefetched.
  const [prefetch, setPrefetch] = useState(false);
  if (images.length === 0) return <Picture src={null} alt={name} ratio="fill" />;

  const startPrefetch = () => setPrefetch(true);
  return (
    <div css={boxStyles} onPointerEnter={startPrefetch} onFocus={startPrefetch}>
      <PhotoSlides
        images={images}
        texts={texts}
        name={name}
        current={current}
        onSwipe={onMove}
        sizes="(min-width: 1024px) 620px, 100vw"
        prefetch={prefetch}
      >
        <button type="button" css={openStyles} aria-label={`View photos of ${name}`} onClick={onOpen} />
      </PhotoSlides>
      {images.length > 1 && (
        <>
          <PhotoArrows onStep={onStep} />
          <p role="status" css={countStyles}>
            Photo {current + 1} of {images.length}
          </p>
        </>
      )}
    </div>
  );
}

const boxStyles = css`
  position: absolute;
  inset: 0;
`;

const openStyles = css`
  position: absolute;
  inset: 0;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: -5px;
    box-shadow: inset 0 0 0 2px ${color.ink};
  }
`;

const countStyles = css`
  position: absolute;
  top: ${space.s};
  left: ${space.s};
  padding: ${space.xxs} ${space.s};
  border-radius: ${radius.pill};
  background: ${color.scrim};
  color: ${color.onAction};
  font: 600 ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;
