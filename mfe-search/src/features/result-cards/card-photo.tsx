import { css } from '@emotion/react';
import { placeholderPhoto } from '@storefront/shared/composites/hotel-card/placeholder-photo';
import { Picture } from '@storefront/shared/ui/picture';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Images } from 'lucide-react';
import { memo, useRef, useState } from 'react';

import type { HotelState } from '../../parts/hotel-records/hotel-records-context';
import { useNearViewport } from '../../parts/use-near-viewport';
import { useCardPhoto } from './use-card-photo';

interface CardPhotoProps {
  readonly giataId: number;
  readonly state: HotelState;
  /** See `Picture`. */
  readonly priority?: boolean;
}

/** A skeleton, then the hotel's photo or one of eight placeholders (SRCH-CARD-01, SRCH-CARD-02). */
export const CardPhoto = memo(function CardPhoto({ giataId, state, priority = false }: CardPhotoProps) {
  const box = useRef<HTMLDivElement>(null);
  const { photo, onLoad, onError } = useCardPhoto(state, useNearViewport(box));
  // Without scripts nobody would take the skeleton off a photo that the server rendered.
  const [wasThereAtStart] = useState(state.kind === 'loaded');
  const photos = state.kind === 'loaded' ? (state.hotel?.images.length ?? 0) : 0;

  return (
    <div ref={box} css={boxStyles} aria-busy={photo.kind === 'waiting'}>
      {photo.kind === 'placeholder' ? (
        <>
          <img
            src={placeholderPhoto(giataId)}
            alt=""
            css={imageStyles}
            {...(priority && { fetchPriority: 'high' as const })}
          />
          <span css={noteStyles}>Illustration</span>
        </>
      ) : (
        <>
          {photo.src !== null && (
            <Picture
              src={photo.src}
              alt=""
              ratio="fill"
              sizes="(min-width: 768px) 280px, 100vw"
              priority={priority}
              onLoad={onLoad}
              onError={onError}
            />
          )}
          {photo.kind === 'waiting' && !wasThereAtStart && (
            <div css={coverStyles}>
              <Skeleton height="100%" radius="field" />
            </div>
          )}
          {photo.kind === 'photo' && photos > 1 && (
            <span css={noteStyles}>
              <Images size={16} aria-hidden /> {photos} photos
            </span>
          )}
        </>
      )}
    </div>
  );
});

const boxStyles = css`
  position: absolute;
  inset: 0;
`;

const coverStyles = css`
  position: absolute;
  inset: 0;
  background: ${color.surface};
`;

const imageStyles = css`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const noteStyles = css`
  position: absolute;
  right: ${space.xs};
  bottom: ${space.xs};
  display: inline-flex;
  align-items: center;
  gap: ${space.xxs};
  padding: 2px ${space.xs};
  border-radius: ${radius.field};
  background: ${color.ink};
  color: ${color.onAction};
  font: ${text.caption} ${family.body};
`;
