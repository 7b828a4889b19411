import type { PaymentType } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { formatPence, pence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { useId } from 'react';

import type { PaymentOption } from '../../domain/payment-options';

import { boxStyles, legendStyles, setStyles, tableStyles } from './pay-table.styles';

interface PayTableProps {
  readonly options: readonly PaymentOption[];
  readonly selected: PaymentType;
  readonly onSelect: (type: PaymentType) => void;
  readonly total: Pence;
  /** The last day to pay the balance. */
  readonly dueBy: IsoDate;
}

interface Row {
  readonly kind: 'today' | 'later' | 'total';
  readonly title: string;
  readonly note?: string;
  readonly amountOf: (option: PaymentOption) => Pence;
}

/** The choice as a table: a column for each option, with what is paid today, what later, and the sum of both. */
export function PayTable({ options, selected, onSelect, total, dueBy }: PayTableProps) {
  const today = useRuntime().clock.today();
  const id = useId();
  const rows: readonly Row[] = [
    { kind: 'today', title: 'Today', note: formatDayWithYear(today), amountOf: ({ amount }) => amount },
    {
      kind: 'later',
      title: `By ${formatDayWithYear(dueBy)}`,
      amountOf: ({ amount }) => pence(total - amount),
    },
    { kind: 'total', title: 'Total', amountOf: () => total },
  ];
  return (
    <fieldset css={setStyles}>
      <legend css={legendStyles}>How much would you like to pay today?</legend>
      <div css={boxStyles}>
        <table css={tableStyles}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>When</VisuallyHidden>
              </th>
              {options.map((option) => (
                <OptionHead
                  key={option.type}
                  option={option}
                  id={`${id}-${option.type}`}
                  isChosen={option.type === selected}
                  onChoose={() => onSelect(option.type)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, title, note, amountOf }) => (
              <tr key={kind} data-kind={kind}>
                <th scope="row">
                  {title}
                  {note && <small>{note}</small>}
                </th>
                {options.map((option) => (
                  <td
                    key={option.type}
                    data-chosen={option.type === selected}
                    data-when={title}
                    // The radio button of the column is the control; this is the larger target of a pointer.
                    onClick={() => onSelect(option.type)}
                  >
                    <span id={`${id}-${option.type}-${kind}`}>{formatPence(amountOf(option))}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}

interface OptionHeadProps {
  readonly option: PaymentOption;
  /** Prefix of the ids of the column. */
  readonly id: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** The head of a column: its radio button, named by its title and what is paid today. */
function OptionHead({ option: { title, description }, id, isChosen, onChoose }: OptionHeadProps) {
  return (
    <th scope="col" data-chosen={isChosen}>
      <label>
        <input
          type="radio"
          name="payment-option"
          checked={isChosen}
          aria-labelledby={`${id} ${id}-today`}
          aria-describedby={`${id}-more`}
          onChange={onChoose}
        />
        <span id={id}>{title}</span>
        <span id={`${id}-more`} hidden>
          {description}
        </span>
      </label>
    </th>
  );
}
