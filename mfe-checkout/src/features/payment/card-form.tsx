import { css } from '@emotion/react';
import { formatPence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/text-field';
import { from, space } from '@storefront/shared/ui/tokens';
import { Lock } from 'lucide-react';

import type { CardForm as Card } from '../../domain/card-rules';

import { CardNumberField } from './card-number-field';
import { ExpiryFields } from './expiry-fields';
import { useCardForm } from './use-card-form';

interface CardFormProps {
  readonly amount: Pence;
  readonly paying: boolean;
  readonly disabled: boolean;
  readonly onPay: (card: Card) => void;
}

/** The card exists only in the state of this form; it is never stored (DEC-54). */
export function CardForm({ amount, paying, disabled, onPay }: CardFormProps) {
  const today = useRuntime().clock.today();
  const { card, errors, change, submit } = useCardForm(today, onPay);

  return (
    <form
      css={formStyles}
      onSubmit={(event) => {
        event.preventDefault();
        if (!disabled && !paying) submit();
      }}
      noValidate
      aria-label="Card details"
    >
      <CardNumberField value={card.number} onChange={(number) => change({ number })} error={errors.number} />
      <div css={pairStyles}>
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
      </div>
      <TextField
        id="card-name"
        label="Cardholder name"
        autoComplete="cc-name"
        spellCheck={false}
        value={card.name}
        onChange={({ target }) => change({ name: target.value })}
        error={errors.name}
      />
      <div>
        <Button
          type="submit"
          look="call"
          size="large"
          loading={paying}
          disabled={disabled}
          icon={<Lock size={20} aria-hidden />}
        >
          MAKE YOUR PAYMENT of {formatPence(amount)}
        </Button>
      </div>
    </form>
  );
}

const formStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-width: 560px;
`;

const pairStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.m};

  ${from.small} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  }
`;
