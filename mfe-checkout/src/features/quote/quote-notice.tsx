import { formatPence, pence } from '@storefront/shared/pricing/pence';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';

import type { QuotedLedger } from './use-quote';

/** What the shopper must know of the price: it changed, it is gone, or it could not be checked. */
export function QuoteNotice({ state, changed, ask }: Pick<QuotedLedger, 'state' | 'changed' | 'ask'>) {
  if (state.kind === 'gone') {
    return (
      <Alert
        tone="error"
        title="This holiday is no longer available"
        action={
          <ButtonLink to="/" look="outline">
            Search again
          </ButtonLink>
        }
      >
        {state.message} Nothing was charged.
      </Alert>
    );
  }
  if (state.kind === 'unreachable') {
    return (
      <Alert
        tone="notice"
        title="We could not check the price"
        action={
          <Button look="outline" onClick={ask}>
            Check again
          </Button>
        }
      >
        Your choices are kept.
      </Alert>
    );
  }
  if (changed) {
    const difference = pence(Math.abs(changed.now - changed.before));
    return (
      <Alert tone="notice" title="The price has changed">
        It was {formatPence(changed.before)} and is now {formatPence(changed.now)}: {formatPence(difference)}{' '}
        {changed.now > changed.before ? 'more' : 'less'} in total.
      </Alert>
    );
  }
  return null;
}
