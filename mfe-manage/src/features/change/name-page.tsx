import { correctName, type CorrectNameRequest } from '@storefront/shared/api/manage/change-booking';
import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { TITLES } from '@storefront/shared/domain/passengers/passenger-rules';
import { useRuntime } from '@storefront/shared/runtime';
import { SelectField } from '@storefront/shared/ui/select-field';
import { TextField } from '@storefront/shared/ui/text-field';
import { TextLink } from '@storefront/shared/ui/text-link';

import { viewPath } from '../../domain/manage-view';
import { useManagedBooking } from '../../parts/booking/booking-context';
import { useCall } from '../../parts/booking/use-call';
import { fieldId, useForm } from '../../parts/form/use-form';

import { ChangeForm } from './change-form';

type Traveller = ManagedBooking['travellers'][number];

interface NamePageProps {
  readonly traveller: Traveller;
  readonly onChanged: (message: string) => void;
}

const TITLE_OPTIONS = TITLES.map((title) => ({ value: title, label: title }));

/** Corrects a typing error in a name. */
export function NamePage({ traveller, onChanged }: NamePageProps) {
  const { config } = useRuntime();
  const { booking, token, apply, onAccessEnded } = useManagedBooking();
  const { run, isBusy, problem } = useCall(onAccessEnded);
  const { index, title, firstName, lastName } = traveller;
  const form = useForm({ title, firstName, lastName }, rules);

  const save = form.submit(async (values) => {
    const request: CorrectNameRequest = {
      traveller: index,
      title: titleOf(values.title),
      firstName: values.firstName,
      lastName: values.lastName,
    };
    const change = await run(() => correctName(config, token, request));
    if (!change) return;
    apply(change);
    onChanged(
      `The name is now ${request.title} ${request.firstName} ${request.lastName}. We have emailed you about it.`,
    );
  });

  return (
    <ChangeForm
      title={`Correct the name of ${firstName} ${lastName}`}
      intro={`As in the passport. ${booking.names.rule}`}
      action="Save this name"
      form={form}
      isBusy={isBusy}
      problem={problem}
      refusals={{ 'not-a-typing-error': <OtherPerson /> }}
      onSubmit={save}
    >
      <SelectField
        id={fieldId('title')}
        label="Title"
        options={TITLE_OPTIONS}
        value={titleOf(form.values.title)}
        onValueChange={(value) => form.set('title', value)}
      />
      <TextField {...form.field('firstName')} label="First name" autoComplete="off" maxLength={100} />
      <TextField {...form.field('lastName')} label="Last name" autoComplete="off" maxLength={100} />
    </ChangeForm>
  );
}

function OtherPerson() {
  return (
    <>
      This is more than a typing error, so a person has to look at it.{' '}
      <TextLink to={viewPath({ name: 'request', about: 'names' })}>Ask us to change the name</TextLink>.
    </>
  );
}

function titleOf(text: string): CorrectNameRequest['title'] {
  return TITLES.find((title) => title === text) ?? 'Mr';
}

type Field = 'title' | 'firstName' | 'lastName';

function rules({ firstName, lastName }: Readonly<Record<Field, string>>): Partial<Record<Field, string>> {
  return {
    ...(firstName.trim() === '' && { firstName: 'Enter the first name' }),
    ...(lastName.trim() === '' && { lastName: 'Enter the last name' }),
  };
}
