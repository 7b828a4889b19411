import { css } from '@emotion/react';
import { sendBookingRequest } from '@storefront/shared/api/manage/change-booking';
import { useRuntime } from '@storefront/shared/runtime';
import { controlStyles, Field } from '@storefront/shared/ui/field';
import { SelectField } from '@storefront/shared/ui/select-field';
import { useState } from 'react';

import { REQUEST_SUBJECTS, type RequestSubject } from '../../domain/manage-view';
import { useManagedBooking } from '../../parts/booking/booking-context';
import { useCall } from '../../parts/booking/use-call';
import { fieldId, useForm } from '../../parts/form/use-form';

import { ChangeForm } from './change-form';

interface RequestPageProps {
  readonly about: RequestSubject;
  readonly onSent: (message: string) => void;
}

const LABELS: Readonly<Record<RequestSubject, string>> = {
  names: 'Names of travellers',
  dates: 'Other dates',
  extras: 'Extras',
  cancellation: 'Cancelling',
  'something-else': 'Something else',
};

/** Sends a request that a person decides. */
export function RequestPage({ about, onSent }: RequestPageProps) {
  const { config } = useRuntime();
  const { token, reload, onAccessEnded } = useManagedBooking();
  const { run, isBusy, problem } = useCall(onAccessEnded);
  // One id for this screen: a repeated click sends nothing again.
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useForm({ about: String(about), message: '' }, rules);

  const send = form.submit(async (values) => {
    const subject = REQUEST_SUBJECTS.find((one) => one === values.about) ?? 'something-else';
    const request = { requestId, about: subject, message: values.message };
    if (!(await run(() => sendBookingRequest(config, token, request)))) return;
    await reload();
    onSent('We have your request. A person reads it and answers by email; nothing is changed until then.');
  });

  return (
    <ChangeForm
      title="Ask us"
      intro="A person reads this, tells you what it costs, and changes nothing before you agree."
      action="Send this request"
      form={form}
      isBusy={isBusy}
      problem={problem}
      onSubmit={send}
    >
      <SelectField
        id={fieldId('about')}
        label="What is it about?"
        options={REQUEST_SUBJECTS.map((value) => ({ value, label: LABELS[value] }))}
        value={form.values.about}
        onValueChange={(value) => form.set('about', value)}
      />
      <Field
        id={fieldId('message')}
        label="Your request"
        hint="Such as the dates or the name that you would like. Up to 2,000 characters"
        error={form.errors.message}
      >
        {(control) => (
          <textarea
            {...control}
            rows={6}
            maxLength={2_000}
            css={[controlStyles, textareaStyles]}
            value={form.values.message}
            onChange={({ target }) => form.set('message', target.value)}
          />
        )}
      </Field>
    </ChangeForm>
  );
}

function rules({ message }: Readonly<Record<'about' | 'message', string>>) {
  return message.trim() === '' ? { message: 'Write what you would like us to do' } : {};
}

const textareaStyles = css`
  resize: vertical;
`;
