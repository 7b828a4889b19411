import { css } from '@emotion/react';
import { useDeferredValue, useId, type ReactNode } from 'react';

import type { HotelRecord } from '../../api/hotels/hotel-record.schema';
import { boardName } from '../../domain/board-basis/board-basis';
import { Gallery } from '../gallery/gallery';
import { HolidayPrice, displayPrice, type HolidayAmounts } from '../hotel-card/holiday-price';
import { Dialog } from '../../ui/dialog';
import { RadioCards } from '../../ui/radio-cards';
import { color, family, from, space, text } from '../../ui/tokens';

import { cheapestBoard, type BoardPrice } from './cheapest-board';
import { HotelFacts } from './hotel-facts';
import { HotelFactsSkeleton, HotelDetailsError, GallerySkeleton } from './hotel-details-fallbacks';

export type HotelDetailsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly hotel: HotelRecord };

interface HotelDetailsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly state: HotelDetailsState;
  /** Name of the hotel, available before its record has loaded. */
  readonly name: string;
  readonly boards: readonly BoardPrice[];
  /** The selected board; `null` selects the cheapest one (SRCH-MOD-03). */
  readonly board: string | null;
  readonly onBoardChange: (board: string) => void;
  /** The rooms of the price with their guests; empty if the supplier has not named them. */
  readonly rooms?: readonly string[];
  /** Price with the selected board; `null` if no package is available. */
  readonly price: HolidayAmounts | null;
  /** The next step, beside the price. */
  readonly action?: ReactNode;
}

/** Renders all details of a hotel in a dialog, with the choice of the board (SRCH-MOD-01 to SRCH-MOD-04, HD-04). */
export function HotelDetailsDialog(props: HotelDetailsDialogProps) {
  const { open, onOpenChange, name } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={name} wide>
      <DialogContent {...props} />
    </Dialog>
  );
}

const LOADING: HotelDetailsState = { kind: 'loading' };

/** The dialog is painted with its choices and price; photos and facts follow, because they take most of the time. */
function DialogContent(props: HotelDetailsDialogProps) {
  const { onOpenChange, name, price, rooms = [], action } = props;
  const state = useDeferredValue(props.state, LOADING);
  return (
    <div css={contentStyles}>
      {state.kind === 'loading' && <GallerySkeleton />}
      {state.kind === 'loaded' && (
        <Gallery images={state.hotel.images} texts={state.hotel.pictureTexts} name={name} />
      )}
      <div css={columnsStyles}>
        {state.kind === 'loading' && <HotelFactsSkeleton />}
        {state.kind === 'loaded' && <HotelFacts hotel={state.hotel} />}
        {state.kind === 'failed' && <HotelDetailsError onClose={() => onOpenChange(false)} />}
        <div css={choiceStyles}>
          <BoardChoice {...props} />
          {rooms.length > 0 && <Rooms rooms={rooms} />}
        </div>
      </div>
      <div css={footStyles}>
        {price && <HolidayPrice {...price} />}
        {action}
      </div>
    </div>
  );
}

type BoardChoiceProps = Pick<HotelDetailsDialogProps, 'boards' | 'board' | 'onBoardChange' | 'price'>;

function BoardChoice({ boards, board, onBoardChange, price }: BoardChoiceProps) {
  const name = useId();
  if (boards.length === 0) return null;
  return (
    <RadioCards
      legend="Board basis"
      name={name}
      value={board ?? cheapestBoard(boards)?.boardBasis ?? ''}
      onValueChange={onBoardChange}
      options={boards.map(({ boardBasis, pricePerPerson }) => ({
        value: boardBasis,
        title: boardName(boardBasis),
        aside: price && displayPrice(pricePerPerson, price),
      }))}
    />
  );
}

function Rooms({ rooms }: { readonly rooms: readonly string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 css={roomsTitleStyles} id={id}>
        {rooms.length === 1 ? 'Room' : 'Rooms'}
      </h3>
      <ul css={roomsStyles}>
        {rooms.map((room) => (
          <li key={room}>{room}</li>
        ))}
      </ul>
    </section>
  );
}

// The sticky foot covers content: the scroll margin keeps focused elements above it.
const contentStyles = css`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
  min-width: 0;

  & :is(a, button, input) {
    scroll-margin-bottom: 120px;
  }
`;

const columnsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.l};

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) 340px;

    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

const choiceStyles = css`
  display: grid;
  gap: ${space.m};
`;

const roomsTitleStyles = css`
  margin: 0;
  font: 600 ${text.body} ${family.body};
`;

const roomsStyles = css`
  display: grid;
  gap: ${space.xxs};
  padding: 0;
  list-style: none;
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

// A sticky element stops at the padding of the dialog; the negative offset covers the padding as well.
const footStyles = css`
  position: sticky;
  z-index: 2;
  bottom: calc(-1 * ${space.m});
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  margin: 0 calc(-1 * ${space.m}) calc(-1 * ${space.m});
  padding: ${space.s} ${space.m} max(${space.s}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.lineSoft};
  background: ${color.surface};

  ${from.desktop} {
    bottom: calc(-1 * ${space.l});
    margin: 0 calc(-1 * ${space.l}) calc(-1 * ${space.l});
    padding: ${space.m} ${space.l};
  }
`;
