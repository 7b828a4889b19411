import { css } from '@emotion/react';
import { SlowNotice } from '@storefront/shared/composites/page/slow-notice';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Card } from '@storefront/shared/ui/card';
import { space } from '@storefront/shared/ui/tokens';
import type { FormEvent, ReactNode } from 'react';

import type { CallProblem } from '../../domain/call-problem';
import { viewPath } from '../../domain/manage-view';
import { FormErrorSummary } from '../../parts/form/form-error-summary';
import { ProblemAlert } from '../../parts/screen/problem-alert';
import { Screen } from '../../parts/screen/screen';

interface ChangeFormProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Label of the button that sends the form. */
  readonly action: string;
  readonly form: {
    readonly errors: Readonly<Record<string, string | undefined>>;
    readonly failedSubmits: number;
  };
  readonly isBusy: boolean;
  readonly problem: CallProblem | null;
  readonly refusals?: Readonly<Record<string, ReactNode>>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

/** The frame of every change: errors, fields, and one action with the way back. */
export function ChangeForm(props: ChangeFormProps) {
  const { title, intro, action, form, isBusy, problem, refusals = {}, onSubmit, children } = props;
  const hasErrors = Object.keys(form.errors).length > 0;
  return (
    <Screen title={title} error={hasErrors || problem !== null} intro={intro}>
      <Card as="section" aria-label={title}>
        <form noValidate css={formStyles} onSubmit={onSubmit}>
          <FormErrorSummary errors={form.errors} failedSubmits={form.failedSubmits} />
          <ProblemAlert problem={problem} refusals={{ ...REFUSALS, ...refusals }} />
          {children}
          <div css={buttonsStyles}>
            <Button type="submit" look="call" loading={isBusy}>
              {action}
            </Button>
            <ButtonLink to={viewPath({ name: 'overview' })} look="outline">
              Change nothing
            </ButtonLink>
          </div>
          <SlowNotice isBusy={isBusy}>{WAIT}</SlowNotice>
        </form>
      </Card>
    </Screen>
  );
}

const WAIT = 'Please stay on this page: it shows the result.';
const REFUSALS: Readonly<Record<string, string>> = {
  'too-late': 'It is too close to departure to do this online.',
  'booking-cancelled': 'This booking is cancelled and cannot be changed.',
  'payment-in-progress': 'A payment of this booking is not finished. Finish or cancel it first.',
};

const formStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const buttonsStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${space.s};
`;
