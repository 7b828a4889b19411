import { css } from '@emotion/react';
import type { BookingSession } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { formatDate } from '@storefront/shared/domain/dates/format-day';
import { Alert } from '@storefront/shared/ui/alert';
import { Card } from '@storefront/shared/ui/card';
import { DescriptionList } from '@storefront/shared/ui/description-list';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';
import { TextLink } from '@storefront/shared/ui/text-link';
import { family, space, text } from '@storefront/shared/ui/tokens';

import { ageWarning, returnDate } from '../../domain/age-warning';
import type { BookingWithPackage } from '../../domain/booking-with-package';
import { guestsOf } from '../../domain/guests';

interface ReviewBlockProps {
  readonly booking: BookingWithPackage;
  /** False while a payment is open: what is being paid for must not change. */
  readonly isEditable: boolean;
}

/** All entered details to check before paying, with links to change them (usability rule 54). The summary lists the extras. */
export function ReviewBlock({ booking, isEditable }: ReviewBlockProps) {
  const { passengers, leadDetails: lead } = booking;
  const ageWarnings = ageWarningsOf(booking);
  return (
    <Card as="section" aria-labelledby="review">
      <Stack gap="m">
        <SectionHeading size="card" id="review">
          Check your details
        </SectionHeading>
        <div css={sectionStyles}>
          <DescriptionList
            rows={[
              ...passengers.map(({ title, firstName, lastName, dateOfBirth }, index) => ({
                label: index === 0 ? 'Lead passenger' : `Passenger ${index + 1}`,
                value: `${title} ${firstName} ${lastName}, born ${formatDate(dateOfBirth)}`,
              })),
              ...(lead
                ? [
                    { label: 'Email', value: lead.email },
                    { label: 'Phone', value: lead.phone },
                    { label: 'Address', value: formatAddress(lead) },
                  ]
                : []),
            ]}
          />
          {ageWarnings.length > 0 && (
            <Alert tone="notice">
              {ageWarnings.map((warning, index) => (
                <p key={index}>{warning}</p>
              ))}
            </Alert>
          )}
          {isEditable && <TextLink to="/booking/passengers">Change passengers</TextLink>}
        </div>
        {isEditable && <TextLink to="/booking/personalise">Change extras</TextLink>}
      </Stack>
    </Card>
  );
}

/** The warnings of the passengers step, which rejects no age (DEC-59): after Continue they would be out of sight. */
function ageWarningsOf({ chosen, passengers }: BookingWithPackage): readonly string[] {
  const returnDay = returnDate(chosen);
  return guestsOf(chosen.occupancy).flatMap((guest, index) => {
    const passenger = passengers[index];
    const warning = passenger && ageWarning(guest, passenger.dateOfBirth, returnDay);
    return warning ? [`${passenger.firstName} ${warning}`] : [];
  });
}

function formatAddress(lead: NonNullable<BookingSession['leadDetails']>): string {
  return [lead.addressLineOne, lead.addressLineTwo, lead.city, lead.postcode, lead.country]
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
}

const sectionStyles = css`
  display: grid;
  justify-items: start;
  gap: ${space.xs};
  overflow-wrap: anywhere;
  font: ${text.body} ${family.body};

  & > dl {
    width: 100%;
  }

  /* Values are read line by line; where both have no room in a line, a value is below its label. */
  & dt {
    flex: 0 0 8rem;
    max-width: none;
  }

  & dd {
    flex-basis: 12rem;
    text-align: left;
  }
`;
