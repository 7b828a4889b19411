import { css } from '@emotion/react';
import { IconButton } from '@storefront/shared/ui/icon-button';
import { Picture } from '@storefront/shared/ui/picture';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { X } from 'lucide-react';

interface HotelColumnProps {
  readonly name: string;
  readonly pictureUrl: string | null;
  readonly loading: boolean;
  readonly onRemove: () => void;
  readonly onOpen: () => void;
}

/** The header of a column: picture, name with a link to the details, and the remove button. */
export function HotelColumn({ name, pictureUrl, loading, onRemove, onOpen }: HotelColumnProps) {
  return (
    <div css={columnStyles}>
      <div css={placeStyles}>
        <div css={pictureStyles}>
          {loading ? (
            <Skeleton height="100%" radius="card" />
          ) : (
            <Picture src={pictureUrl} alt="" ratio="fill" sizes="(min-width: 768px) 280px, 160px" />
          )}
        </div>
        <div css={removeStyles}>
          <IconButton label={`Remove ${name} from comparison`} css={onPictureStyles} onClick={onRemove}>
            <X size={20} aria-hidden />
          </IconButton>
        </div>
      </div>
      <button type="button" aria-haspopup="dialog" css={[linkStyles, nameStyles]} onClick={onOpen}>
        {name}
      </button>
    </div>
  );
}

const columnStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.xs};
`;

const placeStyles = css`
  position: relative;
  width: 100%;
  aspect-ratio: 4 / 3;
`;

const pictureStyles = css`
  position: absolute;
  inset: 0;
  border-radius: ${radius.card};
  overflow: hidden;
`;

const removeStyles = css`
  position: absolute;
  top: ${space.xxs};
  right: ${space.xxs};
`;

const onPictureStyles = css`
  background: ${color.surface};
`;

const nameStyles = css`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: transparent;
  font: 700 ${text.body} ${family.heading};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
`;
