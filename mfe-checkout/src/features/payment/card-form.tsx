import { css } from '@emotion/react';
import { formatPence, type Pence } from '@storefront/shared/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { errorStyles, labelStyles } from '@storefront/shared/ui/field';
import { SelectField } from '@storefront/shared/ui/select-field';
import { TextField } from '@storefront/shared/ui/text-field';
import { color, space } from '@storefront/shared/ui/tokens';
import { Lock } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import {
  cardErrors,
  EMPTY_CARD,
  expiryYears,
  formatCardNumber,
  type CardErrors,
  type CardForm as Card,
} from '../../domain/card-rules';

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

interface CardFormProps {
  readonly amount: Pence;
  readonly paying: boolean;
  readonly disabled: boolean;
  readonly onPay: (card: Card) => void;
}

/** The card lives in this form alone: it is never stored, and gone when the form is (DEC-54). */
export function CardForm({ amount, paying, disabled, onPay }: CardFormProps) {
  const { clock } = useRuntime();
  const today = clock.today();
  const [card, setCard] = useState<Card>(EMPTY_CARD);
  const [errors, setErrors] = useState<CardErrors>({});
  const [submitted, setSubmitted] = useState(false);

  function change(part: Partial<Card>) {
    const next = { ...card, ...part };
    setCard(next);
    // Nothing is marked while it is typed for the first time; after a submit errors go as they are mended.
    if (submitted) setErrors(cardErrors(next, today, 'live'));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = cardErrors(card, today, 'submit');
    setSubmitted(true);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`card-${first}`)?.focus();
    else onPay(card);
  }

  return (
    <form css={formStyles} onSubmit={submit} noValidate aria-label="Card details">
      <TextField
        id="card-number"
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        value={card.number}
        onChange={({ target }) => change({ number: formatCardNumber(target.value) })}
        error={errors.number}
      />
      <fieldset css={[expiryStyles, errors.expiry ? brokenStyles : undefined]}>
        <legend css={labelStyles}>Expiry date, MM / YYYY</legend>
        {errors.expiry && <p css={errorStyles}>{errors.expiry}</p>}
        <div css={pairStyles}>
          <SelectField
            id="card-expiry"
            label="Month"
            autoComplete="cc-exp-month"
            options={[{ value: '', label: 'MM' }, ...MONTHS.map((month) => ({ value: month, label: month }))]}
            value={card.month}
            onValueChange={(month) => change({ month })}
          />
          <SelectField
            label="Year"
            autoComplete="cc-exp-year"
            options={[
              { value: '', label: 'YYYY' },
              ...expiryYears(today).map((year) => ({ value: year, label: year })),
            ]}
            value={card.year}
            onValueChange={(year) => change({ year })}
          />
        </div>
      </fieldset>
      <TextField
        id="card-securityCode"
        label="Security code"
        hint="The last 3 digits on the back of the card"
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
  gap: ${space.m};
  max-width: 560px;
`;

const expiryStyles = css`
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
`;

const brokenStyles = css`
  padding-left: ${space.s};
  border-left: 4px solid ${color.error};
`;

const pairStyles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 140px));
  gap: ${space.s};
`;
