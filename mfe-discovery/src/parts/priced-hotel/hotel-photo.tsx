import { css } from '@emotion/react';
import { placeholderPhoto } from '@storefront/shared/composites/hotel-card/placeholder-photo';
import { Picture } from '@storefront/shared/ui/picture';
import { Spinner } from '@storefront/shared/ui/spinner';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { useState } from 'react';

interface HotelPhotoProps {
  /** `null` without a picture or without a hotel record. */
  readonly src: string | null;
  readonly loading: boolean;
  readonly place: string;
  /** Selects the stock photo. */
  readonly seed: number;
}

/** Renders the hotel's picture, or a stock photo with a caption that it is not this hotel (LAND-ST-06). */
export function HotelPhoto({ src, loading, place, seed }: HotelPhotoProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (loading) {
    return (
      <div css={[boxStyles, waitStyles]}>
        <Spinner label="Loading the hotel's picture" />
      </div>
    );
  }
  if (src === null || src === brokenSrc) {
    return (
      <figure css={boxStyles}>
        <img src={placeholderPhoto(seed)} alt="" css={imageStyles} />
        <figcaption css={captionStyles}>{place}: illustration, not this hotel</figcaption>
      </figure>
    );
  }
  return (
    <div css={boxStyles}>
      <Picture
        src={src}
        alt=""
        ratio="fill"
        sizes="(min-width: 1024px) 400px, (min-width: 640px) 33vw, 100vw"
        onError={() => setBrokenSrc(src)}
      />
    </div>
  );
}

const boxStyles = css`
  position: relative;
  aspect-ratio: 4 / 3;
  margin: 0;
  background: ${color.skeleton};
  overflow: hidden;
  /* A photo that fails is replaced, perhaps under a pressed pointer; the browser would then send no click. */
  pointer-events: none;
`;

const waitStyles = css`
  display: grid;
  place-items: center;
  color: ${color.action};
`;

const imageStyles = css`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const captionStyles = css`
  position: absolute;
  bottom: ${space.xs};
  left: ${space.xs};
  max-width: calc(100% - 2 * ${space.xs});
  max-height: calc(100% - 2 * ${space.xs});
  padding: 2px ${space.xs};
  border-radius: ${radius.field};
  background: ${color.surface};
  color: ${color.inkSoft};
  font: ${text.caption} ${family.body};
  overflow: hidden;
  overflow-wrap: anywhere;
`;
