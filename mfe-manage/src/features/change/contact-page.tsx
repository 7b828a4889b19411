import { changeContact } from '@storefront/shared/api/manage/change-booking';
import { COUNTRIES } from '@storefront/shared/domain/passengers/countries';
import { isEmail, isPhone } from '@storefront/shared/domain/passengers/passenger-rules';
import { useRuntime } from '@storefront/shared/runtime';
import { SelectField } from '@storefront/shared/ui/select-field';
import { TextField } from '@storefront/shared/ui/text-field';
import type { InputHTMLAttributes } from 'react';

import { useManagedBooking } from '../../parts/booking/booking-context';
import { useCall } from '../../parts/booking/use-call';
import { fieldId, useForm } from '../../parts/form/use-form';

import { ChangeForm } from './change-form';

const COUNTRY_OPTIONS = COUNTRIES.map(({ name }) => ({ value: name, label: name }));

/** Changes how we reach the lead passenger. */
export function ContactPage({ onChanged }: { readonly onChanged: (message: string) => void }) {
  const { config } = useRuntime();
  const { booking, token, apply, onAccessEnded } = useManagedBooking();
  const { run, isBusy, problem } = useCall(onAccessEnded);
  const form = useForm({ ...booking.contact }, rules);

  const save = form.submit(async (values) => {
    const change = await run(() => changeContact(config, token, values));
    if (!change) return;
    apply(change);
    onChanged('Your contact details are changed. We have emailed you about it.');
  });

  return (
    <ChangeForm
      title="Change contact details"
      intro="We write and call here about this booking. With another email address, earlier links to this booking end."
      action="Save contact details"
      form={form}
      isBusy={isBusy}
      problem={problem}
      onSubmit={save}
    >
      {FIELDS.map(({ name, ...rest }) => (
        <TextField key={name} {...rest} {...form.field(name)} />
      ))}
      <SelectField
        id={fieldId('country')}
        label="Country"
        options={COUNTRY_OPTIONS}
        autoComplete="country-name"
        value={form.values.country}
        onValueChange={(country) => form.set('country', country)}
      />
    </ChangeForm>
  );
}

interface ContactField extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: Exclude<Field, 'country'>;
  readonly label: string;
  readonly sizing?: 'postcode' | 'phone';
}

// The maximum lengths are those of the API.
const FIELDS: readonly ContactField[] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', spellCheck: false, maxLength: 254 },
  {
    name: 'telephone',
    label: 'Phone number',
    type: 'tel',
    autoComplete: 'tel',
    sizing: 'phone',
    maxLength: 40,
  },
  { name: 'addressLineOne', label: 'Address line 1', autoComplete: 'address-line1', maxLength: 200 },
  {
    name: 'addressLineTwo',
    label: 'Address line 2 (optional)',
    autoComplete: 'address-line2',
    maxLength: 200,
  },
  { name: 'city', label: 'City', autoComplete: 'address-level2', maxLength: 200 },
  { name: 'postcode', label: 'Postcode', autoComplete: 'postal-code', sizing: 'postcode', maxLength: 20 },
];

type Field = 'email' | 'telephone' | 'addressLineOne' | 'addressLineTwo' | 'city' | 'postcode' | 'country';

function rules(values: Readonly<Record<Field, string>>): Partial<Record<Field, string>> {
  return {
    ...(!isEmail(values.email.trim()) && { email: 'Enter an email address, such as name@example.com' }),
    ...(!isPhone(values.telephone.trim()) && {
      telephone: 'Enter a phone number with at least 10 digits',
    }),
    ...(values.addressLineOne.trim() === '' && { addressLineOne: 'Enter the first line of your address' }),
    ...(values.city.trim() === '' && { city: 'Enter your town or city' }),
    ...(values.postcode.trim() === '' && { postcode: 'Enter your postcode' }),
  };
}
