import { css } from '@emotion/react';
import { SectionCard } from '@storefront/shared/composites/booked/section-card';
import { sendBookingLink } from '@storefront/shared/api/manage/access';
import { SlowNotice } from '@storefront/shared/composites/page/slow-notice';
import { isEmail } from '@storefront/shared/domain/passengers/passenger-rules';
import { useRuntime } from '@storefront/shared/runtime';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/text-field';
import { space } from '@storefront/shared/ui/tokens';
import { Mail } from 'lucide-react';
import { useEffect, useState } from 'react';

import { useCall } from '../../parts/booking/use-call';
import { FormErrorSummary } from '../../parts/form/form-error-summary';
import { useForm } from '../../parts/form/use-form';
import { ProblemAlert } from '../../parts/screen/problem-alert';

interface SendLinkProps {
  /** Called with true while the form shows an error. */
  readonly onProblem: (hasProblem: boolean) => void;
}

/** Sends a link to the shopper's own address. The text is the same whether there is a booking or not. */
export function SendLink({ onProblem }: SendLinkProps) {
  const { config } = useRuntime();
  const { run, isBusy, problem } = useCall();
  const form = useForm({ email: '' }, rules);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const hasProblem = Object.keys(form.errors).length > 0 || problem !== null;
  useEffect(() => onProblem(hasProblem), [hasProblem, onProblem]);

  const send = form.submit(async ({ email }) => {
    setSentTo(null);
    const address = email.trim();
    if (await run(() => sendBookingLink(config, address))) setSentTo(address);
  });

  return (
    <SectionCard title="No reference at hand?">
      <p>
        Give us your email. If it belongs to a booking, a link arrives within minutes and works for 30
        minutes.
      </p>
      <form noValidate css={formStyles} onSubmit={send}>
        <FormErrorSummary errors={form.errors} failedSubmits={form.failedSubmits} />
        <ProblemAlert problem={problem} />
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
        />
        <Button type="submit" look="outline" wide loading={isBusy} icon={<Mail size={20} aria-hidden />}>
          Email me a link
        </Button>
        <SlowNotice isBusy={isBusy} />
      </form>
      {sentTo !== null && (
        <Alert tone="success" title="Look in your inbox">
          If {sentTo} belongs to a booking, the link is on its way. Not there within 10 minutes? Look in your
          spam folder.
        </Alert>
      )}
    </SectionCard>
  );
}

function rules({ email }: Readonly<Record<'email', string>>) {
  return isEmail(email.trim()) ? {} : { email: 'Enter an email address, such as name@example.com' };
}

const formStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;
