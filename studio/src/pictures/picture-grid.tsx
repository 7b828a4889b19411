import { css } from '@emotion/react';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';

import { pictureUrl, type Picture } from '../api/pictures';

interface PictureGridProps {
  readonly label: string;
  readonly pictures: readonly Picture[];
  /** Id of the open picture; `null` for none. */
  readonly chosen: string | null;
  readonly onChoose: (picture: Picture) => void;
}

/** Renders pictures as buttons with name, size and number of uses. */
export function PictureGrid({ label, pictures, chosen, onChoose }: PictureGridProps) {
  return (
    <ul aria-label={label} css={gridStyles}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <button
            type="button"
            css={tileStyles}
            aria-current={picture.id === chosen || undefined}
            onClick={() => onChoose(picture)}
          >
            <img src={pictureUrl(picture, '480')} alt="" loading="lazy" css={thumbnailStyles} />
            <strong css={nameStyles}>{picture.name}</strong>
            <span css={factStyles}>
              {picture.width} × {picture.height} · {usesText(picture)}
            </span>
            {!picture.isDecorative && picture.alternative === '' && (
              <span css={missingStyles}>No alternative text</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function usesText({ useCount: count, giataId }: Picture): string {
  if (giataId !== null) return 'shown with a hotel';
  if (count === 0) return 'not used';
  return count === 1 ? 'used once' : `used ${count} times`;
}

const gridStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const tileStyles = css`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxs};
  width: 100%;
  height: 100%;
  padding: 0 0 ${space.s};
  overflow: hidden;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  text-align: left;
  cursor: pointer;

  &:hover {
    background: ${color.tint};
  }

  &[aria-current] {
    border-color: ${color.action};
    box-shadow: 0 0 0 2px ${color.action};
  }

  & > :not(img) {
    padding-inline: ${space.s};
  }
`;

const thumbnailStyles = css`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  background: ${color.skeleton};
  object-fit: cover;
`;

const nameStyles = css`
  padding-top: ${space.xxs};
  font: 600 ${text.small} ${family.body};
  overflow-wrap: anywhere;
`;

const factStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;

const missingStyles = css`
  color: ${color.notice};
  font: 600 ${text.small} ${family.body};
`;
