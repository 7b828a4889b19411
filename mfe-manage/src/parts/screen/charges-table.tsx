import { css } from '@emotion/react';
import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { formatDay } from '@storefront/shared/domain/dates/format-day';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';

type Charge = ManagedBooking['cancellation']['charges'][number];

/** What a cancellation costs, by date: the price of waiting. */
export function ChargesTable({ charges }: { readonly charges: readonly Charge[] }) {
  return (
    <table css={tableStyles}>
      <caption>What cancelling costs, by date</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Charge</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {charges.map(({ from, until, basis, charge, isNow }) => (
          <tr key={until} css={isNow ? nowStyles : undefined}>
            <th scope="row">
              {from === null ? 'Until ' : `${formatDay(from)} to `}
              <span css={dayStyles}>{formatDay(until)}</span> {isNow && <span css={badgeStyles}>Now</span>}
            </th>
            <td>{basis}</td>
            <td>{formatPence(charge)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tableStyles = css`
  width: 100%;
  border-collapse: collapse;
  font: ${text.small} ${family.body};

  & caption {
    padding-bottom: ${space.xxs};
    color: ${color.ink};
    font: 600 ${text.small} ${family.body};
    text-align: left;
  }

  & th,
  & td {
    padding: ${space.xs};
    border-bottom: 1px solid ${color.lineSoft};
    font-weight: 400;
    text-align: left;
    vertical-align: top;
  }

  & :is(th, td):last-of-type {
    font-variant-numeric: tabular-nums;
  }

  & :is(th, td):last-child {
    text-align: right;
    white-space: nowrap;
  }

  & thead th {
    color: ${color.inkSoft};
  }
`;

// A narrow column breaks between the dates, not inside of one.
const dayStyles = css`
  white-space: nowrap;
`;

const nowStyles = css`
  background: ${color.sunSoft};

  & :is(th, td) {
    font-weight: 600;
  }
`;

const badgeStyles = css`
  display: inline-block;
  padding: 0 ${space.xs};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.notice};
`;
