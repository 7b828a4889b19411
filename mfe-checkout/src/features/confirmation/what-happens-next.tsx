import { css } from '@emotion/react';
import { SectionCard } from '@storefront/shared/composites/booked/section-card';
import { useBalanceDue } from '@storefront/shared/composites/balance-due/use-balance-due';
import type { ConfirmedOrder } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { EXAMPLE_ATOL_NUMBER } from '@storefront/shared/contracts/example-shop';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { MANAGE_LINK } from '@storefront/shared/domain/catalogue/manage-link';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Mail, PlaneTakeoff, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface WhatHappensNextProps {
  readonly order: ConfirmedOrder;
  readonly departureDate: IsoDate;
}

/** The three next steps in chronological order. */
export function WhatHappensNext({ order, departureDate }: WhatHappensNextProps) {
  const { atolNumber, supportHours } = useRuntime().config.seller;
  const departure = formatDayWithYear(departureDate);
  const due = formatDayWithYear(useBalanceDue(departureDate));
  return (
    <SectionCard title="What happens next">
      <ol css={listStyles}>
        <NextStep Icon={Mail} title="Now: your confirmation by email">
          It holds your receipt, your rights and a calendar file. Check the names against the passports.
        </NextStep>
        <NextStep Icon={Wallet} title={order.balance === 0 ? 'Everything is paid' : `By ${due}: the balance`}>
          {order.balance === 0
            ? `You paid ${formatPence(order.paid)}, the whole price.`
            : `${formatPence(order.balance)} is due by ${due}. Pay it in “${MANAGE_LINK.label}”, or call us.`}
        </NextStep>
        <NextStep Icon={PlaneTakeoff} title={`Before ${departure}: documents and travel`}>
          Keep your booking reference and the passports of all travellers at hand. Questions about your travel
          documents: <PhoneLink />, {supportHours}.
          {/* No protection is claimed without an ATOL number (DEC-41). */}
          {atolNumber !== null && ` ${certificateText(atolNumber)}`}
        </NextStep>
      </ol>
    </SectionCard>
  );
}

/** A shop without a licence issues no certificate (DEC-217). */
function certificateText(atolNumber: string): string {
  return atolNumber === EXAMPLE_ATOL_NUMBER
    ? `Your documents have a placeholder where the ATOL Certificate belongs, ATOL ${atolNumber}.`
    : `You also receive your ATOL Certificate, ATOL ${atolNumber}. Call us if it has not arrived.`;
}

interface NextStepProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
}

function NextStep({ Icon, title, children }: NextStepProps) {
  return (
    <li css={stepStyles}>
      <span css={iconStyles} aria-hidden>
        <Icon size={20} strokeWidth={1.75} />
      </span>
      <div>
        <h3 css={titleStyles}>{title}</h3>
        <p css={textStyles}>{children}</p>
      </div>
    </li>
  );
}

const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  @media print {
    gap: ${space.xxs};
  }
`;

const stepStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.m};

  @media print {
    display: block;
  }
`;

const iconStyles = css`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.pill};
  background: ${color.tint};
  color: ${color.action};

  @media print {
    display: none;
  }
`;

const titleStyles = css`
  margin: 0;
  font: 600 ${text.body} ${family.body};
`;

const textStyles = css`
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
