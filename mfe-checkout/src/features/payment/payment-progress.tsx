import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { Card } from '@storefront/shared/ui/card';
import { Spinner } from '@storefront/shared/ui/spinner';
import { Row } from '@storefront/shared/ui/stack';
import { useScrollAndFocus } from './use-scroll-and-focus';

const MESSAGES = {
  checking: ['Checking your payment', 'We are checking a payment of yours.'],
  cancelling: ['Cancelling your payment', 'We are cancelling the payment at the provider.'],
  finalising: ['Finalising your booking', 'Payment received. We are finalising your booking.'],
} as const;

/** Explains what is happening while a payment is checked, cancelled or completed. */
export function PaymentProgress({ kind }: { readonly kind: keyof typeof MESSAGES }) {
  const [label, message] = MESSAGES[kind];
  const box = useScrollAndFocus<HTMLParagraphElement>();
  return (
    <Card>
      <Row>
        <Spinner label={label} />
        <p ref={box} tabIndex={-1}>
          {message} Please stay on this page. If it takes long, call us on <PhoneLink />: do not pay again.
        </p>
      </Row>
    </Card>
  );
}
