import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { Picture } from '@storefront/shared/ui/picture';
import { Row } from '@storefront/shared/ui/stack';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { useState } from 'react';

import { plainTextExcerpt } from './plain-text-excerpt';
import type { TourChoice } from './tour-choices';
import { TourDialog, tourPictureUrl } from './tour-dialog';
import { TourPrice } from './tour-price';
import { TourToggle } from './tour-toggle';

interface TourCardProps {
  readonly choice: TourChoice;
  readonly onToggle: (added: boolean) => void;
}

/** A tour with a short description; the details open in a dialog (PERS-04, DOM-BOOK-08). */
export function TourCard({ choice, onToggle }: TourCardProps) {
  const { tour, chosen, extraCost } = choice;
  const [open, setOpen] = useState(false);
  const excerpt = plainTextExcerpt(tour.description);
  return (
    <li css={cardStyles} data-chosen={chosen}>
      <Picture src={tourPictureUrl(tour.image)} alt="" ratio="16/9" sizes="(min-width: 768px) 320px, 100vw" />
      <div css={bodyStyles}>
        <h3 css={nameStyles}>{tour.name}</h3>
        {excerpt && <p css={excerptStyles}>{excerpt}</p>}
        <div css={priceStyles}>
          <TourPrice tour={tour} extraCost={extraCost} />
        </div>
        <Row gap="xs" wrap>
          {!tour.included && <TourToggle name={tour.name} added={chosen} onToggle={onToggle} />}
          <Button look="quiet" onClick={() => setOpen(true)}>
            Details
            <VisuallyHidden>: {tour.name}</VisuallyHidden>
          </Button>
        </Row>
      </div>
      <TourDialog choice={choice} open={open} onOpenChange={setOpen} onToggle={onToggle} />
    </li>
  );
}

const cardStyles = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;

  &[data-chosen='true'] {
    border-color: ${color.action};
  }
`;

const bodyStyles = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.xs};
  padding: ${space.m};
`;

const nameStyles = css`
  margin: 0;
  font: 700 ${text.lead} ${family.heading};
`;

const excerptStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

// Aligns the prices of the cards in a row.
const priceStyles = css`
  margin-top: auto;
  padding-top: ${space.xs};
`;
