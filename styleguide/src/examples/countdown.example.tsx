import { Countdown } from '@storefront/shared/composites/countdown/countdown';
import { useRuntime } from '@storefront/shared/runtime';
import { useState } from 'react';

import type { Example } from '../example';

export const countdownExample: Example = {
  title: 'Countdown',
  group: 'Feedback',
  purpose: 'Says how long something lasts; it changes no price and no button when it ends.',
  states: [
    { name: 'Once, for 15 minutes', Component: () => <Begun secondsAgo={61} seconds={900} /> },
    { name: 'Again every 20 minutes', Component: () => <Begun secondsAgo={0} seconds={1_200} repeat /> },
    { name: 'Longer than an hour', Component: () => <Begun secondsAgo={0} seconds={7_200} /> },
    {
      name: 'At its end, with other words',
      Component: () => (
        <Countdown
          label="We are holding this price for"
          endedLabel="We check the price again before you pay."
          from={0}
          seconds={900}
        />
      ),
    },
    {
      name: 'Before the time is known: room, and nothing in it',
      Component: () => <Countdown label="We are holding this price for" from={null} seconds={900} />,
    },
  ],
};

interface BegunProps {
  readonly secondsAgo: number;
  readonly seconds: number;
  readonly repeat?: boolean;
}

function Begun({ secondsAgo, seconds, repeat }: BegunProps) {
  const { clock } = useRuntime();
  const [from] = useState(() => clock.now() - secondsAgo * 1_000);
  return (
    <Countdown
      label={repeat ? 'Offer ends in' : 'We are holding this price for'}
      from={from}
      seconds={seconds}
      repeat={repeat}
    />
  );
}
