import { css } from '@emotion/react';
import { CancellationTable } from '@storefront/shared/composites/cancellation/cancellation-table';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import type { BeforeYouPayTexts } from '@storefront/shared/contracts/before-you-pay';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { useRuntime } from '@storefront/shared/runtime';
import { Disclosure } from '@storefront/shared/ui/disclosure';
import { linkStyles, TextLink } from '@storefront/shared/ui/text-link';
import { memo } from 'react';

import { PageSection } from '../../parts/page-section/page-section';

/** Id of the section. */
export const SMALL_PRINT_ID = 'small-print';

interface SmallPrintProps {
  /** `null` before a date is selected: then no date is computed. */
  readonly departureDate: IsoDate | null;
}

/**
 * What holds for the package, in the owner's words, long before the payment step repeats it. Texts that are missing are
 * left out; `beforeYouPay: null` leaves the terms alone.
 */
export const SmallPrint = memo(function SmallPrint(props: SmallPrintProps) {
  return (
    <HydrationSection>
      <Section {...props} />
    </HydrationSection>
  );
});

function Section({ departureDate }: SmallPrintProps) {
  const texts = useRuntime().config.beforeYouPay;
  return (
    <PageSection title="Small print" id={SMALL_PRINT_ID}>
      <div css={listStyles}>
        {texts && <Texts texts={texts} departureDate={departureDate} />}
        <Disclosure title="Who sells what, and your rights">
          <Organiser organiser={texts?.organiser ?? null} />
          <p>
            <TextLink to="/terms-and-conditon">Terms and Conditions</TextLink>
            {texts?.keyRightsUrl && texts.keyRightsUrl !== '/terms-and-conditon' && (
              <>
                {' '}
                <a href={texts.keyRightsUrl} css={linkStyles}>
                  Your key rights
                </a>
              </>
            )}
          </p>
        </Disclosure>
      </div>
    </PageSection>
  );
}

interface TextsProps extends SmallPrintProps {
  readonly texts: BeforeYouPayTexts;
}

function Texts({ texts, departureDate }: TextsProps) {
  const { cancellation, changes, passportAndVisa, health, mobility, insurance, localTaxes } = texts;
  const hasTable = cancellation !== null && departureDate !== null;
  const others = [
    { title: 'Passports and visas', line: passportAndVisa },
    { title: 'Health', line: health },
    { title: 'Reduced mobility', line: mobility },
    { title: 'Insurance', line: insurance },
    { title: 'Local taxes', line: localTaxes },
  ];
  return (
    <>
      {(hasTable || changes) && (
        <Disclosure title="Changing or cancelling">
          {hasTable && <CancellationTable charges={cancellation} departureDate={departureDate} />}
          {changes && <p>{changes}</p>}
        </Disclosure>
      )}
      {others.map(
        ({ title, line }) =>
          line !== null && (
            <Disclosure key={title} title={title}>
              <p>{line}</p>
            </Disclosure>
          ),
      )}
    </>
  );
}

function Organiser({ organiser }: Pick<BeforeYouPayTexts, 'organiser'>) {
  const { seller } = useRuntime().config;
  const { name, address } = organiser ?? { name: seller.companyName, address: seller.address };
  return (
    <p>
      The organiser of this package is {[name, ...address].join(', ')}. It answers for all travel services in
      it.
    </p>
  );
}

const listStyles = css`
  width: 100%;
`;
