import { css } from '@emotion/react';
import { SectionCard } from '@storefront/shared/composites/booked/section-card';
import type { Passenger } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

/** The names as in the passports, the lead passenger first. */
export function PassengerNames({ passengers }: { readonly passengers: readonly Passenger[] }) {
  if (passengers.length === 0) return null;
  return (
    <SectionCard title="Passengers">
      <ol css={listStyles}>
        {passengers.map(({ title, firstName, lastName }, index) => (
          <li key={index}>
            {title} {firstName} {lastName}
            {index === 0 && <span css={leadStyles}> (lead passenger)</span>}
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}

const listStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${space.xs} ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${text.body} ${family.body};

  @media print {
    gap: 0 ${space.m};
  }
`;

const leadStyles = css`
  color: ${color.inkSoft};
`;
