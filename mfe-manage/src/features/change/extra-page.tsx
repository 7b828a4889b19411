import { addExtras } from '@storefront/shared/api/manage/change-booking';
import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { formatPence, timesPence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { SelectField } from '@storefront/shared/ui/select-field';
import { useState } from 'react';

import { useManagedBooking } from '../../parts/booking/booking-context';
import { useCall } from '../../parts/booking/use-call';
import { fieldId, useForm } from '../../parts/form/use-form';

import { ChangeForm } from './change-form';

interface ExtraPageProps {
  readonly extra: ManagedBooking['extrasOffer']['items'][number];
  readonly onChanged: (message: string) => void;
}

/** Adds an extra; its price is added to the balance. */
export function ExtraPage({ extra, onChanged }: ExtraPageProps) {
  const { config } = useRuntime();
  const { booking, token, apply, onAccessEnded } = useManagedBooking();
  const { run, isBusy, problem } = useCall(onAccessEnded);
  // One id for this screen: a repeated click adds nothing again.
  const [changeId] = useState(() => crypto.randomUUID());
  const form = useForm({ quantity: '1' }, () => ({}));
  const quantity = Number(form.values.quantity);
  const amount = timesPence(extra.unitPrice, quantity);
  const { dueBy } = booking.balance;

  const add = form.submit(async () => {
    const items = [{ id: extra.id, quantity }];
    const change = await run(() => addExtras(config, token, { changeId, items, amount }));
    if (!change) return;
    apply(change);
    onChanged(`${extra.name} is added for ${formatPence(amount)}. We have emailed you about it.`);
  });

  return (
    <ChangeForm
      title={`Add: ${extra.name}`}
      intro={extra.detail}
      action={`Add for ${formatPence(amount)}`}
      form={form}
      isBusy={isBusy}
      problem={problem}
      refusals={REFUSALS}
      onSubmit={add}
    >
      {extra.unit === 'bag' && (
        <SelectField
          id={fieldId('quantity')}
          label="How many?"
          options={quantities(extra.maxQuantity)}
          value={form.values.quantity}
          onValueChange={(value) => form.set('quantity', value)}
        />
      )}
      <p>
        You pay nothing now: <strong>{formatPence(amount)}</strong> is added to your balance
        {dueBy && `, due by ${formatDayWithYear(dueBy)}`}.
      </p>
    </ChangeForm>
  );
}

function quantities(most: number) {
  return Array.from({ length: most }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1}` }));
}

const REFUSALS = {
  'wrong-amount': 'The price of this extra has changed. Go back and look at the new price.',
  'not-offered': 'This extra is no longer offered for your holiday.',
};
