import { css } from '@emotion/react';
import { Images } from 'lucide-react';
import { useState } from 'react';

import type { PictureText } from '../../api/content/picture-text.schema';
import { wrapIndex } from '../../ui/carousel/carousel-index';
import { buttonStyles } from '../../ui/button-styles';
import { onDemand } from '../../ui/on-demand/on-demand';
import { OnDemandOverlay } from '../../ui/on-demand/on-demand-overlay';
import { below, from, radius, space } from '../../ui/tokens';

import { MainPhoto } from './main-photo';
import { PhotoCaption } from './photo-caption';
import { PhotoThumbnails } from './photo-thumbnails';

const viewer = onDemand(() => import(/* webpackChunkName: "overlays" */ './photo-viewer'));

interface GalleryProps {
  readonly images: readonly string[];
  /** Texts of the photographs that have some, by their URL. */
  readonly texts?: readonly PictureText[] | undefined;
  /** Name of the hotel, part of the accessible names of photos and buttons. */
  readonly name: string;
}

/** Renders the main photo, up to four thumbnails (DEAL-01, HD-01) and a full-screen viewer of all photos (HD-02). */
export function Gallery({ images, texts, name }: GalleryProps) {
  const [open, setOpen] = useState(false);
  const [selected, setSelected] = useState(0);
  // The hotel may have changed to one with fewer photos.
  const current = selected < images.length ? selected : 0;
  const several = images.length > 1;

  const openAt = (index: number) => {
    setSelected(index);
    setOpen(true);
  };

  return (
    <>
      <div css={[galleryStyles, images.length < 4 && fewStyles, !several && singleStyles]}>
        <div css={photoStyles}>
          <MainPhoto
            images={images}
            texts={texts}
            name={name}
            current={current}
            onMove={setSelected}
            onStep={(by) => setSelected(wrapIndex(current + by, images.length))}
            onOpen={() => openAt(current)}
          />
        </div>
        {several && <PhotoThumbnails images={images} onOpen={openAt} />}
        {several && (
          <button
            type="button"
            css={[...buttonStyles({ look: 'outline' }), allStyles]}
            onClick={() => openAt(current)}
          >
            <Images size={20} aria-hidden />
            <span>All {images.length} photos</span>
          </button>
        )}
        {images.length > 0 && (
          <OnDemandOverlay source={viewer} open={open} onCancel={() => setOpen(false)}>
            {({ PhotoViewer }) => (
              <PhotoViewer
                images={images}
                texts={texts}
                name={name}
                current={current}
                onMove={setSelected}
                open={open}
                onOpenChange={setOpen}
              />
            )}
          </OnDemandOverlay>
        )}
      </div>
      <PhotoCaption texts={texts} image={images[current]} />
    </>
  );
}

// The height does not depend on the number of photos, which may load after the rest of the page.
const galleryStyles = css`
  display: grid;
  grid-template: 'photo thumbs' minmax(0, 1fr) / minmax(0, 3fr) minmax(0, 1fr);
  gap: ${space.xs};
  aspect-ratio: 16 / 9;

  ${from.small} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    aspect-ratio: 8 / 3;
  }
`;

const fewStyles = css`
  ${from.small} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const singleStyles = css`
  &&& {
    grid-template: 'photo' minmax(0, 1fr) / minmax(0, 1fr);
  }
`;

const photoStyles = css`
  position: relative;
  grid-area: photo;
  overflow: hidden;
  border-radius: ${radius.card};
`;

const allStyles = css`
  grid-area: photo;
  align-self: end;
  justify-self: start;
  z-index: 1;
  margin: ${space.xs};

  /* It would touch the arrows of the photo; the thumbnails open the same viewer. */
  ${below.small} {
    display: none;
  }
`;
