import { css } from '@emotion/react';
import type { BeforeYouPayTexts } from '@storefront/shared/contracts/before-you-pay';
import type {
  ChosenPackage,
  Extras,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { useBalanceDue } from '@storefront/shared/composites/balance-due/use-balance-due';
import { CancellationTable } from '@storefront/shared/composites/cancellation/cancellation-table';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { Card } from '@storefront/shared/ui/card';
import { Disclosure } from '@storefront/shared/ui/disclosure';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useId } from 'react';

import { CANCELLING_ID } from '../../domain/page-anchors';

import { KeyRightsLink } from './key-rights-link';
import { MainFacts } from './main-facts';
import { Organiser } from './organiser';
import { PriceSchedule, type ChosenOption } from './price-schedule';
import { useOpenForPrint } from './use-open-for-print';

interface BeforeYouPayProps {
  readonly chosen: ChosenPackage;
  readonly extras: Extras;
  /** `null` while the price is being checked. */
  readonly quote: Parameters<typeof PriceSchedule>[0]['quote'] | null;
  /** The amount paid today; `null` while the price is being checked. */
  readonly option: ChosenOption | null;
}

/**
 * The information that the package travel rules (Schedule 1) require before a payment makes a contract, with texts of
 * the shop owner. `beforeYouPay: null` in the settings hides the block; a single text that is `null` is left out.
 */
export function BeforeYouPay({ chosen, extras, quote, option }: BeforeYouPayProps) {
  const texts = useRuntime().config.beforeYouPay;
  const dueBy = useBalanceDue(chosen.departureDate);
  const headingId = useId();
  const box = useOpenForPrint<HTMLDivElement>();
  if (!texts) return null;

  return (
    <Card as="section" aria-labelledby={headingId}>
      <div ref={box} css={blockStyles}>
        <SectionHeading size="card" id={headingId}>
          Before you pay
        </SectionHeading>
        <p css={leadStyles}>
          The main facts of this package and what holds for it. Paying makes it a contract, so please read
          them first.
        </p>
        <Disclosure title="The package">
          <MainFacts chosen={chosen} extras={extras} />
        </Disclosure>
        <Disclosure title="Price and payments">
          {quote ? (
            <PriceSchedule quote={quote} option={option} dueBy={dueBy} />
          ) : (
            <p>We are checking the price.</p>
          )}
        </Disclosure>
        <Terms texts={texts} chosen={chosen} />
        <Disclosure title="Organiser and protection">
          <Organiser organiser={texts.organiser} />
          <Protection />
        </Disclosure>
        <KeyRightsLink url={texts.keyRightsUrl} />
      </div>
    </Card>
  );
}

interface TermsProps {
  readonly texts: BeforeYouPayTexts;
  readonly chosen: ChosenPackage;
}

function Terms({ texts, chosen }: TermsProps) {
  return (
    <>
      {(texts.cancellation || texts.changes) && (
        <Disclosure title="Cancelling and changing">
          {texts.cancellation && (
            // The browser opens the disclosure around the target of a link.
            <div id={CANCELLING_ID}>
              <CancellationTable charges={texts.cancellation} departureDate={chosen.departureDate} />
            </div>
          )}
          {texts.changes && <p>{texts.changes}</p>}
        </Disclosure>
      )}
      {OWNER_TEXTS.map(([title, field]) => {
        const text = texts[field];
        return (
          text !== null && (
            <Disclosure key={field} title={title}>
              <p>{text}</p>
            </Disclosure>
          )
        );
      })}
      <Disclosure title="Local taxes">
        <p>
          {texts.localTaxes ?? (
            <>
              Some places ask for a tax that you pay on the spot. We do not know whether this one does: ask us
              on <PhoneLink />.
            </>
          )}
        </p>
      </Disclosure>
    </>
  );
}

const OWNER_TEXTS = [
  ['Passport and visa', 'passportAndVisa'],
  ['Health', 'health'],
  ['Reduced mobility', 'mobility'],
  ['Insurance', 'insurance'],
  ['Number of travellers', 'minimumNumber'],
  ['Language', 'language'],
] as const;

/** Claims no protection without an ATOL number (DEC-41). */
function Protection() {
  const { atolNumber } = useRuntime().config.seller;
  if (atolNumber !== null) return <p>This holiday is ATOL protected, number {atolNumber}.</p>;
  return (
    <p>
      How the money you pay is protected is stated in your booking documents. To know it before you pay, ask
      us on <PhoneLink />.
    </p>
  );
}

const blockStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;

  & a[href^='tel:'] {
    white-space: nowrap;
  }
`;

const leadStyles = css`
  max-width: 70ch;
  padding: ${space.xs} 0 ${space.s};
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
