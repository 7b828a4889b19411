import { css } from '@emotion/react';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { SafeHtml } from '@storefront/shared/page/safe-html';
import { Button } from '@storefront/shared/ui/button';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { Check } from 'lucide-react';
import { useState } from 'react';

/** Shown before the rest is asked for (specification 2). */
const FIRST_AMENITIES = 16;

export function HotelWords({ hotel }: { readonly hotel: HotelRecord }) {
  const [all, setAll] = useState(false);
  const shown = all ? hotel.amenities : hotel.amenities.slice(0, FIRST_AMENITIES);

  return (
    <Stack gap="xl">
      {hotel.description && (
        <section css={sectionStyles} aria-labelledby="hotel-details">
          <SectionHeading id="hotel-details">Hotel Details</SectionHeading>
          <SafeHtml>{hotel.description}</SafeHtml>
        </section>
      )}
      {hotel.amenities.length > 0 && (
        <section css={sectionStyles} aria-labelledby="amenities">
          <SectionHeading id="amenities">Amenities</SectionHeading>
          <ul css={listStyles}>
            {shown.map((name) => (
              <li key={name} css={itemStyles}>
                <Check size={20} aria-hidden /> {name}
              </li>
            ))}
          </ul>
          {hotel.amenities.length > FIRST_AMENITIES && (
            <Button look="outline" aria-expanded={all} onClick={() => setAll((was) => !was)}>
              {all ? 'Show fewer' : `Show ${hotel.amenities.length - FIRST_AMENITIES} more`}
            </Button>
          )}
        </section>
      )}
    </Stack>
  );
}

const sectionStyles = css`
  display: grid;
  justify-items: start;
  gap: ${space.m};
`;

const listStyles = css`
  display: grid;
  gap: ${space.s};
  width: 100%;
  padding: 0;
  list-style: none;

  ${from.dealColumns} {
    grid-template-columns: repeat(2, 1fr);
  }

  ${from.wide} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font: ${text.body} ${family.body};

  & svg {
    flex: none;
    color: ${color.action};
  }
`;
