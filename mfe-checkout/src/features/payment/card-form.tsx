import { css } from '@emotion/react';
import { formatPence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/text-field';
import { from, space } from '@storefront/shared/ui/tokens';
import { Lock } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { cardErrors, EMPTY_CARD, type CardErrors, type CardForm as Card } from '../../domain/card-rules';

import { CardNumberField } from './card-number-field';
import { ExpiryFields } from './expiry-fields';

interface CardFormProps {
  readonly amount: Pence;
  readonly paying: boolean;
  readonly disabled: boolean;
  readonly onPay: (card: Card) => void;
}

/** In the order of the fields: the first that is wrong takes the focus. */
const FIELDS = ['number', 'expiry', 'securityCode', 'name'] as const;

/** The card lives in this form alone: it is never stored, and gone when the form is (DEC-54). */
export function CardForm({ amount, paying, disabled, onPay }: CardFormProps) {
  const { clock } = useRuntime();
  const today = clock.today();
  const [card, setCard] = useState<Card>(EMPTY_CARD);
  const [errors, setErrors] = useState<CardErrors>({});
  const [wasRejected, setWasRejected] = useState(false);

  function change(part: Partial<Card>) {
    const next = { ...card, ...part };
    setCard(next);
    // Nothing is marked while it is typed for the first time; after that errors go as they are mended (PAY-CARD-08).
    if (wasRejected) setErrors(cardErrors(next, today, 'live'));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (disabled || paying) return;
    const submitErrors = cardErrors(card, today, 'submit');
    const first = FIELDS.find((field) => submitErrors[field]);
    setErrors(submitErrors);
    setWasRejected(first !== undefined);
    if (first) return document.getElementById(`card-${first}`)?.focus();
    onPay(card);
    // Should the payment fail, the rest can stand: the code is asked for with every payment.
    setCard({ ...card, securityCode: '' });
  }

  return (
    <form css={formStyles} onSubmit={submit} noValidate aria-label="Card details">
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

  ${from.dealColumns} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  }
`;
