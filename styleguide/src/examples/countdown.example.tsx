import { Countdown } from '@storefront/shared/composites/countdown/countdown';
import { useRuntime } from '@storefront/shared/runtime';
import { useState } from 'react';

import type { Example } from '../example';

export const countdownExample: Example = {
  title: 'Countdown',
  group: 'Feedback',
  purpose: 'The remaining time of an offer; prices and buttons do not change when it ends.',
  states: [
    { name: 'Once, for 15 minutes', Component: () => <RunningCountdown secondsAgo={61} seconds={900} /> },
    {
      name: 'Repeating every 20 minutes',
      Component: () => <RunningCountdown secondsAgo={0} seconds={1_200} repeat />,
    },
    { name: 'Longer than an hour', Component: () => <RunningCountdown secondsAgo={0} seconds={7_200} /> },
    {
      name: 'Ended, with another label',
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
      name: 'Start time unknown: reserved space',
      Component: () => <Countdown label="We are holding this price for" from={null} seconds={900} />,
    },
  ],
};

interface RunningCountdownProps {
  readonly secondsAgo: number;
  readonly seconds: number;
  readonly repeat?: boolean;
}

function RunningCountdown({ secondsAgo, seconds, repeat }: RunningCountdownProps) {
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
