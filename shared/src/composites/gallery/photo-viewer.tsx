import { Dialog as Base } from '@base-ui/react/dialog';
import { css } from '@emotion/react';
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import type { PictureText } from '../../api/content/picture-text.schema';
import { wrapIndex } from '../../ui/carousel/carousel-index';
import { useCloseOnBack } from '../../ui/close-on-back';
import { backdropStyles, closeStyles, headStyles, titleStyles } from '../../ui/overlay.styles';
import { color, family, motion, space, text } from '../../ui/tokens';

import { PhotoSlides } from './photo-slides';
import { PhotoArrows } from './photo-arrows';
import { PhotoCaption } from './photo-caption';

interface PhotoViewerProps {
  readonly images: readonly string[];
  readonly texts?: readonly PictureText[] | undefined;
  readonly name: string;
  /** Index of the visible photo, from 0. */
  readonly current: number;
  readonly onMove: (index: number) => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * Renders the photos in a full-screen modal dialog (HD-02). Arrow keys, Home and End change the photo; Escape, the
 * close button and the browser's Back close the dialog.
 */
export function PhotoViewer({ images, texts, name, current, onMove, open, onOpenChange }: PhotoViewerProps) {
  useCloseOnBack(open, () => onOpenChange(false));
  const count = images.length;
  const title = `Photos of ${name}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const target = KEYS[event.key]?.(current, count);
    if (target === undefined) return;
    event.preventDefault();
    onMove(wrapIndex(target, count));
  };

  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop css={backdropStyles} />
        <Base.Popup css={screenStyles} onKeyDown={onKeyDown}>
          <header css={headStyles}>
            <Base.Title css={titleStyles}>{title}</Base.Title>
            <Base.Close css={closeStyles} aria-label={`Close: ${title}`}>
              <X size={24} aria-hidden />
            </Base.Close>
          </header>
          <div css={stageStyles}>
            <PhotoSlides
              images={images}
              texts={texts}
              name={name}
              current={current}
              onSwipe={onMove}
              sizes="100vw"
              prefetch
            />
            {count > 1 && <PhotoArrows onStep={(by) => onMove(wrapIndex(current + by, count))} />}
          </div>
          <div css={footStyles}>
            <p role="status" css={countStyles}>
              {count > 1 && `Photo ${current + 1} of ${count}`}
            </p>
            <PhotoCaption texts={texts} image={images[current]} />
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const KEYS: Readonly<Record<string, ((at: number, count: number) => number) | undefined>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const screenStyles = css`
  position: fixed;
  z-index: 51;
  inset: 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${space.s};
  padding: ${space.s} ${space.m} max(${space.s}, env(safe-area-inset-bottom));
  background: ${color.surface};
  color: ${color.ink};
  transition: opacity ${motion.panel} ease-out;

  @media (prefers-reduced-motion: no-preference) {
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }
  }
`;

// A photo is never cropped here.
const stageStyles = css`
  position: relative;
  overflow: hidden;

  & picture {
    background: none;
  }

  & img {
    object-fit: contain;
  }
`;

const footStyles = css`
  text-align: center;
`;

const countStyles = css`
  min-height: 1.5rem;
  font: 600 ${text.body} ${family.body};
  font-variant-numeric: tabular-nums;
`;
