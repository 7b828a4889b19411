import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { useState } from 'react';

import { cardErrors, EMPTY_CARD, type CardErrors, type CardForm } from '../../domain/card-rules';

/** In page order: the first invalid field takes the focus. */
const FIELDS = ['number', 'expiry', 'securityCode', 'name'] as const;

/** State of the card form: errors appear after a failed submit and then update while typing (PAY-CARD-08). */
export function useCardForm(today: IsoDate, onPay: (card: CardForm) => void) {
  const [card, setCard] = useState<CardForm>(EMPTY_CARD);
  const [errors, setErrors] = useState<CardErrors>({});
  const [wasRejected, setWasRejected] = useState(false);

  function change(fields: Partial<CardForm>): void {
    const next = { ...card, ...fields };
    setCard(next);
    if (wasRejected) setErrors(cardErrors(next, today, 'live'));
  }

  function submit(): void {
    const submitErrors = cardErrors(card, today, 'submit');
    const firstInvalid = FIELDS.find((field) => submitErrors[field]);
    setErrors(submitErrors);
    setWasRejected(firstInvalid !== undefined);
    if (firstInvalid) return document.getElementById(`card-${firstInvalid}`)?.focus();
    onPay(card);
    // If the payment fails, only the security code must be entered again.
    setCard({ ...card, securityCode: '' });
  }

  return { card, errors, change, submit };
}
