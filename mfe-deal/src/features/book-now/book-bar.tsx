import { css } from '@emotion/react';
import { phoneHref } from '@storefront/shared/composites/page/phone-link';
import { formatDay } from '@storefront/shared/domain/dates/format-day';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { formatPounds, type Pence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { BottomBar } from '@storefront/shared/composites/sticky-bar/bottom-bar';
import { Button } from '@storefront/shared/ui/button';
import { buttonStyles } from '@storefront/shared/ui/button-styles';
import { Row } from '@storefront/shared/ui/stack';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { Phone } from 'lucide-react';

interface BookBarProps {
  readonly total: Pence;
  readonly pricePerPerson: Pence;
  /** The departure that the price is for, because the shopper may not have chosen one. */
  readonly departureDate: IsoDate;
  readonly booking: boolean;
  /** `undefined` when the package cannot be booked online. */
  readonly onBook?: (() => void) | undefined;
  /** Phone number of the deal; defaults to the seller's. */
  readonly phone?: string;
}

/** Bar at the bottom of phone screens with the price, a call link and Book Now (usability rule 38). */
export function BookBar({ total, pricePerPerson, departureDate, booking, onBook, phone }: BookBarProps) {
  const { seller } = useRuntime().config;
  const number = phone?.trim() || seller.phone;
  return (
    <BottomBar
      label="Your holiday"
      total={
        <>
          <strong css={totalStyles}>{formatPounds(total)} total</strong>
          <span css={perPersonStyles}>
            {formatPounds(pricePerPerson)} pp, {formatDay(departureDate)}
          </span>
        </>
      }
      action={
        <Row gap="xs">
          <a
            href={phoneHref(number)}
            css={[...buttonStyles({ look: 'outline' }), callStyles]}
            aria-label={`Call ${number}`}
          >
            <Phone size={20} aria-hidden />
          </a>
          {onBook && (
            <Button look="call" loading={booking} onClick={onBook}>
              Book Now
            </Button>
          )}
        </Row>
      }
    />
  );
}

const totalStyles = css`
  display: block;
  font: 700 ${text.h4} ${family.heading};
  font-variant-numeric: tabular-nums;
`;

const perPersonStyles = css`
  display: block;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`;

const callStyles = css`
  padding-inline: ${space.s};
`;
