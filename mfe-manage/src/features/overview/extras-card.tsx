import { css } from '@emotion/react';
import {
  detailStyles,
  spacedListStyles,
  titleStyles,
} from '@storefront/shared/composites/booked/booked.styles';
import { SectionCard } from '@storefront/shared/composites/booked/section-card';
import { extraRows } from '@storefront/shared/domain/booking/extra-rows';
import { formatDay } from '@storefront/shared/domain/dates/format-day';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { DescriptionList } from '@storefront/shared/ui/description-list';
import { family, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';

import { viewPath } from '../../domain/manage-view';
import { useManagedBooking } from '../../parts/booking/booking-context';

/** The booked extras, and those that can still be added. */
export function ExtrasCard() {
  const { extras, extrasOffer, status } = useManagedBooking().booking;
  const offered = status === 'confirmed' ? extrasOffer.items : [];
  return (
    <SectionCard title="Extras">
      <DescriptionList rows={extraRows(extras)} />
      {offered.length > 0 && (
        <>
          <h3 css={headingStyles}>Add until {formatDay(extrasOffer.until)}</h3>
          <ul css={spacedListStyles}>
            {offered.map(({ id, name, detail, unitPrice }) => (
              <li key={id} css={itemStyles}>
                <span>
                  <strong css={titleStyles}>{name}</strong>
                  <span css={detailStyles}>{detail}</span>
                </span>
                <span css={priceStyles}>{formatPence(unitPrice)}</span>
                <ButtonLink to={viewPath({ name: 'extra', id })} look="outline">
                  Add<VisuallyHidden> {name}</VisuallyHidden>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </SectionCard>
  );
}

const headingStyles = css`
  margin: 0;
  font: 600 ${text.body} ${family.body};
`;

const itemStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space.s};
`;

const priceStyles = css`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
