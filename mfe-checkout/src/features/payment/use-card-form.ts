import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { useState } from 'react';

import type { ErrorGroup } from '@storefront/shared/composites/error-summary/error-summary';

import { cardErrors, EMPTY_CARD, type CardErrors, type CardForm } from '../../domain/card-rules';

/** In page order, as in the summary of the errors. */
const FIELDS = ['number', 'expiry', 'securityCode', 'name'] as const;

/** State of the card form: errors appear after a failed submit and then update while typing (PAY-CARD-08). */
export function useCardForm(today: IsoDate, onPay: (card: CardForm) => void) {
  const [card, setCard] = useState<CardForm>(EMPTY_CARD);
  const [errors, setErrors] = useState<CardErrors>({});
  const [failedSubmits, setFailedSubmits] = useState(0);

  function change(fields: Partial<CardForm>): void {
    const next = { ...card, ...fields };
    setCard(next);
    if (failedSubmits > 0) setErrors(cardErrors(next, today, 'live'));
  }

  function submit(): void {
    const submitErrors = cardErrors(card, today, 'submit');
    const isInvalid = FIELDS.some((field) => submitErrors[field]);
    setErrors(submitErrors);
    setFailedSubmits(isInvalid ? failedSubmits + 1 : 0);
    if (isInvalid) return;
    onPay(card);
    // If the payment fails, only the security code must be entered again.
    setCard({ ...card, securityCode: '' });
  }

  return { card, errors, problems: summaryOf(errors), failedSubmits, change, submit };
}

function summaryOf(errors: CardErrors): readonly ErrorGroup[] {
  const listed = FIELDS.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ id: `card-${field}`, message }];
  });
  return listed.length === 0 ? [] : [{ title: null, errors: listed }];
}
