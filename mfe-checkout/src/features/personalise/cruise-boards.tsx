import { css } from '@emotion/react';
import type { DealOffer, Extras } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { useBookingCommands } from '@storefront/shared/runtime';
import { RadioCards } from '@storefront/shared/ui/radio-cards';
import { family, space, text } from '@storefront/shared/ui/tokens';
import { useId } from 'react';

import { boardChoices } from './board-choices';
import { ExtraPrice } from './extra-price';
import { FeatureList } from './feature-list';
import { StepSection } from './step-section';

const TITLE = 'Cruise Board Basis Options';

interface CruiseBoardsProps {
  readonly offer: DealOffer;
  readonly cruiseBoard: Extras['cruiseBoard'];
  readonly guests: number;
}

/** The board on the ship: the included one, or another at the price difference (PERS-03, PRICE-12). */
export function CruiseBoards({ offer, cruiseBoard, guests }: CruiseBoardsProps) {
  const { chooseCruiseBoard } = useBookingCommands();
  const name = useId();
  const choices = boardChoices(offer.cruiseBoards, guests);
  const includedChoice = choices.find(({ isIncluded }) => isIncluded);
  if (offer.cruiseBoards.length === 0) return null;
  if (!includedChoice) return <UnpricedBoards boards={offer.cruiseBoards} />;

  return (
    <StepSection title={TITLE}>
      <RadioCards
        legend={offer.shipName ? `Your board on ${offer.shipName}` : 'Your board on the ship'}
        name={name}
        value={cruiseBoard?.id ?? includedChoice.board.id}
        onValueChange={(id) =>
          chooseCruiseBoard(choices.find(({ board }) => board.id === id)?.board ?? includedChoice.board)
        }
        options={choices.map(({ board, features, extraCost, isIncluded }) => ({
          value: board.id,
          title: board.boardType,
          description: features.length > 0 && <FeatureList features={features} />,
          aside: (
            <ExtraPrice
              perPerson={board.pricePerPerson}
              extraCost={extraCost}
              zeroLabel={isIncluded ? 'Included' : 'No extra cost'}
            />
          ),
        }))}
      />
    </StepSection>
  );
}

/** Lists the boards without a choice: without an included board there is no price difference to charge. */
function UnpricedBoards({ boards }: { readonly boards: DealOffer['cruiseBoards'] }) {
  return (
    <StepSection title={TITLE} intro="The boards on this ship. They do not change your total.">
      <ul css={listStyles}>
        {boards.map(({ id, boardType, features }) => (
          <li key={id}>
            <strong css={nameStyles}>{boardType}</strong>
            <FeatureList features={features} />
          </li>
        ))}
      </ul>
    </StepSection>
  );
}

const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: 0;
  list-style: none;
  font: ${text.small} ${family.body};
  overflow-wrap: anywhere;
`;

const nameStyles = css`
  font: 700 ${text.body} ${family.body};
`;
