import { css } from '@emotion/react';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/text-field';
import { from, space } from '@storefront/shared/ui/tokens';
import { visuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { Lock } from 'lucide-react';
import { useEffect, useId, type ReactNode } from 'react';

import type { CardForm as Card } from '../../domain/card-rules';
import { ErrorSummary } from '@storefront/shared/composites/error-summary/error-summary';
import { StepAction } from '../../parts/booking-frame/step-action';

import { AmountInButton } from './amount-in-button';
import { CardNumberField } from './card-number-field';
import { ExpiryFields } from './expiry-fields';
import { useCardForm } from './use-card-form';

/** From this width all fields have room in one row, with text of the usual size. */
const ONE_ROW = '80em';

interface CardFormProps {
  readonly amount: Pence;
  readonly paying: boolean;
  readonly disabled: boolean;
  /** Shown at the button. */
  readonly note?: ReactNode;
  readonly onPay: (card: Card) => void;
  /** Called when the form begins or ends to have errors. */
  readonly onProblem: (hasProblem: boolean) => void;
}

/** The card exists only in the state of this form; it is never stored (DEC-54). */
export function CardForm({ amount, paying, disabled, note, onPay, onProblem }: CardFormProps) {
  const formId = useId();
  const today = useRuntime().clock.today();
  const { card, errors, problems, failedSubmits, change, submit } = useCardForm(today, onPay);
  const hasProblem = problems.length > 0;
  useEffect(() => onProblem(hasProblem), [hasProblem, onProblem]);

  return (
    <form
      id={formId}
      css={formStyles}
      onSubmit={(event) => {
        event.preventDefault();
        if (!disabled && !paying) submit();
      }}
      noValidate
      aria-label="Card details"
    >
      <ErrorSummary groups={problems} failedSubmits={failedSubmits} />
      <div css={fieldsStyles}>
        <CardNumberField
          value={card.number}
          onChange={(number) => change({ number })}
          error={errors.number}
        />
        <ExpiryFields
          month={card.month}
          year={card.year}
          today={today}
          error={errors.expiry}
          onChange={change}
        />
        <TextField
          id="card-securityCode"
          label="Security code"
          hint="Last 3 digits on the back"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          sizing="code"
          value={card.securityCode}
          onChange={({ target }) => change({ securityCode: target.value.replaceAll(/\D/g, '') })}
          error={errors.securityCode}
        />
        <TextField
          id="card-name"
          label="Cardholder name"
          autoComplete="cc-name"
          spellCheck={false}
          value={card.name}
          onChange={({ target }) => change({ name: target.value })}
          error={errors.name}
        />
      </div>
      <PayButton {...{ formId, amount, paying, disabled, note }} />
    </form>
  );
}

interface PayButtonProps extends Pick<CardFormProps, 'amount' | 'paying' | 'disabled' | 'note'> {
  readonly formId: string;
}

function PayButton({ formId, amount, paying, disabled, note }: PayButtonProps) {
  return (
    <StepAction note={note}>
      <Button
        type="submit"
        form={formId}
        look="call"
        size="large"
        loading={paying}
        disabled={disabled || paying}
        icon={<Lock size={20} aria-hidden />}
      >
        MAKE YOUR PAYMENT
        <AmountInButton before=" of " amount={amount} />
      </Button>
    </StepAction>
  );
}

const formStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

/** Two columns hold number and name as whole rows; beside a wide panel all fields are one row, in the order of a card. */
const fieldsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${space.m};
  max-width: 560px;

  ${from.small} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);

    & > div:first-of-type,
    & > div:last-of-type {
      grid-column: 1 / -1;
    }
  }

  @media (min-width: ${ONE_ROW}) {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1.1fr) minmax(0, 1fr) minmax(0, 0.95fr);
    gap: ${space.s};
    max-width: none;

    & > div:first-of-type,
    & > div:last-of-type {
      grid-column: auto;
    }

    /* The legend has month and year. */
    & > fieldset label {
      ${visuallyHidden}
    }

    & > fieldset > div {
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
      gap: ${space.xs};
    }
  }
`;
