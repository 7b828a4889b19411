import { css } from '@emotion/react';
import { formatPounds, pence } from '@storefront/shared/domain/pricing/pence';
import { Picture } from '@storefront/shared/ui/picture';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';

import type { RoomOption } from '../../domain/room-choice';

interface RoomCardsProps {
  readonly options: readonly RoomOption[];
  /** Code of the chosen room; `null` for the one in the price. */
  readonly chosen: string | null;
  /** Number of rooms of the party. */
  readonly rooms: number;
  /** `null` for the room in the price. */
  readonly onChoose: (code: string | null) => void;
}

/** The rooms as radio buttons with picture, description and difference of the price. */
export function RoomCards({ options, chosen, rooms, onChoose }: RoomCardsProps) {
  const hasPictures = options.some(({ pictureUrl }) => pictureUrl !== null);
  return (
    <fieldset css={setStyles}>
      <legend css={legendStyles}>{rooms > 1 ? `Room, for all ${rooms} rooms` : 'Room'}</legend>
      <div css={gridStyles}>
        {options.map(({ code, name, description, pictureUrl, pricePerPerson, isStandard }) => {
          const isChosen = isStandard ? chosen === null : chosen === code;
          return (
            <label key={code} css={cardStyles} data-chosen={isChosen}>
              {hasPictures && (
                <span css={pictureStyles}>
                  <Picture src={pictureUrl} alt="" ratio="fill" sizes="(min-width: 640px) 240px, 120px" />
                </span>
              )}
              <span css={bodyStyles}>
                <input
                  type="radio"
                  name="holiday-room"
                  css={dotStyles}
                  checked={isChosen}
                  onChange={() => onChoose(isStandard ? null : code)}
                />
                <span>
                  <strong css={nameStyles}>{name}</strong> <span css={detailStyles}>{description}</span>{' '}
                  <strong css={priceStyles}>{differenceText(pricePerPerson, isStandard)}</strong>
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function differenceText(difference: number, isStandard: boolean): string {
  if (isStandard) return 'In the price';
  const amount = formatPounds(pence(Math.abs(difference)));
  return difference === 0 ? 'Same price' : `${difference > 0 ? '+' : '\u2212'}${amount} pp`;
}

const setStyles = css`
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
`;

const legendStyles = css`
  padding: 0;
  margin-bottom: ${space.xs};
  font: 700 ${text.h4} ${family.heading};
`;

const gridStyles = css`
  display: grid;
  gap: ${space.s};

  ${from.small} {
    grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  }
`;

// On phones the picture is beside the text.
const cardStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  cursor: pointer;

  ${from.small} {
    grid-template: auto 1fr / minmax(0, 1fr);
  }

  &:hover,
  &:focus-within {
    border-color: ${color.action};
  }

  &[data-chosen='true'] {
    border-color: ${color.action};
    background: ${color.tint};
    box-shadow: inset 0 0 0 1px ${color.action};
  }

  @media (forced-colors: active) {
    &[data-chosen='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

const pictureStyles = css`
  position: relative;
  display: block;
  width: 112px;

  ${from.small} {
    width: auto;
    aspect-ratio: 16 / 9;
  }
`;

const bodyStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s};
  padding: ${space.s};
  overflow-wrap: anywhere;
`;

const dotStyles = css`
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: ${color.action};
`;

const nameStyles = css`
  display: block;
  font: 600 ${text.body} ${family.body};
`;

const detailStyles = css`
  display: block;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const priceStyles = css`
  display: block;
  margin-top: ${space.xxs};
  font: 600 ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
`;
