import { EXAMPLE_ATOL_NUMBER } from '@storefront/shared/contracts/example-shop';
import { useRuntime } from '@storefront/shared/runtime';
import { TextLink } from '@storefront/shared/ui/text-link';

/** Explains ATOL protection; claims it for the seller only if an ATOL number is configured (DEC-41). */
export function MoneyProtection() {
  const { atolNumber } = useRuntime().config.seller;
  return (
    <>
      <p>
        ATOL is the scheme of the UK Civil Aviation Authority that protects people who buy a holiday with a
        flight: if the company they bought it from fails, they get their money back or are brought home.
      </p>
      {atolNumber === null ? (
        <p>
          An ATOL Certificate says what is protected, and by whom. Please ask us which protection applies to
          your holiday before you pay; without a certificate a booking is not ATOL protected.
        </p>
      ) : (
        <p>
          Our ATOL number is <strong>{atolNumber}</strong>. When you pay for a holiday with a flight you are
          given an ATOL Certificate: please check that everything you booked is listed on it. What is not
          listed is not ATOL protected.
          {atolNumber === EXAMPLE_ATOL_NUMBER &&
            ' This is an example shop: its number is an example and protects nothing.'}
        </p>
      )}
      <p>
        Card numbers and security codes go to the payment provider and are never stored by us. The details are
        in our <TextLink to="/terms-and-conditon">Terms and Conditions</TextLink> and our{' '}
        <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
      </p>
    </>
  );
}
