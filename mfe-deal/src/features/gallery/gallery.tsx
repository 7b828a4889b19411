import { css } from '@emotion/react';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Picture } from '@storefront/shared/ui/picture';
import { color, family, from, radius, shadow, space, text } from '@storefront/shared/ui/tokens';
import { ChevronLeft, ChevronRight, Images } from 'lucide-react';
import { useState } from 'react';

interface GalleryProps {
  readonly images: readonly string[];
  readonly hotelName: string;
}

/** One large picture and four small ones; all of them one after the other in a viewer. */
export function Gallery({ images, hotelName }: GalleryProps) {
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const small = images.slice(1, 5);
  const show = (index: number) => {
    setAt(index);
    setOpen(true);
  };

  return (
    <div css={galleryStyles}>
      <button
        type="button"
        css={[cellStyles, largeStyles]}
        onClick={() => show(0)}
        aria-label={`View photos of ${hotelName}`}
        disabled={images.length === 0}
      >
        <Picture
          src={images[0] ?? null}
          alt={`${hotelName}`}
          ratio="4/3"
          sizes="(min-width: 1024px) 620px, 100vw"
          priority
        />
      </button>
      {small.map((image, index) => (
        <button
          key={image}
          type="button"
          css={[cellStyles, smallStyles]}
          onClick={() => show(index + 1)}
          aria-label={`Photo ${index + 2} of ${images.length}`}
        >
          <Picture src={image} alt="" ratio="4/3" sizes="310px" />
        </button>
      ))}
      {images.length > 0 && (
        <button type="button" css={allStyles} onClick={() => show(0)}>
          <Images size={20} aria-hidden /> View all {images.length} photos
        </button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`${hotelName}, photo ${at + 1} of ${images.length}`}
        wide
      >
        <Viewer images={images} at={at} onMove={setAt} />
      </Dialog>
    </div>
  );
}

function Viewer({
  images,
  at,
  onMove,
}: {
  readonly images: readonly string[];
  readonly at: number;
  readonly onMove: (index: number) => void;
}) {
  const step = (by: number) => onMove((at + by + images.length) % images.length);

  return (
    <div
      css={viewerStyles}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
      }}
    >
      <Picture
        src={images[at] ?? null}
        alt={`Photo ${at + 1}`}
        ratio="3/2"
        sizes="(min-width: 1024px) 1000px, 100vw"
        priority
      />
      <div css={stepsStyles}>
        <button type="button" css={stepStyles} aria-label="Previous photo" onClick={() => step(-1)}>
          <ChevronLeft size={24} aria-hidden />
        </button>
        <span role="status">
          {at + 1} of {images.length}
        </span>
        <button type="button" css={stepStyles} aria-label="Next photo" onClick={() => step(1)}>
          <ChevronRight size={24} aria-hidden />
        </button>
      </div>
    </div>
  );
}

const galleryStyles = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${space.xs};

  ${from.large} {
    grid-template-columns: 2fr 1fr 1fr;
  }
`;

const cellStyles = css`
  padding: 0;
  border: 0;
  border-radius: ${radius.field};
  background: none;
  overflow: hidden;
  cursor: pointer;
`;

const largeStyles = css`
  grid-column: 1 / -1;

  ${from.large} {
    grid-column: 1;
    grid-row: span 2;
  }
`;

const smallStyles = css`
  display: block;
`;

const allStyles = css`
  position: absolute;
  top: ${space.s};
  right: ${space.s};
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 44px;
  padding: 0 ${space.m};
  border: 0;
  border-radius: ${radius.field};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.raised};
  font: 600 ${text.small} ${family.body};
  cursor: pointer;

  ${from.large} {
    top: auto;
    bottom: ${space.s};
  }
`;

const viewerStyles = css`
  display: grid;
  gap: ${space.s};
`;

const stepsStyles = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.m};
  font: ${text.body} ${family.body};
`;

const stepStyles = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.pill};
  background: ${color.surface};
  cursor: pointer;
`;
