import { css } from '@emotion/react';
import { isPictureUrl } from '@storefront/shared/api/content/loose-fields';
import { SafeHtml } from '@storefront/shared/composites/page/safe-html';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Picture } from '@storefront/shared/ui/picture';
import { Row } from '@storefront/shared/ui/stack';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';

import { FeatureList } from './feature-list';
import type { TourChoice } from './tour-choices';
import { TourPrice } from './tour-price';
import { TourToggle } from './tour-toggle';

interface TourDialogProps {
  readonly choice: TourChoice;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onToggle: (added: boolean) => void;
}

/** The details of a tour, with the same toggle as its card (PERS-04). */
export function TourDialog({ choice, open, onOpenChange, onToggle }: TourDialogProps) {
  const { tour, chosen, extraCost } = choice;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={tour.name}>
      <div css={pictureStyles}>
        <Picture
          src={tourPictureUrl(tour.image)}
          alt=""
          ratio="16/9"
          sizes="(min-width: 768px) 560px, 100vw"
        />
      </div>
      <SafeHtml>{tour.description}</SafeHtml>
      {tour.features.length > 0 && (
        <div css={featuresStyles}>
          <FeatureList features={tour.features} />
        </div>
      )}
      <div css={footStyles}>
        <Row justify="space-between" wrap>
          <TourPrice tour={tour} extraCost={extraCost} />
          {!tour.included && <TourToggle name={tour.name} added={chosen} onToggle={onToggle} />}
        </Row>
      </div>
    </Dialog>
  );
}

/** Returns the picture's URL if it is an absolute web URL; `null` shows the placeholder. */
export function tourPictureUrl(image: string | null): string | null {
  return image !== null && isPictureUrl(image) ? image : null;
}

const pictureStyles = css`
  overflow: hidden;
  border-radius: ${radius.card};
`;

const featuresStyles = css`
  font: ${text.body} ${family.body};
  overflow-wrap: anywhere;
`;

const footStyles = css`
  padding-top: ${space.m};
  border-top: 1px solid ${color.lineSoft};
`;
