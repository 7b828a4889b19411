import { type ErrorGroup, ErrorSummary } from '@storefront/shared/composites/error-summary/error-summary';
import { Stack } from '@storefront/shared/ui/stack';
import { TextField } from '@storefront/shared/ui/text-field';

import type { Example } from '../example';

export const errorSummaryExample: Example = {
  title: 'Error summary',
  group: 'Forms',
  purpose: 'Every error of a form after a submit that failed validation, each with a link to its field.',
  states: [
    {
      name: 'Form of one part',
      Component: () => <SummaryOfForm groups={[{ title: null, errors: [POSTCODE] }]} />,
    },
    {
      name: 'By part of the form',
      Component: () => <SummaryOfForm groups={GROUPS} />,
    },
  ],
};

const EMAIL = { id: 'summary-email', message: 'Enter an email address in the form name@example.com' };

const POSTCODE = { id: 'summary-postcode', message: 'Enter a UK postcode, such as SW1A 1AA' };

const GROUPS: readonly ErrorGroup[] = [
  { title: 'Room 1, adult 1', errors: [{ id: 'summary-first-name', message: 'Enter the first name' }] },
  { title: 'Contact', errors: [EMAIL, { id: 'summary-phone', message: 'Enter a phone number' }] },
];

/** The summary, above the fields that it links to. */
function SummaryOfForm({ groups }: { readonly groups: readonly ErrorGroup[] }) {
  const errors = groups.flatMap((group) => group.errors);
  return (
    <Stack gap="m">
      <ErrorSummary groups={groups} failedSubmits={1} />
      {errors.map(({ id, message }) => (
        <TextField key={id} id={id} label={LABELS[id]} error={message} autoComplete="off" />
      ))}
    </Stack>
  );
}

const LABELS: Readonly<Record<string, string>> = {
  'summary-first-name': 'First name',
  'summary-email': 'Email',
  'summary-phone': 'Phone',
  'summary-postcode': 'Postcode',
};
