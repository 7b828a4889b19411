import { css } from '@emotion/react';
import { Rating } from '@storefront/shared/composites/review-score/rating';
import { Stars } from '@storefront/shared/composites/stars/stars';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { Button } from '@storefront/shared/ui/button';
import { IconButton } from '@storefront/shared/ui/icon-button';
import { Picture } from '@storefront/shared/ui/picture';
import { color, family, radius, shadow, space, text } from '@storefront/shared/ui/tokens';
import { X } from 'lucide-react';

import type { MappedHotel } from '../../domain/results-view';
import { useHotel } from '../../parts/hotel-records/hotel-records-context';

interface MapCardProps {
  readonly hotel: MappedHotel;
  /** Such as `£540`. */
  readonly priceLabel: string;
  readonly priceNote: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The selected hotel under the map, so that it covers no pin. */
export function MapCard({ hotel, priceLabel, priceNote, onOpen, onClose }: MapCardProps) {
  const state = useHotel(hotel.giataId);
  const record = state.kind === 'loaded' ? state.hotel : null;
  const score = record?.reviewScore ?? hotel.reviewScore;
  return (
    <article css={cardStyles} aria-label={`On the map: ${hotel.title}`}>
      <div css={pictureStyles}>
        <Picture src={record?.images[0] ?? null} alt="" ratio="fill" sizes="176px" />
      </div>
      <div css={factsStyles}>
        <strong css={nameStyles}>{hotel.title}</strong>
        <Stars starClass={hotel.starClass} />
        {score !== null && score > 0 && (
          <Rating score={score} count={record?.reviewCount ?? hotel.reviewCount} />
        )}
        <span>{hotel.location}</span>
        <span>{boardName(hotel.boardBasis)}</span>
      </div>
      <div css={priceStyles}>
        <p>
          <strong css={amountStyles}>{priceLabel}</strong> {priceNote}
        </p>
        <Button look="action" onClick={onOpen}>
          View hotel
        </Button>
      </div>
      <div css={closeStyles}>
        <IconButton label={`Close ${hotel.title}`} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
    </article>
  );
}

const cardStyles = css`
  position: relative;
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: ${space.xs} ${space.s};
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  font: ${text.small} ${family.body};
`;

const pictureStyles = css`
  position: relative;
  grid-row: 1 / 3;
  min-height: 132px;
`;

const factsStyles = css`
  display: grid;
  justify-items: start;
  gap: ${space.xxs};
  padding: ${space.s} 52px 0 0;
`;

const nameStyles = css`
  overflow-wrap: anywhere;
  font: 700 ${text.lead} ${family.heading};
`;

const priceStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  padding: 0 ${space.s} ${space.s} 0;
`;

const amountStyles = css`
  font: 700 ${text.lead} ${family.heading};
`;

const closeStyles = css`
  position: absolute;
  top: ${space.xxs};
  right: ${space.xxs};
`;
