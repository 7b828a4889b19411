import { css } from '@emotion/react';
import type { BeforeYouPayTexts } from '../../contracts/before-you-pay';
import { formatDayWithYear } from '../../domain/dates/format-day';
import type { IsoDate } from '../../domain/dates/iso-date';
import { color, family, space, text } from '../../ui/tokens';

import { cancellationPeriods } from './cancellation-periods';

interface CancellationTableProps {
  readonly charges: NonNullable<BeforeYouPayTexts['cancellation']>;
  readonly departureDate: IsoDate;
}

/** What a cancellation costs and until when, with the dates of this holiday. */
export function CancellationTable({ charges, departureDate }: CancellationTableProps) {
  return (
    <table css={tableStyles}>
      <caption>If you cancel</caption>
      <thead>
        <tr>
          <th scope="col">Before departure</th>
          <th scope="col">What you pay</th>
        </tr>
      </thead>
      <tbody>
        {cancellationPeriods(charges, departureDate).map(({ days, until, charge }) => (
          <tr key={days}>
            <th scope="row">
              {days}
              <small>until {formatDayWithYear(until)}</small>
            </th>
            <td>{charge}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tableStyles = css`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font: ${text.body} ${family.body};

  & caption {
    padding-bottom: ${space.xxs};
    color: ${color.ink};
    font: 600 ${text.small} ${family.body};
    text-align: left;
  }

  & th,
  & td {
    padding: ${space.xs} ${space.s} ${space.xs} 0;
    border-bottom: 1px solid ${color.lineSoft};
    font-weight: 400;
    text-align: left;
    vertical-align: top;
  }

  & thead th {
    color: ${color.ink};
    font-weight: 600;
  }

  & small {
    display: block;
    font: ${text.small} ${family.body};
  }
`;
