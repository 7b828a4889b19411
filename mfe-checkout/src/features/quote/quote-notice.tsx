import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { useIsSlow } from '@storefront/shared/composites/page/slow-notice';
import { formatPence, pence } from '@storefront/shared/domain/pricing/pence';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';

import type { PriceChange } from './quote-store';
import type { BookingQuote } from './use-quote';

/** Explains a price that changed, was confirmed, could not be checked, or is no longer available. */
export function QuoteNotice({
  state,
  priceChange,
  confirmedAt,
  ledger,
  refresh,
}: Pick<BookingQuote, 'state' | 'priceChange' | 'confirmedAt' | 'ledger' | 'refresh'>) {
  switch (state.kind) {
    case 'unavailable':
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
    case 'rejected':
      return (
        <Alert tone="error" title="We can't book these extras online">
          {state.message && `The reason: ${state.message}. `}Change what you added, or call us on{' '}
          <PhoneLink />. Nothing was charged.
        </Alert>
      );
    case 'unreachable':
      return (
        <Alert
          tone="notice"
          title="We could not check the price"
          action={
            <Button look="outline" onClick={refresh}>
              Check again
            </Button>
          }
        >
          Your choices are kept, and nothing is paid before the price is checked. Check again, or call us on{' '}
          <PhoneLink />.
        </Alert>
      );
    case 'quoted':
    case 'requesting':
      if (priceChange) return <ChangedPrice {...priceChange} />;
      if (state.kind === 'requesting') return <CheckingPrice />;
      if (confirmedAt === null || !ledger) return null;
      return (
        <Alert tone="info">
          We checked the price again at {formatTime(confirmedAt)}: it is still {formatPence(ledger.total)}.
        </Alert>
      );
  }
}

/** Nothing until the check takes long: most checks end before it could be read. */
function CheckingPrice() {
  const isSlow = useIsSlow();
  return isSlow && <Alert tone="info">We are still checking the price. Your choices are kept.</Alert>;
}

function ChangedPrice({ before, now }: PriceChange) {
  const difference = formatPence(pence(Math.abs(now - before)));
  return (
    <Alert tone="notice" title="The price has changed">
      It was {formatPence(before)} and is now {formatPence(now)}: {difference}{' '}
      {now > before ? 'more' : 'less'} in total.
    </Alert>
  );
}

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Formats epoch milliseconds in the time zone of the device. */
function formatTime(instant: number): string {
  return TIME.format(new Date(instant));
}
