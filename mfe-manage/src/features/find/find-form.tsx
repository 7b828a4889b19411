import { css } from '@emotion/react';
import { findBooking, type BookingAccess } from '@storefront/shared/api/manage/access';
import { SlowNotice } from '@storefront/shared/composites/page/slow-notice';
import { useRuntime } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/text-field';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useEffect } from 'react';

import { useCall } from '../../parts/booking/use-call';
import { FormErrorSummary } from '../../parts/form/form-error-summary';
import { useForm } from '../../parts/form/use-form';
import { ProblemAlert } from '../../parts/screen/problem-alert';

interface FindFormProps {
  /** Reference of the URL, such as that of a confirmation page whose tab was closed. */
  readonly reference: string;
  readonly onFound: (access: BookingAccess) => void;
  /** Called with true while the form shows an error. */
  readonly onProblem: (hasProblem: boolean) => void;
}

/** Finds a booking by its reference and a detail of its lead passenger. Every miss has the same text. */
export function FindForm({ reference, onFound, onProblem }: FindFormProps) {
  const { config } = useRuntime();
  const { run, isBusy, problem } = useCall();
  const form = useForm({ reference, detail: '' }, rules);
  const hasProblem = Object.keys(form.errors).length > 0 || problem !== null;
  useEffect(() => onProblem(hasProblem), [hasProblem, onProblem]);

  const find = form.submit(async ({ reference: typed, detail }) => {
    const found = await run(() => findBooking(config, { reference: typed, emailOrLastName: detail }));
    if (found) onFound(found.access);
  });

  return (
    <form noValidate css={formStyles} onSubmit={find}>
      <FormErrorSummary errors={form.errors} failedSubmits={form.failedSubmits} />
      <ProblemAlert problem={problem} refusals={{ 'no-match': <NoMatch /> }} />
      <TextField
        {...form.field('reference')}
        label="Booking reference"
        hint="10 letters and numbers, at the top of our email"
        sizing="phone"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        css={referenceStyles}
      />
      <TextField
        {...form.field('detail')}
        label="Email or lead passenger’s last name"
        hint="As you gave it when booking"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <Button type="submit" look="call" wide loading={isBusy}>
        Find my booking
      </Button>
      <SlowNotice isBusy={isBusy} />
      <p css={noteStyles}>For your safety we stop after 5 tries for 15 minutes.</p>
    </form>
  );
}

function NoMatch() {
  return (
    <>
      We found no booking with these details. Check the reference in our email, and that the email address or
      last name is the one of the lead passenger.
    </>
  );
}

function rules({ reference, detail }: Readonly<Record<'reference' | 'detail', string>>) {
  return {
    ...(reference.trim() === '' && { reference: 'Enter your booking reference' }),
    ...(detail.trim() === '' && { detail: 'Enter your email or the lead passenger’s last name' }),
  };
}

const formStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const referenceStyles = css`
  font-weight: 600;
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;

const noteStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;
