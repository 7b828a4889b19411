import { css } from '@emotion/react';
import { useState } from 'react';

import { color } from './tokens';

interface PictureProps {
  readonly src: string | null;
  readonly alt: string;
  /** `fill` takes the box it stands in. */
  readonly ratio: '4/3' | '16/9' | '21/9' | '1/1' | '3/2' | 'fill';
  readonly sizes?: string;
  /** For the one picture that is seen first. */
  readonly priority?: boolean;
  /** The picture is there. */
  readonly onArrived?: () => void;
  /** There is none, and the drawing stands in its place. */
  readonly onFailed?: () => void;
}

const WIDTHS = [480, 960, 1600] as const;

/** Keeps its box whatever arrives in it: the picture in the size that fits, or a quiet drawing. */
export function Picture(props: PictureProps) {
  const { src, alt, ratio, sizes = '100vw', priority = false, onArrived, onFailed } = props;
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const box = ratio === 'fill' ? fillStyles : css({ aspectRatio: ratio });
  if (src === null || src === brokenSrc) {
    return <PicturePlaceholder alt={alt} box={box} />;
  }

  const fail = () => {
    setBrokenSrc(src);
    onFailed?.();
  };
  // A picture of a page that a server rendered may have come or failed before anything listened.
  const noteOutcome = (image: HTMLImageElement | null) => {
    if (!image?.complete || image.currentSrc === '') return;
    if (image.naturalWidth === 0) fail();
    else onArrived?.();
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
        ref={noteOutcome}
        onLoad={onArrived}
        onError={fail}
      />
    </picture>
  );
}

/** `…/media/pool-3/960.jpg` is a picture of our own media service, which has more widths and types. */
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
      <svg viewBox="0 0 160 120" css={imageStyles} preserveAspectRatio="xMidYMid slice" aria-hidden>
        <rect width="160" height="120" css={skyStyles} />
        <circle cx="118" cy="38" r="12" css={sunStyles} />
        <path d="M0 84q40-14 80 0t80 0v36H0z" css={seaStyles} />
      </svg>
    </span>
  );
}

const fillStyles = css`
  position: absolute;
  inset: 0;
`;

const boxStyles = css`
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
