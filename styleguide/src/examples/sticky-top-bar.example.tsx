import { css } from '@emotion/react';
import { Countdown } from '@storefront/shared/composites/countdown/countdown';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { StickyTopBar } from '@storefront/shared/composites/sticky-bar/sticky-top-bar';
import { Button } from '@storefront/shared/ui/button';
import { Price } from '@storefront/shared/composites/price/price';
import { useRef, useState, type ReactNode } from 'react';

import type { Example } from '../example';

export const stickyTopBarExample: Example = {
  title: 'Sticky top bar',
  group: 'Holiday',
  purpose: 'Keeps the offer of a long page available after its hero has been scrolled past.',
  states: [
    { name: 'Hero scrolled past', Component: () => <Page label="Offer" place="Antalya" passed /> },
    { name: 'Hero visible: bar hidden', Component: () => <Page label="Hidden offer" place="Antalya" /> },
    {
      name: 'With board and countdown',
      Component: () => (
        <Page label="Offer with more facts" place="Antalya" passed>
          <span>All Inclusive</span>
          <TwentyMinutes />
        </Page>
      ),
    },
    {
      name: 'Long text',
      Component: () => (
        <Page
          label="Offer far away"
          place="Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and around"
          passed
        />
      ),
    },
  ],
};

interface PageProps {
  readonly label: string;
  readonly place: string;
  readonly passed?: boolean;
  readonly children?: ReactNode;
}

/** A containing block for the fixed bar, in place of the viewport. */
function Page({ label, place, passed = false, children }: PageProps) {
  const hero = useRef<HTMLDivElement>(null);
  return (
    <div css={windowStyles}>
      <div ref={hero} css={passed ? passedStyles : heroStyles} />
      <StickyTopBar
        label={label}
        sentinel={hero}
        place={place}
        nights="7 nights"
        price={<Price amount={pence(31_900)} from />}
        action={<Button look="call">Book Now</Button>}
      >
        {children}
      </StickyTopBar>
    </div>
  );
}

function TwentyMinutes() {
  const { clock } = useRuntime();
  const [from] = useState(() => clock.now());
  return <Countdown label="Offer ends in" from={from} seconds={1_200} repeat />;
}

const windowStyles = css`
  position: relative;
  contain: layout;
  height: 120px;
  overflow: hidden;
`;

const heroStyles = css`
  height: 100%;
`;

const passedStyles = css`
  position: absolute;
  top: -9999px;
  width: 1px;
  height: 1px;
`;
