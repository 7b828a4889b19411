import { css } from '@emotion/react';
import { useState } from 'react';

import { color } from './tokens';

interface PictureProps {
  /** `null` renders the placeholder. */
  readonly src: string | null;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** Aspect ratio; `fill` covers the nearest positioned ancestor. */
  readonly ratio: '4/3' | '16/9' | '21/9' | '1/1' | '3/2' | 'fill';
  /** The `sizes` attribute, default `100vw`. */
  readonly sizes?: string;
  /** Loads eagerly with high priority: for the largest picture above the fold. */
  readonly priority?: boolean;
  readonly onLoad?: () => void;
  /** Called when the picture could not be loaded and the placeholder replaces it. */
  readonly onError?: () => void;
}

/** Widths in px that the media service offers. */
const WIDTHS = [480, 960, 1600] as const;

/**
 * Renders a responsive picture that keeps its box while it loads and when it fails, so the layout never shifts.
 * Pictures of our media service are requested as AVIF or WebP in the width that fits; other URLs are used as
 * they are. A missing picture is a placeholder drawing with the same accessible name; a broken one is covered by the
 * drawing.
 */
export function Picture(props: PictureProps) {
  const { src, alt, ratio, sizes = '100vw', priority = false, onLoad, onError } = props;
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const box = ratio === 'fill' ? fillStyles : css({ aspectRatio: ratio });
  if (src === null) return <PicturePlaceholder alt={alt} box={box} />;

  const handleError = () => {
    if (src === brokenSrc) return;
    setBrokenSrc(src);
    onError?.();
  };
  // A server-rendered picture may have loaded or failed before React attached its handlers.
  const checkComplete = (image: HTMLImageElement | null) => {
    if (!image?.complete || image.currentSrc === '') return;
    if (image.naturalWidth === 0) handleError();
    else onLoad?.();
  };
  const source = mediaSource(src);
  return (
    <picture css={[boxStyles, box]}>
      {source && <source type="image/avif" srcSet={sourceSet(source, 'avif')} sizes={sizes} />}
      {source && <source type="image/webp" srcSet={sourceSet(source, 'webp')} sizes={sizes} />}
      <img
        src={src}
        alt={alt}
        css={imageStyles}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        ref={checkComplete}
        onLoad={onLoad}
        onError={handleError}
      />
      {/* The image stays: a browser sends no click when the element under a pressed pointer is removed. */}
      {src === brokenSrc && <PlaceholderDrawing styles={coverStyles} />}
    </picture>
  );
}

/** Returns the base URL of a picture of our media service (`…/media/pool-3` of `…/media/pool-3/960.jpg`), else `null`. */
function mediaSource(src: string): string | null {
  return /^(?<base>.*\/media\/[a-z]+-\d+)\/\d+\.jpg$/.exec(src)?.groups?.['base'] ?? null;
}

function sourceSet(base: string, type: 'avif' | 'webp'): string {
  return WIDTHS.map((width) => `${base}/${width}.${type} ${width}w`).join(', ');
}

function PicturePlaceholder({ alt, box }: { readonly alt: string; readonly box: ReturnType<typeof css> }) {
  return (
    <span
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      css={[boxStyles, box]}
    >
      <PlaceholderDrawing styles={imageStyles} />
    </span>
  );
}

function PlaceholderDrawing({ styles }: { readonly styles: ReturnType<typeof css> }) {
  return (
    <svg viewBox="0 0 160 120" css={styles} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect width="160" height="120" css={skyStyles} />
      <circle cx="118" cy="38" r="12" css={sunStyles} />
      <path d="M0 84q40-14 80 0t80 0v36H0z" css={seaStyles} />
    </svg>
  );
}

const fillStyles = css`
  position: absolute;
  inset: 0;
`;

const boxStyles = css`
  position: relative;
  display: block;
  overflow: hidden;
  background: ${color.skeleton};
`;

const imageStyles = css`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const coverStyles = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const skyStyles = css`
  fill: ${color.tint};
`;

const sunStyles = css`
  fill: ${color.sun};
`;

const seaStyles = css`
  fill: ${color.action};
  opacity: 0.35;
`;
