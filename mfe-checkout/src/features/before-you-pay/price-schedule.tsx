import { css } from '@emotion/react';
import type { HeldQuote } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { formatPence, pence } from '@storefront/shared/domain/pricing/pence';
import { perPersonLabel } from '@storefront/shared/domain/pricing/shares-text';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

import { paymentOptions, type PaymentOption } from '../../domain/payment-options';

/** The selected payment option. */
export type ChosenOption = Pick<PaymentOption, 'type' | 'amount'>;

interface PriceScheduleProps {
  readonly quote: Pick<HeldQuote, 'lines' | 'total' | 'perPerson' | 'deposit'>;
  readonly option: ChosenOption | null;
  /** The last day to pay the balance. */
  readonly dueBy: IsoDate;
}

/** The price of the package with all extras, and the payment dates. */
export function PriceSchedule({ quote, option, dueBy }: PriceScheduleProps) {
  return (
    <>
      <table css={tableStyles}>
        <caption>Price</caption>
        <tbody>
          {quote.lines.map(({ label, amount }, index) => (
            <PriceRow key={index} label={label} value={formatPence(amount)} />
          ))}
        </tbody>
        <tfoot>
          <PriceRow label="Total" value={formatPence(quote.total)} />
          <PriceRow
            label={perPersonLabel(quote.total, quote.perPerson)}
            value={formatPence(quote.perPerson)}
          />
        </tfoot>
      </table>
      {option && <Schedule quote={quote} option={option} dueBy={dueBy} />}
    </>
  );
}

function Schedule({ quote, option, dueBy }: PriceScheduleProps & { readonly option: ChosenOption }) {
  const balance = pence(quote.total - option.amount);
  const fee = paymentOptions(quote, dueBy).find(({ type }) => type === option.type)?.adminFee ?? 0;
  return (
    <>
      <table css={tableStyles}>
        <caption>When you pay</caption>
        <tbody>
          <PriceRow label="Today" value={formatPence(option.amount)} />
          {balance > 0 && (
            <PriceRow label={`Balance, by ${formatDayWithYear(dueBy)}`} value={formatPence(balance)} />
          )}
        </tbody>
      </table>
      {balance <= 0 && <p>You pay everything today. Nothing more is due.</p>}
      {fee > 0 && <p>Admin fee {formatPence(pence(fee))} included: nothing is added to these amounts.</p>}
    </>
  );
}

function PriceRow({ label, value }: { readonly label: ReactNode; readonly value: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  );
}

const tableStyles = css`
  width: 100%;
  border-collapse: collapse;
  font: ${text.body} ${family.body};
  font-variant-numeric: tabular-nums;

  & caption {
    padding-bottom: ${space.xxs};
    color: ${color.ink};
    font: 600 ${text.small} ${family.body};
    text-align: left;
  }

  & th,
  & td {
    padding: ${space.xxs} 0;
    font-weight: 400;
    text-align: left;
    vertical-align: top;
  }

  & td {
    padding-left: ${space.m};
    text-align: right;
    white-space: nowrap;
  }

  & tfoot tr:first-of-type {
    border-top: 1px solid ${color.lineSoft};
    color: ${color.ink};

    & :is(th, td) {
      font-weight: 700;
    }
  }
`;
